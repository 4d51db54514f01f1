// A signed-in visitor of the product under measurement.
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao/conta.ts';
import { ask } from './light-request.ts';

export type Visitor = {
  readonly cookie: () => string;
  /** Calls the API as a page of the product would. */
  readonly send: <Answer>(method: string, path: string, body: object) => Promise<Answer>;
};

type Someone = Visitor & { fetchToken(): Promise<void> };

async function someone(url: string): Promise<Someone> {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (lines: readonly string[] = []) => {
    for (const line of lines) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
  };
  /** A token holds as long as the session that it was made for. */
  const fetchToken = async () => {
    const answer = await fetch(`${url}/sanctum/csrf-cookie`, { headers: { Cookie: cookie() } });
    keep(answer.headers.getSetCookie());
  };
  async function send<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const answer = await ask(url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: url,
        Cookie: cookie(),
        'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      },
      body: JSON.stringify(body),
    });
    const content = await text(answer);
    const { statusCode = 500, headers } = answer;
    if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${content}`);
    keep(headers['set-cookie']);
    return JSON.parse(content) as Answer;
  }
  await fetchToken();
  return { cookie, send, fetchToken };
}

/** Logs the demonstration user in. */
export async function signIn(url: string): Promise<Visitor> {
  const visitor = await someone(url);
  await visitor.send('POST', '/api/login', { email: DEMO_EMAIL, password: DEMO_PASSWORD });
  await visitor.fetchToken();
  return visitor;
}

const LINK = /<pre>[\s\S]*?<a href="([^"]+)">/;

/** The link in the mail to somebody, from the mailbox of a machine without a mail server. */
async function linkFor(url: string, email: string): Promise<URL> {
  for (;;) {
    const mailbox = await (await fetch(`${url}/dev/mail`)).text();
    const mail = mailbox.split('<article>').find((one) => one.includes(email));
    const link = mail && LINK.exec(mail)?.[1]?.replaceAll('&amp;', '&');
    if (link) return new URL(link);
    await sleep(50);
  }
}

/** Somebody new, signed in, whose address is confirmed. */
export async function register(url: string): Promise<Visitor> {
  const visitor = await someone(url);
  const email = `medida-${Date.now()}@exemplo.com.br`;
  const password = 'quatro cavalos azuis';
  const more = { password, password_confirmation: password, nascimento: '1990-05-20' };
  await visitor.send('POST', '/api/registrar', { nome: 'Bia Souza', email, ...more });
  await visitor.fetchToken();
  const { searchParams } = await linkFor(url, email);
  await visitor.send('POST', '/api/email/verificar', Object.fromEntries(searchParams));
  return visitor;
}
