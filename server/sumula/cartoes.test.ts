// Ties that cards break: the table follows the match sheets, and says by what.
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { diferencas } from '#server/competicao/diferencas.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const criterios = [
  'vitorias',
  'saldo',
  'gols_pro',
  'confronto_direto',
  'menos_vermelhos',
  'sorteio',
];
const draw = { tipo: 'placar', mandante: 1, visitante: 1 };

let org: SignedIn;

beforeAll(async () => {
  org = await t.signedIn();
});

const jogos = async (id: string, fase = 1): Promise<PartidaDeTeste[]> =>
  (await org.get(`/api/campeonatos/${id}/jogos?fase=${fase}`)).json().data;

const posicoes = async (id: string) =>
  (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`)).json().data;

async function make(fases: object[], n: number) {
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, n);
  await startCampeonato(org, id);
  return { id, uuids };
}

const league = { tipo: 'pontos_corridos', turnos: 1, tabela: { criterios } };

const save = (partida: PartidaDeTeste, half: object, more: object = {}) =>
  org.put(`/api/partidas/${partida.uuid}/sumula`, { ...half, ...more });

const red = (versao = 0) => ({ versao, lances: [{ tipo: 'vermelho', quem: { nome: 'Jura' } }] });

const stored = async (id: string) => {
  const row = await t.db.first<CampeonatoRow>(sql`
    select id, fases from campeonatos where id = ${id}`);
  return row ? diferencas(t.db, row) : ['gone'];
};

test('who had somebody sent off stands below, with the numbers, until the sheet says otherwise', async () => {
  const { id } = await make([league], 2);
  const [partida] = (await jogos(id)) as [PartidaDeTeste];
  const scored = (await score(org, partida, draw)).json().data;
  const placesOf = async () =>
    (await posicoes(id)).tabelas[0].linhas.map(
      ({ participante, posicao }: { participante: string; posicao: number }) => [
        participante === partida.mandante.participante ? 'home' : 'away',
        posicao,
      ],
    );
  expect(await placesOf()).toMatchObject([
    [expect.anything(), 1],
    [expect.anything(), 1],
  ]);
  expect((await save(partida, { mandante: red() })).statusCode).toBe(200);
  expect(await placesOf()).toEqual([
    ['away', 1],
    ['home', 2],
  ]);
  expect(await stored(id)).toEqual([]);
  const why = `/api/campeonatos/${id}/classificacao/explicacao?fase=1&participante=${partida.mandante.participante}`;
  expect((await org.get(why)).body).toContain('"decidiu":"menos_vermelhos"');

  // A result that is taken away takes the cards with it.
  const motivo = { motivo: 'Não valeu', ciente: true };
  const cleared = await score(org, scored, { tipo: 'limpar' }, motivo);
  expect(cleared.statusCode, cleared.body).toBe(200);
  await score(org, cleared.json().data, draw);
  expect((await placesOf()).map(([, place]: [string, number]) => place)).toEqual([1, 1]);
  expect(await stored(id)).toEqual([]);
});

test('a card that would send another team on asks first, and the final goes only then', async () => {
  const { id, uuids } = await make([{ ...league, classificam: 2 }, { tipo: 'mata_mata' }], 3);
  const atHome = new Map<string | null, PartidaDeTeste>();
  for (const rodada of [1, 2, 3]) {
    const path = `/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`;
    for (const partida of (await org.get(path)).json().data as PartidaDeTeste[]) {
      if (!partida.visitante.participante) continue;
      expect((await score(org, partida, draw)).statusCode).toBe(200);
      atHome.set(partida.mandante.participante, partida);
    }
  }
  const sendOff = async (who = '', names: string[] = [], versao = 0, ciente = false) => {
    const partida = atHome.get(who);
    if (!partida) throw new Error('each is at home once');
    const lances = names.map((nome) => ({ tipo: 'vermelho', quem: { nome } }));
    return save(partida, { mandante: { versao, lances } }, { ciente });
  };
  const [first, second] = uuids;
  expect((await sendOff(first, ['Jura', 'Zeca'])).statusCode).toBe(200);
  expect((await sendOff(second, ['Tonho'])).statusCode).toBe(200);
  const sides = async () => {
    const [final] = (await jogos(id, 2)) as [PartidaDeTeste];
    return { final, sides: [final.mandante.participante, final.visitante.participante] };
  };
  const before = await sides();
  expect(before.sides).toContain(second);
  expect((await score(org, before.final, { ...draw, mandante: 2 })).statusCode).toBe(200);
  const three = ['Tonho', 'Bira', 'Nego'];
  const asked = await sendOff(second, three, 1);
  expect([asked.statusCode, asked.json().data.confirmar]).toEqual([409, true]);
  expect((await sides()).sides).toEqual(before.sides);
  const done = await sendOff(second, three, 1, true);
  expect(done.statusCode, done.body).toBe(200);
  expect((await sides()).sides).toContain(first);
  expect((await sides()).sides).not.toContain(second);
  expect(await stored(id)).toEqual([]);
});
