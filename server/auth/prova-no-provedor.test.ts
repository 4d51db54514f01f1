// Fresh proof by a log-in provider: what counts is when the person logged in there, not that they came back.
import { Secret, TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#server/sessao/senha.ts';
import { APP_URL } from '#server/testing/app.ts';
import { GO, testProvider } from '#server/testing/auth/log-in-provider.ts';
import type { Client } from '#server/testing/client.ts';
import { type Person, walkBack } from '#server/testing/openid-provider.ts';

const PASSWORD = 'quatro cavalos azuis';
const UNPROVED = '/perfil?erro=rede_sem_prova#redes';

const { t, provider, newPerson, known } = testProvider();

/** Comes by the provider, for this purpose; gives where they end up. */
async function come(client: Client, person: Person, para: string): Promise<string> {
  provider.person = person;
  const start = await client.get(`${GO}?para=${para}`);
  const back = await walkBack(String(start.headers.location), APP_URL);
  return String((await client.get(back)).headers.location);
}

async function enteredBy(person: Person): Promise<Client> {
  const guest = await t.guest();
  expect(await come(guest, person, 'entrar')).toBe('/socialite-callback');
  return guest;
}

const isFresh = async (client: Client) =>
  (await client.post('/api/perfil/segundo-fator')).statusCode === 200;

const loggedInAgo = (seconds: number) => (claims: Record<string, unknown>) => ({
  ...claims,
  auth_time: Math.floor(Date.now() / 1_000) - seconds,
});

test('coming in by a provider that still knows the browser is not fresh proof', async () => {
  const { person } = await known();
  expect(await isFresh(await enteredBy(person))).toBe(false);
});

describe('proving it at the provider', () => {
  test('asks for a new log-in there and for the time of it', async () => {
    const { person } = await known();
    const client = await enteredBy(person);
    const { headers } = await client.get(`${GO}?para=reautenticar`);
    const { searchParams } = new URL(String(headers.location));
    expect(searchParams.get('max_age')).toBe('0');
    expect(JSON.parse(searchParams.get('claims') ?? '{}')).toEqual({
      id_token: { auth_time: { essential: true } },
    });
  });

  test('counts when the person has just logged in there', async () => {
    const { person } = await known();
    const client = await enteredBy(person);
    expect(await come(client, person, 'reautenticar')).toBe('/perfil');
    expect(await isFresh(client)).toBe(true);
  });

  test.each([
    ['an hour ago', loggedInAgo(3_600)],
    ['it does not say when', ({ auth_time: _, ...claims }: Record<string, unknown>) => claims],
    ['in words', (claims: Record<string, unknown>) => ({ ...claims, auth_time: 'now' })],
  ])('does not count when they logged in there %s', async (_when, spoil) => {
    const { person } = await known();
    const client = await enteredBy(person);
    provider.spoil = spoil;
    expect(await come(client, person, 'reautenticar')).toBe(UNPROVED);
    expect(await isFresh(client)).toBe(false);
  });

  test('lasts from the log-in there, not from the way back, and never into the future', async () => {
    const { person, uuid } = await known();
    const client = await enteredBy(person);
    const ageOf = async () =>
      (
        await t.db.first<{ age: number }>(sql`
          select extract(epoch from now() - provedor_em)::int as age from sessoes
          where usuario_uuid = ${uuid}`)
      )?.age ?? 0;
    provider.spoil = loggedInAgo(600);
    await come(client, person, 'reautenticar');
    expect(await ageOf()).toBeGreaterThanOrEqual(600);
    provider.spoil = loggedInAgo(-3_600);
    await come(client, person, 'reautenticar');
    expect(await ageOf()).toBeGreaterThanOrEqual(0);
  });

  test('does not skip the password of who has one', async () => {
    const { person } = await known(newPerson(), { senha: await hashPassword(PASSWORD) });
    const client = await enteredBy(person);
    expect(await come(client, person, 'reautenticar')).toBe('/perfil');
    expect(await isFresh(client)).toBe(false);
    await client.post('/api/perfil/reautenticacao', { password: PASSWORD });
    expect(await isFresh(client), 'the control').toBe(true);
  });

  test('does not skip the code of who has a second factor', async () => {
    const { person, uuid } = await known();
    const client = await enteredBy(person);
    await come(client, person, 'reautenticar');
    const { segredo } = (await client.post('/api/perfil/segundo-fator')).json().data;
    const codigo = new TOTP({ secret: Secret.fromBase32(segredo) }).generate();
    expect((await client.put('/api/perfil/segundo-fator', { codigo })).statusCode).toBe(200);
    await t.ageProofs({ uuid });
    await come(client, person, 'reautenticar');
    const answer = await client.delete('/api/perfil/segundo-fator');
    expect(answer.json().code).toBe('reautenticar');
  });

  test('is not tried with a provider that never says when', async () => {
    const ana = await t.signedIn();
    const { headers } = await ana.get('/api/auth/discord/redirect?para=reautenticar');
    expect(headers.location).toBe(UNPROVED);
  });
});
