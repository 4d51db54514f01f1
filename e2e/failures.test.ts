// What the visitor sees when a call fails: the whole catalogue, on the form that everybody meets first.
import type { Page, Request } from '@playwright/test';
import { expect, signIn, test } from './harness.ts';
import { ready, toastGroup } from './tab.ts';

test.use({ expectedErrors: [/status of \d{3}|ERR_FAILED/] });

const DEFAULT = 'Um erro foi encontrado. Tente novamente mais tarde.';

const toasts = (page: Page) => toastGroup(page, 'default').getByRole('listitem');

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('duda@exemplo.com');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-da-duda');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}

/** Every answer of the log-in is this one. */
async function answerLogIn(page: Page, status: number, json: object): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route('**/api/login', (route) => {
    asked.push(route.request());
    return route.fulfill({ status, json: { message: 'x', request_id: 'r', ...json } });
  });
  await page.goto('/login');
  await ready(page);
  const answered = page.waitForResponse('**/api/login');
  await logIn(page);
  await answered;
  return asked;
}

const validations = { email: ['Use outro e-mail.'] };

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
  test(`${situation}: one ${kind} toast`, async ({ page }) => {
    await answerLogIn(page, status, body);
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toContainText(text);
    await expect(toasts(page)).toHaveAttribute('data-kind', kind);
  });
}

test('validations are shown by the form, without a toast', async ({ page }) => {
  await answerLogIn(page, 422, { error: 'x', validations });
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Use outro e-mail/);
  await expect(toasts(page)).toHaveCount(0);
});

test('401 is silent', async ({ page }) => {
  await answerLogIn(page, 401, { error: 'Entre', warning: 'Entre' });
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toBeEnabled();
  await expect(toasts(page)).toHaveCount(0);
});

test('a network that fails counts as 5xx', async ({ page }) => {
  await page.route('**/api/login', (route) => route.abort());
  await page.goto('/login');
  await ready(page);
  await logIn(page);
  await expect(toasts(page)).toContainText(DEFAULT);
});

test('a token that is no longer valid is fetched again, and nothing is sent twice', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sanctum/csrf-cookie')) fetched.push(request.url());
  });
  const asked = await answerLogIn(page, 419, { error: 'Sua sessão expirou. Tente novamente.' });
  await expect(toasts(page)).toContainText('Sua sessão expirou. Tente novamente.');
  await expect.poll(() => fetched.length).toBe(2);
  expect(asked).toHaveLength(1);
});

test('the token is the one of the cookie, decoded, fetched before the log-in', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/sanctum/csrf-cookie' || pathname === '/api/login') order.push(pathname);
  });
  const [asked] = await answerLogIn(page, 422, { validations });
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  expect(token).not.toBe('');
  expect(await asked?.headerValue('x-xsrf-token')).toBe(decodeURIComponent(token));
  expect(order).toEqual(['/sanctum/csrf-cookie', '/api/login']);
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
