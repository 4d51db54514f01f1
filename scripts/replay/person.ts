// Somebody with an account of their own, who does everything as the pages of the product would: over HTTP.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export type Person = {
  readonly get: <Answer>(path: string) => Promise<Answer>;
  readonly send: <Answer>(method: string, path: string, body?: object) => Promise<Answer>;
};

const PASSWORD = 'quatro cavalos azuis';
const LINK = /<pre>[\s\S]*?<a href="([^"]+)">/;
const MAIL_PAUSE_MS = 50;
const MAIL_TRIES = 1_200;

/** A visitor with cookies and a network of their own. */
function visitor(url: string): Person {
  const cookies = new Map<string, string>();
  const address = ['10', ...randomBytes(3)].join('.');
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method,
      headers: {
        Accept: 'application/json',
        Origin: url,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-Forwarded-For': address,
        'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as Answer;
  }
  return { get: (path) => call('GET', path), send: call };
}

/** The link of the mail that confirms an address, from the mailbox of a machine without a mail server. */
async function confirmationOf(url: string, email: string): Promise<Record<string, string>> {
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const mailbox = await (await fetch(`${url}/dev/mail`)).text();
    const mail = mailbox.split('<article>').find((one) => one.includes(email));
    const link = mail && LINK.exec(mail)?.[1]?.replaceAll('&amp;', '&');
    if (link) return Object.fromEntries(new URL(link).searchParams);
    await sleep(MAIL_PAUSE_MS);
  }
  throw new Error(`no mail came to ${email}`);
}

/** Registers and confirms the address. */
export async function newPerson(url: string, nome: string): Promise<Person> {
  const email = `pessoa-${randomBytes(6).toString('hex')}@exemplo.com`;
  const person = visitor(url);
  const account = { nome, email, password: PASSWORD, nascimento: '1990-05-20' };
  await person.send('GET', '/sanctum/csrf-cookie');
  await person.send('POST', '/api/registrar', account);
  await person.send('GET', '/sanctum/csrf-cookie');
  await person.send('POST', '/api/email/verificar', await confirmationOf(url, email));
  return person;
}
