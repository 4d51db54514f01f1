// Whether the time of an answer tells that an address has an account: the same failing request for people
// who are there and for people who are not, in turn, until there are enough to compare. On a busy machine
// the figures scatter, which is why tests compare the work instead (server/senha/mesmo-trabalho.test.ts).
import { mannWhitneyP, median, printTable, verdict } from './figures.ts';

const PEOPLE = 8;
/** Fewer than the thirty failures after which attempts for one person are slowed down. */
const EACH = 25;
const WANTED_MS = 5;
const WANTED_P = 0.01;
const PASSWORD = 'quatro cavalos azuis';

type Send = (path: string, body: object, network: number) => Promise<Response>;

async function register(send: Send): Promise<string[]> {
  const emails: string[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const email = `existe${number}@exemplo.com`;
    const own = { nome: 'Pessoa da Medida', email, nascimento: '1990-01-01' };
    const form = { ...own, password: PASSWORD, password_confirmation: PASSWORD };
    const answer = await send('/api/registrar', form, 50_000 + number);
    if (!answer.ok) throw new Error(`registering answered ${answer.status}`);
    emails.push(email);
  }
  return emails;
}

type Times = {
  readonly known: number[];
  readonly unknown: number[];
  readonly statuses: Set<number>;
};

async function measure(send: Send, path: string, known: readonly string[], from: number) {
  const times: Times = { known: [], unknown: [], statuses: new Set() };
  let network = from;
  for (let turn = 0; turn < EACH * PEOPLE; turn += 1) {
    const number = turn % PEOPLE;
    const pair = [
      ['known', known[number] ?? ''],
      ['unknown', `falta${number}@exemplo.com`],
    ] as const;
    for (const [who, email] of turn % 2 ? pair : pair.toReversed()) {
      network += 1;
      const start = performance.now();
      const answer = await send(path, { email, password: 'uma senha errada' }, network);
      await answer.text();
      times[who].push(performance.now() - start);
      times.statuses.add(answer.status);
    }
  }
  return times;
}

export async function benchEnumeration(send: Send): Promise<void> {
  const known = await register(send);
  const rows = [['time tells an account', 'with ms', 'without ms', 'apart ms', 'p', 'status']];
  let isReached = true;
  for (const [path, from] of [
    ['/api/login', 10_000],
    ['/api/forgot-password', 20_000],
  ] as const) {
    const times = await measure(send, path, known, from);
    const medians = [median(times.known), median(times.unknown)] as const;
    const apart = Math.abs(medians[0] - medians[1]);
    const p = mannWhitneyP(times.known, times.unknown);
    isReached &&= apart < WANTED_MS && p > WANTED_P && times.statuses.size === 1;
    const figures = [medians[0], medians[1], apart].map((ms) => ms.toFixed(1));
    rows.push([`POST ${path}`, ...figures, p.toFixed(3), [...times.statuses].join()]);
  }
  printTable(rows);
  console.log(verdict(isReached, `medians less than ${WANTED_MS} ms apart, p > ${WANTED_P}`));
}
