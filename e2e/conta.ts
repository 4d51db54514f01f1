// What the journeys of accounts share: a new person, calls as the page's visitor, and their mails.
import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

const REGISTER = '/api/registrar';

export const PASSWORD = 'quatro cavalos azuis';

export function newEmail(): string {
  return `pessoa-${randomBytes(5).toString('hex')}@exemplo.com`;
}

/** An address in a network of its own, as a proxy would tell it (TRUST_PROXY in harness.ts). */
const ownAddress = () => ['10', ...randomBytes(3)].join('.');

/** Calls the API with the cookies of the page. */
export async function call(page: Page, method: string, path: string, data?: object) {
  const { request } = page.context();
  await request.get('/sanctum/csrf-cookie');
  const cookies = await page.context().cookies(process.env.E2E_URL);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return request.fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      Origin: process.env.E2E_URL ?? '',
      'X-XSRF-TOKEN': decodeURIComponent(token),
      ...(path === REGISTER && { 'X-Forwarded-For': ownAddress() }),
    },
    ...(data && { data }),
  });
}

/** A new person, signed in, who has not confirmed their address. */
export async function register(page: Page, nome = 'Bia Souza'): Promise<string> {
  const email = newEmail();
  const answer = await call(page, 'POST', REGISTER, {
    nome,
    email,
    nascimento: '1990-05-20',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return email;
}

const MAILBOX = '/dev/mail';

/** Opens the mailbox and gives the link in the newest mail to somebody with such a subject. */
export async function openMail(page: Page, email: string, subject: string) {
  const mail = page.locator('article', { hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto(MAILBOX);
    await expect(mail).toBeVisible({ timeout: 100 });
  }).toPass();
  return mail.locator('pre a');
}

/** The address in the newest mail to somebody, without leaving the page. */
export async function linkFor(page: Page, email: string, subject: string): Promise<string> {
  const other = await page.context().newPage();
  const link = await (await openMail(other, email, subject)).getAttribute('href');
  await other.close();
  return link ?? '';
}

/** A new person, signed in, whose address is confirmed. */
export async function registerVerified(page: Page, nome?: string): Promise<string> {
  const email = await register(page, nome);
  const { searchParams } = new URL(await linkFor(page, email, 'Confirme seu e-mail'));
  const answer = await call(page, 'POST', '/api/email/verificar', Object.fromEntries(searchParams));
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}
