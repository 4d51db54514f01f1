// Calendars as another program reads them (ical.js): a match that moves is the same event, later; one that is called off
// is struck out; nobody's calendar is found without its address.
import ICAL from 'ical.js';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { escreverCalendario } from './ics.ts';

const t = testApp();

type Event = InstanceType<typeof ICAL.Event>;

function read(text: string): Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

async function open(path: string): Promise<Event[]> {
  const answer = await (await t.guest()).get(path);
  expect([answer.statusCode, answer.headers['content-type']], answer.body).toEqual([
    ...[200, 'text/calendar; charset=utf-8'],
  ]);
  return read(answer.body);
}

async function running(settings: Record<string, unknown> = {}) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, settings);
  const uuids = await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [jogo] = await currentRound(org, id);
  if (!jogo) throw new Error('there is one');
  const when = (at: string | null) =>
    t.db
      .first<{ versao: number }>(sql`select versao from partidas where uuid = ${jogo.uuid}`)
      .then((row) =>
        org.put(`/api/partidas/${jogo.uuid}/agenda`, {
          ...{ versao: row?.versao, jogo_previsto_at: at, local: 'Rua A; nº 1, fundos' },
          ciente: true,
        }),
      );
  return { org, id, uuids, jogo, when };
}

test('a match that is moved is the same event, changed; called off it is struck out', async () => {
  const { org, id, jogo, when } = await running();
  const path = `/calendario/campeonato/${id}.ics`;
  expect(await open(path)).toEqual([]);
  expect((await when('2027-03-06T19:00:00.000Z')).statusCode).toBe(200);
  const [first] = await open(path);
  expect(first?.uid).toBe(`${jogo.uuid}@localhost:3000`);
  expect(first?.startDate.toJSDate().toISOString()).toBe('2027-03-06T19:00:00.000Z');
  expect(first?.location).toBe('Rua A; nº 1, fundos');
  expect(first?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  await when('2027-03-07T22:30:00.000Z');
  const [moved] = await open(path);
  expect(moved?.uid).toBe(first?.uid);
  expect(moved?.startDate.toJSDate().toISOString()).toBe('2027-03-07T22:30:00.000Z');
  expect(Number(moved?.sequence)).toBeGreaterThan(Number(first?.sequence));
  const { versao } = (await t.db.first<{ versao: number }>(sql`
    select versao from partidas where uuid = ${jogo.uuid}`)) ?? { versao: 0 };
  const gone = await score(
    org,
    { uuid: jogo.uuid, versao },
    { tipo: 'cancelar' },
    { ciente: true, motivo: 'Chuva' },
  );
  expect(gone.statusCode, gone.body).toBe(200);
  const [struck] = await open(path);
  expect(struck?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(Number(struck?.sequence)).toBeGreaterThan(Number(moved?.sequence));
});

test('a team and a match have theirs; a day without an hour is a whole day', async () => {
  const { jogo, when, uuids } = await running();
  await when('2027-03-06T03:00:59.000Z');
  const [event] = await open(`/calendario/partida/${jogo.uuid}.ics`);
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2027-03-06');
  const side = jogo.mandante.participante;
  expect(await open(`/calendario/participante/${side}.ics`)).toHaveLength(1);
  const other = uuids.find((uuid) => uuid !== side && uuid !== jogo.visitante.participante);
  expect(await open(`/calendario/participante/${other}.ics`)).toHaveLength(0);
});

test('the calendar of a person has their private matches too, and only its address opens it', async () => {
  const { id, jogo, when } = await running({ visibilidade: 'privado' });
  await when('2027-03-06T19:00:00.000Z');
  const ana = await t.signedIn();
  await t.db.run(sql`
    update participantes set usuario_uuid = ${ana.uuid} where uuid = ${jogo.mandante.participante}`);
  const seen = (await ana.get(`/api/campeonatos/${id}/compartilhar`)).json().data;
  const path = new URL(seen.minha_agenda).pathname;
  expect(await open(path)).toHaveLength(1);
  const guest = await t.guest();
  for (const refused of [
    path.replace(/.{5}\.ics$/, 'AAAAA.ics'),
    `/calendario/campeonato/${id}.ics`,
    `/calendario/partida/${jogo.uuid}.ics`,
    `/calendario/participante/${jogo.mandante.participante}.ics`,
    '/calendario/campeonato/outra.ics',
  ]) {
    expect((await guest.get(refused)).statusCode, refused).toBe(404);
  }
  const renewed = (await ana.post('/api/perfil/calendario', {})).json().data.minha_agenda;
  expect(await open(new URL(renewed).pathname)).toHaveLength(1);
  expect((await guest.get(path)).statusCode).toBe(404);
  expect((await guest.post('/api/perfil/calendario', {})).statusCode).toBe(401);
});

test('long lines are folded by octets, and signs that mean something are escaped', () => {
  const titulo = `Associação ${'ã'.repeat(80)} × A, B; C\\D`;
  const text = escreverCalendario({
    ...{ nome: 'Liga, a 1ª', host: 'x.example' },
    eventos: [
      {
        ...{ uuid: 'u', versao: 3, titulo, sobre: 'linha\noutra', local: null, cancelado: false },
        ...{ mudou: new Date(0), quando: new Date(1e12), url: 'https://x.example/p' },
      },
    ],
  });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const [event] = read(text);
  expect([event?.summary, event?.description]).toEqual([
    titulo,
    'linha\noutra\nhttps://x.example/p',
  ]);
});
