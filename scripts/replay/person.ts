// Somebody with an account of their own, who does everything as the pages of the product would: over HTTP.
import { randomBytes, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '#scripts/bench/light-request.ts';

export type Person = {
  readonly get: <Answer>(path: string) => Promise<Answer>;
  readonly send: <Answer>(method: string, path: string, body?: object) => Promise<Answer>;
};

/** One picture, as the form of the page sends it. */
export type FormWithFile = { readonly type: string; readonly bytes: Uint8Array };

const isForm = (body: object | undefined): body is FormWithFile =>
  body !== undefined && 'bytes' in body && body.bytes instanceof Uint8Array;

function pack(body: object | undefined) {
  if (!body) return { headers: {} };
  if (isForm(body)) return { headers: { 'Content-Type': body.type }, body: body.bytes };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

const MAKES = /^POST \/api\/(campeonatos|partidas)\b/;

/** As pages do: what makes something is known by its key when it comes twice. */
const keyOf = (asked: string, body: object | undefined) =>
  !isForm(body) && MAKES.test(asked) ? { 'Idempotency-Key': randomUUID() } : undefined;

const PASSWORD = 'quatro cavalos azuis';
const LINK = /<pre>[\s\S]*?<a href="([^"]+)">/;
const MAIL_PAUSE_MS = 50;
const MAIL_TRIES = 1_200;

/** A visitor with cookies and a network of their own. */
function visitor(url: string): Person {
  const cookies = new Map<string, string>();
  const address = ['10', ...randomBytes(3)].join('.');
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const packed = pack(body);
    const answer = await ask(url + path, {
      method,
      headers: {
        Accept: 'application/json',
        Origin: url,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-Forwarded-For': address,
        'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...keyOf(`${method} ${path}`, body),
        ...packed.headers,
      },
      body: packed.body,
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const content = await text(answer);
    const { statusCode = 500 } = answer;
    if (statusCode >= 300) throw new Error(`${method} ${path} answered ${statusCode}: ${content}`);
    return (content ? JSON.parse(content) : undefined) as Answer;
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
