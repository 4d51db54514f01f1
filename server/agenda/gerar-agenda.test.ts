import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

type Row = { rodada: number; jogo_previsto_at: string; prazo_at: string; estadio: string | null };

async function calendar(): Promise<{ org: SignedIn; path: string }> {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}`;
  const made = await org.put(`${path}/agenda`, {
    comeca_em: '2027-03-06T03:00:00.000Z',
    horarios: ['19:00', '20:30'],
    locais: ['Campo do Zé'],
    modelo: 'data',
  });
  expect(made.statusCode, made.body).toBe(200);
  return { org, path };
}

const round = async (org: SignedIn, path: string, rodada: number): Promise<Row[]> =>
  (await org.get(`${path}/jogos?rodada=${rodada}`)).json().data;

const times = (rows: readonly Row[]) => rows.map((row) => row.jogo_previsto_at).sort();

test('one venue: the matches of a round take its times in turn', async () => {
  const { org, path } = await calendar();
  expect(times(await round(org, path, 1))).toEqual([
    '2027-03-06T22:00:00.000Z',
    '2027-03-06T23:30:00.000Z',
  ]);
});

test('days put off whose answer was lost are sent again and put off once', async () => {
  const { org, path } = await calendar();
  const body = { fase: 1, rodada: 1, dias: 2 };
  const headers = { headers: { 'idempotency-key': 'dias' } };
  const first = await org.post(`${path}/agenda/dias`, body, headers);
  const again = await org.post(`${path}/agenda/dias`, body, headers);
  expect(again.json()).toEqual(first.json());
  expect(times(await round(org, path, 1))[0]).toBe('2027-03-08T22:00:00.000Z');
});

test('only one round is put off, or all from a date on', async () => {
  const { org, path } = await calendar();
  const before = times(await round(org, path, 3));
  const one = { fase: 1, rodada: 1, dias: 2, so_esta: true };
  expect((await org.post(`${path}/agenda/dias`, one)).json().data.partidas).toBe(2);
  expect(times(await round(org, path, 1))[0]).toBe('2027-03-08T22:00:00.000Z');
  expect(times(await round(org, path, 3))).toEqual(before);
  const later = { fase: 1, rodada: 1, dias: 7, desde: '2027-03-13T03:00:00.000Z' };
  expect((await org.post(`${path}/agenda/dias`, later)).json().data.partidas).toBe(4);
  expect(times(await round(org, path, 1))[0]).toBe('2027-03-08T22:00:00.000Z');
  expect(times(await round(org, path, 2))[0]).toBe('2027-03-20T22:00:00.000Z');
});

test('rounds of a table open together as the rules say, those of a knockout one by one', async () => {
  const org = await t.signedIn();
  const fases = [{ tipo: 'pontos_corridos', classificam: 4 }, { tipo: 'mata_mata' }];
  const regras = { rodadas_por_janela: 2 };
  const id = await makeCampeonato(org, { fases, regras });
  await insertNames(t, id, 6);
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}`;
  const wanted = { comeca_em: '2027-03-06T03:00:00.000Z', dias_entre_rodadas: 3, ciente: true };
  const deadlines = async (modelo: string) => {
    expect((await org.put(`${path}/agenda`, { ...wanted, modelo })).statusCode).toBe(200);
    const { rodadas } = (await org.get(`${path}/jogos`)).json();
    return rodadas.map(({ prazo_at }: Row) => prazo_at.slice(5, 10));
  };
  // Five rounds of the table in three windows, then semi-finals and final.
  const windows = ['03-09', '03-09', '03-12', '03-12', '03-15', '03-18', '03-21'];
  expect(await deadlines('janela')).toEqual(windows);
  const days = ['03-09', '03-12', '03-15', '03-18', '03-21', '03-24', '03-27'];
  expect(await deadlines('data')).toEqual(days);
  // Rules without windows speak of no rounds together: a calendar with windows has none either.
  const free = JSON.stringify({ modelo_rodada: 'livre' });
  await t.db.run(sql`update campeonatos set regras = regras || ${free}::jsonb where id = ${id}`);
  expect(await deadlines('janela')).toEqual(days);
});

const HOUR = 3_600_000;

/** Every two in one venue, with less than a match between them. */
function clashes(rows: readonly Row[]): number {
  const at = ({ jogo_previsto_at }: Row) => Date.parse(jogo_previsto_at);
  return rows.filter((row, index) =>
    rows.slice(0, index).some((other) => {
      const isSamePlace = other.estadio === row.estadio && row.estadio !== null;
      return isSamePlace && Math.abs(at(other) - at(row)) < HOUR;
    }),
  ).length;
}

test('a round that does not fit before the next puts it off, and ends with its last match', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 8);
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}`;
  const made = await org.put(`${path}/agenda`, {
    comeca_em: '2027-03-06T03:00:00.000Z',
    dias_entre_rodadas: 2,
    horarios: ['20:00', '20:00'],
    locais: ['Campo do Zé', 'campo do zé'],
    modelo: 'data',
  });
  expect(made.statusCode, made.body).toBe(200);
  const rows: Row[] = [];
  for (let rodada = 1; rodada <= 7; rodada += 1) rows.push(...(await round(org, path, rodada)));
  expect(rows).toHaveLength(28);
  expect(clashes(rows)).toBe(0);
  expect(rows.filter((row) => row.jogo_previsto_at > row.prazo_at)).toEqual([]);
});

test('times that one venue cannot have are refused, over midnight too', async () => {
  const { org, path } = await calendar();
  const wanted = { comeca_em: '2027-03-06T03:00:00.000Z', modelo: 'data', ciente: true };
  for (const horarios of [
    ['19:00', '19:30'],
    ['23:30', '00:00'],
  ]) {
    const body = { ...wanted, horarios, locais: ['Campo do Zé'] };
    const refused = await org.put(`${path}/agenda`, body);
    expect(refused.json().validations.horarios, horarios.join()).toHaveLength(1);
    expect((await org.put(`${path}/agenda`, { ...body, locais: [] })).statusCode).toBe(200);
  }
});

test('a round is not put off onto another one of the same venue', async () => {
  const { org, path } = await calendar();
  const body = { fase: 1, rodada: 1, dias: 7, so_esta: true };
  const refused = await org.post(`${path}/agenda/dias`, body);
  expect(refused.json().validations.dias).toHaveLength(1);
  expect(times(await round(org, path, 1))[0]).toBe('2027-03-06T22:00:00.000Z');
});

test('step by step without a start date: the deadlines that the rules promise are there', async () => {
  const org = await t.signedIn();
  const regras = { modelo_rodada: 'janela', dias_por_rodada: 3 };
  const id = await makeCampeonato(org, { regras });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}`;
  const { data: rules } = (await org.get(`${path}/regulamento`)).json();
  expect(JSON.stringify(rules)).toContain('Cada rodada fica aberta por 3 dias');
  const { rodadas } = (await org.get(`${path}/jogos`)).json();
  const [first, second, third] = rodadas.map(({ prazo_at }: Row) => Date.parse(prazo_at));
  const day = 86_400_000;
  expect([second - first, third - second]).toEqual([3 * day, 3 * day]);
  expect(first).toBeGreaterThan(Date.now() + 2 * day);
  // Nobody chose them, so that a first calendar needs no question.
  const made = await org.put(`${path}/agenda`, { comeca_em: '2027-03-06T03:00:00.000Z' });
  expect(made.statusCode, made.body).toBe(200);
});

test('a start date of its own is where the first round begins', async () => {
  const org = await t.signedIn();
  const regras = { modelo_rodada: 'data', dias_por_rodada: 7 };
  const id = await makeCampeonato(org, { regras, comeca_em: '2094-03-06T22:30:00.000Z' });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}`;
  expect(times(await round(org, path, 2))[0]).toBe('2094-03-13T22:30:00.000Z');
});

test('without a date there is nothing to put off, and the answer says so', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { regras: { modelo_rodada: 'livre' } });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const body = { fase: 1, rodada: 1, dias: 7 };
  const moved = await org.post(`/api/campeonatos/${id}/agenda/dias`, body);
  expect(moved.json().data.partidas).toBe(0);
});

test('dates that stand are replaced only by who agrees to how many', async () => {
  const { org, path } = await calendar();
  const body = { comeca_em: '2027-04-03T03:00:00.000Z', modelo: 'data' };
  const refused = await org.put(`${path}/agenda`, body);
  expect([refused.statusCode, refused.json().data]).toEqual([409, { confirmar: true }]);
  expect(refused.json().warning).toMatch(/^6 jogos/);
  expect(times(await round(org, path, 1))[0]).toBe('2027-03-06T22:00:00.000Z');
  expect((await org.put(`${path}/agenda`, { ...body, ciente: true })).statusCode).toBe(200);
  expect(times(await round(org, path, 1))[0]).toBe('2027-04-03T23:00:00.000Z');
});

test('a day after the deadline, or after a later stage, needs a yes', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}`;
  const wanted = { comeca_em: '2027-03-06T03:00:00.000Z', modelo: 'data' };
  await org.put(`${path}/agenda`, wanted);
  const [semi] = (await org.get(`${path}/jogos?rodada=1`)).json().data;
  const move = (change: object) =>
    org.put(`/api/partidas/${semi.uuid}/agenda`, {
      versao: semi.versao,
      jogo_previsto_at: '2027-03-20T22:00:00.000Z',
      ...change,
    });
  const late = await move({ prazo_at: semi.prazo_at });
  expect([late.statusCode, late.json().warning]).toEqual([409, 'Este dia passa do prazo do jogo.']);
  const after = await move({ prazo_at: null });
  expect([after.statusCode, after.json().warning]).toEqual([
    409,
    'Neste dia já há jogos de uma fase seguinte, que dependem deste.',
  ]);
  expect((await move({ prazo_at: null, ciente: true })).statusCode).toBe(200);
});

test('the deadline of a round is set for all its matches', async () => {
  const { org, path } = await calendar();
  const prazo_at = '2027-03-12T02:59:00.000Z';
  const set = await org.put(`${path}/agenda/prazo`, { fase: 1, rodada: 1, prazo_at });
  expect(set.json().data.partidas).toBe(2);
  expect((await round(org, path, 1)).map((row) => row.prazo_at)).toEqual([prazo_at, prazo_at]);
});

test('a draw by pots takes the pots that the organiser sends, and refuses a forgotten team', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'grupos', grupos: 2, classificam: 1 }] });
  const [a = '', b = '', c = '', d = ''] = await insertNames(t, id, 4);
  const path = `/api/campeonatos/${id}/sorteio`;
  const pots = [
    [a, d],
    [b, c],
  ];
  const prepared = await org.post(path, { metodo: 'potes', potes: pots });
  expect(prepared.json().data.entrada.potes).toEqual(pots);
  const forgotten = await org.post(path, { metodo: 'potes', potes: [[a], [b, c]] });
  expect(forgotten.statusCode).toBe(422);
});

test('kick-offs at 23:00 and 00:00 are one evening: the second is an hour later', async () => {
  const { org, path } = await calendar();
  const wanted = { comeca_em: '2027-03-06T03:00:00.000Z', modelo: 'data', ciente: true };
  const body = { ...wanted, horarios: ['23:00', '00:00'], locais: ['Campo do Zé'] };
  expect((await org.put(`${path}/agenda`, body)).statusCode).toBe(200);
  const rows = await round(org, path, 1);
  expect(times(rows)).toEqual(['2027-03-07T02:00:00.000Z', '2027-03-07T03:00:00.000Z']);
  expect(rows.filter((row) => row.jogo_previsto_at > row.prazo_at)).toEqual([]);
});

test('everything on one evening can be asked for later too, and a Swiss round follows it', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'suico', rodadas: 3 }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}`;
  const night = {
    comeca_em: '2027-03-06T22:00:00.000Z',
    modelo: 'noite',
    minutos: 15,
    locais: [],
    ciente: true,
  };
  expect((await org.put(`${path}/agenda`, night)).statusCode).toBe(200);
  const first = await round(org, path, 1);
  expect(times(first)).toEqual(['2027-03-06T22:00:00.000Z', '2027-03-06T22:15:00.000Z']);
  for (const match of await currentRound(org, id)) {
    await score(org, match, { tipo: 'placar', mandante: 1, visitante: 0 });
  }
  const paired = await org.post(`${path}/rodadas`);
  expect(paired.statusCode, paired.body).toBeLessThan(300);
  expect(times(await round(org, path, 2))).toEqual([
    '2027-03-06T22:30:00.000Z',
    '2027-03-06T22:45:00.000Z',
  ]);
});
