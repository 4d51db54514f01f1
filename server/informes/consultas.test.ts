// What a post of a result by its players asks the database for: more statements are more waiting, for all who play in
// the championship.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { inTurn } from '#server/database/turns.ts';
import { testApp } from '#server/testing/app.ts';
import { currentRound, score } from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';
import { fotoDe, picture, sendFoto } from '#server/testing/foto.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  ler,
  makePartida,
  placar,
} from '#server/testing/vida.ts';

const t = testApp();

const PARTES: readonly (readonly [string, string])[] = [
  ['who asks', 'select u.uuid'],
  ['the key', 'select 1 where pg_try_advisory_xact_lock'],
  ['its first answer', 'select pedido_hash'],
  ['the lock', 'select 1 from campeonatos c'],
  ['the championship', 'select c.id'],
  ['the life of the match', 'select agora() as agora'],
  ['the claim', 'insert into informes'],
  ['its proof', 'select p.uuid, p.lado'],
  ['proof is used', 'update provas'],
  ['when it is due', 'insert into prazos'],
  ['the state of the match', 'update partidas set estado'],
  ['what is no longer due', 'delete from prazos z where'],
  ['the result', 'with novas as'],
  ['they are confirmed', 'update informes set estado'],
  ['the end', 'with trilha as'],
  ['the answer', 'insert into idempotencia'],
  ['it is told', 'with pessoas as'],
  ['to other processes', 'select pg_notify'],
];

const partesDe = (statements: readonly string[]) =>
  statements.map((text) => PARTES.find(([, head]) => text.startsWith(head))?.[0] ?? text);

/** A result stands already, so that what is stored of the championship is remembered. */
async function remembered(): Promise<CenaDaVida> {
  const cena = await makePartida(t, { times: 4 });
  const { dono } = cena.gente;
  const other = (await currentRound(dono, cena.id)).find(({ uuid }) => uuid !== cena.uuid);
  if (!other) throw new Error('no other match');
  aceito(await score(dono, other, placar(1, 0)));
  return cena;
}

/** Who is told in this process needs no word to others. */
const isOwn = (part: string) => part !== 'to other processes';

/** What was announced before is told first, and then nothing of the same championship for a second. */
async function askedBy(work: () => Promise<unknown>): Promise<string[]> {
  await eventually(async () => expect(await t.db.rows(sql`select 1 from saida`)).toEqual([]));
  return partesDe(await t.statementsOf(work)).filter(isOwn);
}

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

const BEGIN = [
  ...['who asks', 'the key', 'its first answer', 'the lock', 'the championship'],
  'the life of the match',
];
const END = ['the end', 'the answer', 'it is told'];

test('a report with a picture, and its confirmation, as a page sends them', async () => {
  const cena = await remembered();
  const { casa, fora } = cena.gente;
  const path = `/api/partidas/${cena.uuid}/informes`;
  const foto = await fotoDe(casa, cena.uuid);
  const body = { informado: placar(2, 1), fotos: [{ uuid: foto }] };
  const report = await askedBy(async () => aceito(await casa.post(path, body, withKey('um'))));
  expect(report).toEqual([
    ...BEGIN,
    ...['the claim', 'its proof', 'proof is used', 'when it is due', 'the state of the match'],
    ...END,
  ]);
  const { vida } = await ler(cena);
  const confirmation = `${path}/${vida.informe?.uuid}/confirmacao`;
  const confirm = await askedBy(async () =>
    aceito(await fora.post(confirmation, undefined, withKey('dois'))),
  );
  expect(confirm).toEqual([
    ...BEGIN,
    ...['the result', 'they are confirmed', 'what is no longer due', ...END],
  ]);
});

test('a picture waits for nobody who writes on the championship', async () => {
  const cena = await remembered();
  const bytes = await picture();
  const asked = await askedBy(async () =>
    aceito(await sendFoto(cena.gente.casa, cena.uuid, bytes)),
  );
  expect(asked).toContain('the championship');
  expect(asked).not.toContain('the lock');
});

test('a report with a key takes its turn on the championship before it takes a connection', async () => {
  const cena = await remembered();
  const held = Promise.withResolvers<void>();
  const turn = inTurn(cena.id, () => held.promise);
  const path = `/api/partidas/${cena.uuid}/informes`;
  let sent: Promise<unknown> = Promise.resolve();
  const before = await askedBy(async () => {
    sent = cena.gente.casa.post(path, { informado: placar(1, 0) }, withKey('tres')).then(aceito);
    // A request of somebody else passes it meanwhile.
    aceito(await cena.gente.fora.get(`/api/partidas/${cena.uuid}`));
  });
  expect(before).toContain('who asks');
  expect(before).not.toContain('the key');
  const after = await askedBy(async () => {
    held.resolve();
    await sent;
  });
  expect(after).toContain('the key');
  await turn;
});

test('what is remembered follows a report: who enters a result after it closes the claim', async () => {
  const cena = await remembered();
  aceito(await lances.informar(cena, 'casa', placar(3, 0)));
  aceito(await lances.lancar(cena, 'dono', placar(0, 0)));
  const { partida, vida } = await ler(cena);
  expect(partida.estado).toBe('confirmada');
  expect(vida.informe).toBeNull();
  const [said] = (await caso(cena)).informes;
  expect(said?.estado).toBe('fechado');
});
