// A signed-in visitor of the product under measurement.
import { DEMO_EMAIL, DEMO_PASSWORD } from '#server/demonstracao/demonstracao.ts';

export type Visitor = {
  readonly cookie: () => string;
  /** Calls the API as a page of the product would. */
  readonly send: <Answer>(method: string, path: string, body: object) => Promise<Answer>;
};

/** Logs the demonstration user in. */
export async function signIn(url: string): Promise<Visitor> {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
  };
  /** A token holds as long as the session that it was made for. */
  const fetchToken = async () =>
    keep(await fetch(`${url}/sanctum/csrf-cookie`, { headers: { Cookie: cookie() } }));
  async function send<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Origin: url,
        Cookie: cookie(),
        'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    keep(answer);
    return JSON.parse(text) as Answer;
  }
  await fetchToken();
  await send('POST', '/api/login', { email: DEMO_EMAIL, password: DEMO_PASSWORD });
  await fetchToken();
  return { cookie, send };
}
