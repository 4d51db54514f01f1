// What the visitor sees when a call fails: the whole catalogue, on the form that everybody meets first.
import type { Page, Request } from '@playwright/test';
import { expect, signIn, test } from './harness.ts';
import { closeToasts, ready, toastGroup } from './tab.ts';

test.use({ expectedErrors: [/status of \d{3}|ERR_FAILED/] });

const DEFAULT = 'Um erro foi encontrado. Tente novamente mais tarde.';

const toasts = (page: Page) => toastGroup(page, 'default').getByRole('listitem');

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('duda@exemplo.com');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-da-duda');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}

type Answer = { readonly status: number; readonly body: object };

/** Opens the log-in, whose answers are what `answerWith` said last; nothing said: the network fails. */
async function openLogIn(page: Page) {
  const asked: Request[] = [];
  let answer: Answer | undefined;
  await page.route('**/api/login', (route) => {
    asked.push(route.request());
    if (!answer) return route.abort();
    const { status, body } = answer;
    return route.fulfill({ status, json: { message: 'x', request_id: 'r', ...body } });
  });
  await page.goto('/login');
  await ready(page);
  const answerWith = async (next: Answer) => {
    answer = next;
    const answered = page.waitForResponse('**/api/login');
    await logIn(page);
    await answered;
  };
  return { asked, answerWith };
}

const validations = { email: ['Use outro e-mail.'] };

test('a call that fails shows one toast of its kind', async ({ page }) => {
  const { answerWith } = await openLogIn(page);
  await test.step('a network that fails counts as 5xx', async () => {
    await logIn(page);
    await expect(toasts(page)).toContainText(DEFAULT);
    await closeToasts(page, 'default');
  });
  for (const [situation, status, body, kind, text] of [
    ['4xx with a warning', 402, { warning: 'Limite do plano.' }, 'warning', 'Limite do plano.'],
    [
      'a warning beside validations',
      422,
      { warning: 'Olha isto.', validations },
      'warning',
      'Olha isto.',
    ],
    ['4xx with an error', 403, { error: 'Não pode.' }, 'error', 'Não pode.'],
    ['4xx with empty validations', 422, { error: 'Veja.', validations: {} }, 'error', 'Veja.'],
    ['4xx without any text', 400, {}, 'error', DEFAULT],
    ['5xx, whatever it says', 500, { error: 'Segredo', warning: 'x' }, 'error', DEFAULT],
    ['503', 503, { error: 'Volte já' }, 'error', DEFAULT],
  ] as const) {
    await test.step(situation, async () => {
      await answerWith({ status, body });
      await expect(toasts(page)).toHaveCount(1);
      await expect(toasts(page)).toContainText(text);
      await expect(toasts(page)).toHaveAttribute('data-kind', kind);
      await closeToasts(page, 'default');
    });
  }
});

test('validations are shown by the form, and 401 is silent: neither has a toast', async ({
  page,
}) => {
  const { answerWith } = await openLogIn(page);
  await answerWith({ status: 422, body: { error: 'x', validations } });
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Use outro e-mail/);
  await expect(toasts(page)).toHaveCount(0);
  await answerWith({ status: 401, body: { error: 'Entre', warning: 'Entre' } });
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);
});

test('the token is that of the cookie, fetched first and again when it is refused; nothing is sent twice', async ({
  page,
}) => {
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/sanctum/csrf-cookie' || pathname === '/api/login') order.push(pathname);
  });
  const { asked, answerWith } = await openLogIn(page);
  await answerWith({ status: 422, body: { validations } });
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  expect(token).not.toBe('');
  expect(await asked[0]?.headerValue('x-xsrf-token')).toBe(decodeURIComponent(token));
  expect(order).toEqual(['/sanctum/csrf-cookie', '/api/login']);

  await answerWith({ status: 419, body: { error: 'Sua sessão expirou. Tente novamente.' } });
  await expect(toasts(page)).toContainText('Sua sessão expirou. Tente novamente.');
  const again = ['/sanctum/csrf-cookie', '/api/login', '/sanctum/csrf-cookie'];
  await expect.poll(() => order.slice(2)).toEqual(again);
  expect(asked).toHaveLength(2);
});

test('a session that ended elsewhere is noticed, without a message', async ({ page }) => {
  await signIn(page);
  await page.goto('/ajuda');
  await ready(page);
  await page.route('**/api/perfil/idioma', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthenticated.', code: 'nao_autenticado' } }),
  );
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await expect(page).toHaveURL('/ajuda');
});
