// What the journeys of accounts share: a new person, calls as somebody, and their mails.
import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { ready } from './tab.ts';

const REGISTER = '/api/registrar';

export const PASSWORD = 'quatro cavalos azuis';

export function newEmail(): string {
  return `pessoa-${randomBytes(5).toString('hex')}@exemplo.com`;
}

/** Who calls: the visitor of a page, or somebody who needs none. */
export type Caller = Page | APIRequestContext;

const isPage = (caller: Caller): caller is Page => 'context' in caller;

/** An address in a network of its own, as a proxy would tell it (TRUST_PROXY in harness.ts). */
const ownAddress = () => ['10', ...randomBytes(3)].join('.');

async function readToken(caller: Caller): Promise<string | undefined> {
  const cookies = isPage(caller)
    ? await caller.context().cookies(process.env.E2E_URL)
    : (await caller.storageState()).cookies;
  const found = cookies.find(({ name }) => name === 'XSRF-TOKEN');
  return found && decodeURIComponent(found.value);
}

/** Calls the API with the cookies of a page, or of somebody without one. */
export async function call(
  caller: Caller,
  method: string,
  path: string,
  data?: object,
): Promise<APIResponse> {
  const request = isPage(caller) ? caller.context().request : caller;
  const hasToken = method === 'GET' || (await readToken(caller));
  if (!hasToken) await request.get('/sanctum/csrf-cookie');
  return request.fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      Origin: process.env.E2E_URL ?? '',
      'X-XSRF-TOKEN': (await readToken(caller)) ?? '',
      ...(path === REGISTER && { 'X-Forwarded-For': ownAddress() }),
    },
    ...(data && { data }),
  });
}

/** A new person, signed in, who has not confirmed their address. */
export async function register(caller: Caller, nome = 'Bia Souza'): Promise<string> {
  const email = newEmail();
  const answer = await call(caller, 'POST', REGISTER, {
    nome,
    email,
    nascimento: '1990-05-20',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return email;
}

const LINK = /<pre>[\s\S]*?<a href="([^"]+)">/;

/** The mails to somebody, newest first, as the mailbox of a machine without a mail server tells them. */
async function mailsTo(email: string, subject: string): Promise<string[]> {
  const mailbox = await (await fetch(`${process.env.E2E_URL}/dev/mail`)).text();
  const mails = mailbox.split('<article>').slice(1);
  return mails.filter((mail) => mail.includes(email) && mail.includes(subject));
}

/** Waits until so many have come. */
export async function expectMails(email: string, subject: string, count: number): Promise<void> {
  await expect.poll(async () => (await mailsTo(email, subject)).length).toBe(count);
}

/** The address in the newest mail to somebody with such a subject. */
export async function linkFor(email: string, subject: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const [mail = ''] = await mailsTo(email, subject);
    link = LINK.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(link, `no mail to ${email}: ${subject}`).not.toBe('');
  }).toPass({ intervals: [100] });
  return link;
}

/** Follows the link in the newest mail to somebody with such a subject. */
export async function openLinkFor(page: Page, email: string, subject: string): Promise<void> {
  await page.goto(await linkFor(email, subject));
  await ready(page);
}

/** A new person, signed in, whose address is confirmed. */
export async function registerVerified(caller: Caller, nome?: string): Promise<string> {
  const email = await register(caller, nome);
  const { searchParams } = new URL(await linkFor(email, 'Confirme seu e-mail'));
  const confirmation = Object.fromEntries(searchParams);
  const answer = await call(caller, 'POST', '/api/email/verificar', confirmation);
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}
