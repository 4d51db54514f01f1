import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

let org: SignedIn;
let id: string;
let uuids: string[];

type Linha = {
  participante: string;
  posicao: number;
  subiu: number | null;
  p: number;
  j: number;
  marca: string | null;
  zona: number | null;
  punicao: number;
};

const get = async (query = '') =>
  (await org.get(`/api/campeonatos/${id}/classificacao?${query}`)).json().data;

const line = async (uuid: string | undefined, query = ''): Promise<Linha> =>
  (await get(query)).tabelas[0].linhas.find(({ participante }: Linha) => participante === uuid);

async function play(rodada: number) {
  const { data } = (await org.get(`/api/campeonatos/${id}/jogos?rodada=${rodada}`)).json();
  for (const partida of data as PartidaDeTeste[]) {
    const rank = (side: 'mandante' | 'visitante') =>
      uuids.indexOf(partida[side].participante ?? '');
    const homeWins = rank('mandante') < rank('visitante');
    const lancamento = { tipo: 'placar', mandante: homeWins ? 2 : 0, visitante: homeWins ? 0 : 2 };
    expect((await score(org, partida, lancamento)).statusCode).toBe(200);
  }
}

beforeAll(async () => {
  org = await t.signedIn();
  const zonas = [
    { tipo: 'campeao', legenda: 'Campeão', de: 1, ate: 1 },
    { tipo: 'rebaixa', legenda: 'Cai', de: 4, ate: 4 },
  ];
  id = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos', turnos: 2, zonas }] });
  uuids = await insertNames(t, id, 4);
  await startCampeonato(org, id);
  for (const rodada of [1, 2, 3, 4]) await play(rodada);
});

describe('GET /api/campeonatos/:id/classificacao', () => {
  test('has everybody in order, with zones and what nobody can take away any more', async () => {
    const { fase, rodada, rodadas, tabelas } = await get();
    expect({ fase, rodada, rodadas }).toEqual({ fase: 1, rodada: 5, rodadas: 6 });
    const lines: Linha[] = tabelas[0].linhas;
    expect(lines.map(({ participante }) => participante)).toEqual(uuids);
    expect(lines.map(({ zona }) => zona)).toEqual([0, null, null, 1]);
    expect(lines[0]).toMatchObject({ p: 12, j: 4, marca: null });
  });

  test('up to a round, and at home or away only', async () => {
    const first = await line(uuids[0], 'ate_rodada=1');
    expect(first).toMatchObject({ p: 3, j: 1 });
    const [home, away] = [await line(uuids[0], 'mando=casa'), await line(uuids[0], 'mando=fora')];
    expect(home.j + away.j).toBe(4);
    expect((await get('ate_rodada=999')).tabelas).toEqual((await get()).tabelas);
  });

  test('of a phase that has none is not found', async () => {
    for (const fase of [2, 99]) {
      const answer = await org.get(`/api/campeonatos/${id}/classificacao?fase=${fase}`);
      expect(answer.statusCode).toBe(404);
    }
  });

  test('a deduction takes points, and taking it back gives them again', async () => {
    const path = `/api/campeonatos/${id}/punicoes`;
    const [first] = uuids;
    const body = { fase: 1, participante: first, pontos: -4, motivo: 'escalação irregular' };
    const { uuid } = (await org.post(path, body)).json().data;
    expect(await line(first)).toMatchObject({ p: 8, punicao: -4, posicao: 2 });
    const guest = await t.guest();
    const listed = (await guest.get(path)).json().data;
    expect(listed).toMatchObject([{ participante: first, motivo: 'escalação irregular' }]);
    expect((await org.delete(`${path}/${uuid}`)).statusCode).toBe(204);
    expect(await line(first)).toMatchObject({ p: 12, punicao: 0, posicao: 1 });
    expect((await org.post(path, { ...body, pontos: 0 })).statusCode).toBe(422);
  });

  test('says why somebody stands where they stand, beside those level with them', async () => {
    const explain = async (uuid: string | undefined) =>
      (await org.get(`/api/campeonatos/${id}/classificacao/explicacao?participante=${uuid}`)).json()
        .data;
    expect(await explain(uuids[0])).toMatchObject({ posicao: 1, comparacoes: [] });
    // Brought level on points, so that the next criterion decides.
    const pontos = (await line(uuids[1])).p - (await line(uuids[0])).p;
    const body = { fase: 1, participante: uuids[0], pontos, motivo: 'teste' };
    const path = `/api/campeonatos/${id}/punicoes`;
    const { uuid } = (await org.post(path, body)).json().data;
    const { comparacoes } = await explain(uuids[0]);
    expect(comparacoes[0]).toMatchObject({
      participante: uuids[1],
      acima: true,
      decidiu: 'vitorias',
    });
    await org.delete(`${path}/${uuid}`);
  });

  test('the why has its sentence, the next match and what is still open', async () => {
    const path = `/api/campeonatos/${id}/classificacao/explicacao?participante=`;
    const first = (await org.get(path + uuids[0])).json().data;
    expect(first.vizinhos).toMatchObject([
      { participante: uuids[1], acima: true, decidiu: 'pontos', passos: [{ valores: [12, 9] }] },
    ]);
    expect(first.restam).toBe(2);
    expect(first.proximo).toMatchObject({ rodada: 5, placar: null });
    const sides = [first.proximo.mandante.participante, first.proximo.visitante.participante];
    expect(sides).toContain(uuids[0]);
    expect(first.metas).toEqual([
      { alvo: 'campeao', legenda: null, estado: 'possivel', vitorias: 2 },
      { alvo: 'rebaixa', legenda: 'Cai', estado: 'certo', vitorias: null },
    ]);
    const last = (await org.get(path + uuids[3])).json().data;
    expect(last.vizinhos).toMatchObject([{ participante: uuids[2], acima: false }]);
    expect(last.metas[0]).toMatchObject({ alvo: 'campeao', estado: 'impossivel' });
  });

  test('the champion is certain as soon as nobody can catch up', async () => {
    await play(5);
    await play(6);
    const marks = (await get()).tabelas[0].linhas.map(({ marca }: Linha) => marca);
    expect(marks[0]).toBe('campeao');
    expect(marks[3]).toBe('rebaixado');
    const { resumo } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    expect(resumo.campeao).toBe('Time 001');
  });
});

describe('what guests can have derived', () => {
  const views = (n: number) =>
    Array.from(
      { length: n },
      (_, at) => `ate_rodada=${1 + (at % 5)}&mando=${['casa', 'fora'][at % 2]}`,
    );

  test('is worked out once for each version: a hundred calls for the same views are answered', async () => {
    const guest = await t.guest();
    for (const query of [...views(10), ...views(90)]) {
      const answer = await guest.get(`/api/campeonatos/${id}/classificacao?${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
    }
  });

  test('ends after sixty different ones in a minute, and the whole table is still there', async () => {
    const guest = await t.guest();
    const path = `/api/campeonatos/${id}/classificacao`;
    const asked = async () => {
      const answer = await guest.get(`${path}/explicacao?participante=${uuidv7()}`);
      return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0) };
    };
    let last = await asked();
    for (let n = 0; n < 70 && last.status !== 429; n += 1) last = await asked();
    expect(last.status).toBe(429);
    expect(last.wait).toBeGreaterThan(0);
    expect((await guest.get(path)).statusCode).toBe(200);
    // Somebody with an account is counted apart.
    expect((await org.get(`${path}?ate_rodada=2`)).statusCode).toBe(200);
  });
});
