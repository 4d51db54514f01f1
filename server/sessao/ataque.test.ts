// Guessing one person's password from many addresses.
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import type { Client } from '#server/testing/client.ts';
import { testMailbox } from '#server/testing/mailbox.ts';
import { hashPassword } from './senha.ts';

const PROXY = '10.9.9.9';
const t = testApp({ TRUST_PROXY: PROXY });
const mailbox = testMailbox(t);
const PASSWORD = 'quatro cavalos azuis';

const attempt = async (client: Client, email: string, password: string, address: string) => {
  const headers = { 'x-forwarded-for': address };
  const answer = await client.post('/api/login', { email, password }, { headers, from: PROXY });
  return answer.statusCode;
};

async function guessFromEverywhere(client: Client, email: string, times: number) {
  for (let i = 0; i < times; i++) {
    expect(await attempt(client, email, 'errada', `198.18.${i}.7`)).toBe(422);
  }
}

/** Both begin at once, the first one a little before; gives which was answered first. */
async function whoIsFirst(first: Promise<unknown>, second: Promise<unknown>): Promise<string> {
  const order: string[] = [];
  await Promise.all([
    first.then(() => order.push('the first')),
    second.then(() => order.push('the second')),
  ]);
  return order[0] ?? '';
}

describe('thirty failures in an hour for one person, each from another network', () => {
  const nobody = 'ninguem@exemplo.com';
  const calm = 'calma@exemplo.com';
  let guest: Client;
  /** One for each that logs in: who is logged in cannot again. */
  let others: readonly Client[];

  beforeAll(async () => {
    await t.insertPerson({ email: calm, senha: await hashPassword(PASSWORD) });
    await guessFromEverywhere(await t.guest(), nobody, 30);
  });

  beforeEach(async () => {
    guest = await t.guest();
    others = [await t.guest(), await t.guest()];
  });

  /** Begins to log in, and so does somebody whom nobody attacks. */
  async function besideACalmOne(attacked: Promise<number>, at: 0 | 1): Promise<number> {
    const other = attempt(others[at] as Client, calm, PASSWORD, '198.19.5.1');
    expect(await whoIsFirst(attacked, other)).toBe('the second');
    expect(await other).toBe(200);
    return attacked;
  }

  test('slow the next ones down, right or wrong, tell the owner once, and lock nobody out', async () => {
    const { email } = await t.insertPerson({ senha: await hashPassword(PASSWORD) });
    await guessFromEverywhere(guest, email, 29);
    const slow = attempt(guest, nobody, 'errada', '198.19.1.1');
    const thirtieth = attempt(guest, email, 'errada', '198.19.1.1');
    expect(await whoIsFirst(slow, thirtieth)).toBe('the second');
    expect(await thirtieth).toBe(422);
    const wrong = attempt(guest, email, 'errada', '198.19.2.1');
    expect(await besideACalmOne(wrong, 0)).toBe(422);
    const right = attempt(guest, email, PASSWORD, '198.19.3.1');
    expect(await besideACalmOne(right, 1)).toBe(200);
    await mailbox.settled();
    const mails = await mailbox.of(email);
    expect(mails.map(({ assunto }) => assunto)).toEqual([
      'Muitas tentativas de entrar na sua conta do Tabelão',
    ]);
  });

  test('look the same when there is no such person', async () => {
    const next = attempt(guest, nobody, 'errada', '198.19.4.1');
    expect(await besideACalmOne(next, 0)).toBe(422);
    await mailbox.settled();
    expect(await t.db.rows(sql`select 1 from correio where para = ${nobody}`)).toEqual([]);
  });
});

test('many attempts at the same moment count as many', async () => {
  const { email } = await t.insertPerson({ senha: await hashPassword(PASSWORD) });
  const guest = await t.guest();
  const all = Array.from({ length: 12 }, () => attempt(guest, email, 'errada', '198.19.6.1'));
  const statuses = await Promise.all(all);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('eight right ones at the same moment all get in: only failures count', async () => {
  const { email } = await t.insertPerson({ senha: await hashPassword(PASSWORD) });
  const from = '198.19.6.2';
  const guests = await Promise.all(Array.from({ length: 8 }, () => t.guest()));
  const wrong = await attempt(await t.guest(), email, 'errada', from);
  const all = guests.map((guest) => attempt(guest, email, PASSWORD, from));
  expect([wrong, ...(await Promise.all(all))]).toEqual([422, ...Array(8).fill(200)]);
});

test('of sixty passwords to hash at once, four are and fifty wait; the others are told to come back', async () => {
  const hashes = Array.from({ length: 60 }, () => hashPassword(PASSWORD));
  const results = await Promise.allSettled(hashes);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(6).fill('indisponivel'));
  // The control: the places are free again.
  await expect(hashPassword(PASSWORD)).resolves.toContain('argon2id');
});

describe('two hundred log-ins at the same moment, each of somebody else from elsewhere', () => {
  const MEGABYTE = 1_048_576;

  /** By how many megabytes this process grew at most while something ran. */
  async function growth(work: () => Promise<unknown>): Promise<number> {
    const before = process.memoryUsage.rss();
    let most = before;
    const look = () => {
      most = Math.max(most, process.memoryUsage.rss());
    };
    const timer = setInterval(look, 2);
    await work();
    look();
    clearInterval(timer);
    return (most - before) / MEGABYTE;
  }

  test('are answered, or told when to come back, in the memory of four', async () => {
    const guest = await t.guest();
    let answers: { statusCode: number; headers: Record<string, unknown> }[] = [];
    const grown = await growth(async () => {
      const flood = Array.from({ length: 200 }, (_, i) => {
        const body = { email: `ninguem${i}@exemplo.com`, password: 'errada' };
        const headers = { 'x-forwarded-for': `198.20.${i}.1` };
        return guest.post('/api/login', body, { headers, from: PROXY });
      });
      answers = await Promise.all(flood);
    });
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    const checked = answers.filter(({ statusCode }) => statusCode === 422);
    expect(refused.length + checked.length).toBe(200);
    expect(refused.length).toBeGreaterThan(0);
    expect(checked.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('5');
    expect(grown).toBeLessThan(250);
    // The controls: what is held would show, and the next one gets in.
    const held: Buffer[] = [];
    const seen = await growth(async () => held.push(Buffer.alloc(300 * MEGABYTE, 1)));
    expect(seen, `${held.length} kept`).toBeGreaterThan(250);
    const { email } = await t.insertPerson({ senha: await hashPassword(PASSWORD) });
    expect(await attempt(guest, email, PASSWORD, '198.21.1.1')).toBe(200);
  });
});
