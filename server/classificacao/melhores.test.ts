// Groups of unequal size, and the ranking of those who are compared over all of them.
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  drawLots,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

type Linha = { participante: string; posicao: number; marca: string | null };
type Melhor = { participante: string; grupo: string; p: number; j: number; situacao: string };

async function copa(count: number, groups: object, cup: object = {}) {
  const org = await t.signedIn();
  const fases = [
    { tipo: 'grupos', ...groups },
    { tipo: 'mata_mata', ...cup },
  ];
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

type Copa = Awaited<ReturnType<typeof copa>>;

const tables = async ({ org, id }: Pick<Copa, 'org' | 'id'>) =>
  (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`)).json().data;

async function openOfGroups(org: SignedIn, id: string): Promise<PartidaDeTeste[]> {
  const { data, fase } = (await org.get(`/api/campeonatos/${id}/jogos`)).json();
  return fase === 1 ? data.filter(({ placar }: PartidaDeTeste) => !placar) : [];
}

/** The better drawn wins, by `goals`, until the groups are over or `left` matches are left. */
async function playGroups({ org, id, uuids }: Copa, goals = 1): Promise<void> {
  for (
    let round = await openOfGroups(org, id);
    round.length > 0;
    round = await openOfGroups(org, id)
  ) {
    for (const partida of round) {
      const rank = ({ participante }: { participante: string | null }) =>
        uuids.indexOf(participante ?? '');
      const isHome = rank(partida.mandante) < rank(partida.visitante);
      const lancamento = {
        tipo: 'placar',
        mandante: isHome ? goals : 0,
        visitante: isHome ? 0 : goals,
      };
      const answer = await score(org, partida, lancamento);
      expect(answer.statusCode, answer.body).toBe(200);
    }
  }
}

test('groups of four and three: the ranking of thirds leaves out the matches against the last', async () => {
  const cup = await copa(11, { grupos: 3, classificam: 2, melhores: 2 });
  const before = await tables(cup);
  expect(before.melhores).toMatchObject({
    ...{ posicao: 3, vagas: 2, comparacao: 'sem_ultimos', terminou: false },
  });
  await playGroups(cup);
  const { melhores, tabelas } = await tables(cup);
  expect(melhores.terminou).toBe(true);
  const played = new Map(melhores.linhas.map(({ grupo, j }: Melhor) => [grupo, j]));
  // Everybody is compared over two matches, also those of the groups of four.
  expect([...played.values()]).toEqual([2, 2, 2]);
  const [small] = tabelas.filter(({ linhas }: { linhas: Linha[] }) => linhas.length === 3);
  expect(played.has(small.grupo)).toBe(true);
});

test('qualified thirds and eliminated get their marks, once nothing can change them', async () => {
  const cup = await copa(12, { grupos: 3, classificam: 2, melhores: 2 });
  const marks = async () => {
    const { tabelas } = await tables(cup);
    const linhas: Linha[] = tabelas.flatMap((tabela: { linhas: Linha[] }) => tabela.linhas);
    return Object.groupBy(linhas, ({ marca }) => marca ?? 'nenhuma');
  };
  expect((await marks()).nenhuma).toHaveLength(12);
  await playGroups(cup);
  // All thirds are level: until lots are drawn none of them is in or out.
  const level = await marks();
  expect(level.classificado).toHaveLength(6);
  expect(level.nenhuma).toHaveLength(3);
  expect(level.eliminado).toHaveLength(3);
  const { melhores } = await tables(cup);
  expect(melhores.linhas.map(({ situacao }: Melhor) => situacao)).toEqual(Array(3).fill('aberto'));
  const { esperas } = (await cup.org.get(`/api/campeonatos/${cup.id}/chaveamento`)).json().data;
  const names = melhores.linhas.map(({ participante }: Melhor) => participante).sort();
  const thirds = esperas.find(({ posicao }: { posicao: number }) => posicao === 3);
  expect(thirds).toMatchObject({ fase: 1, como: 'sorteio', grupo: null, confronto: null });
  expect(thirds.participantes.toSorted()).toEqual(names);
  const lots = await drawLots(cup.org, cup.id, 1);
  expect(lots.statusCode, lots.body).toBe(200);
  const after = await marks();
  expect(after.classificado).toHaveLength(8);
  expect(after.eliminado).toHaveLength(4);
  const drawn = (await cup.org.get(`/api/campeonatos/${cup.id}/chaveamento`)).json().data;
  expect(drawn.esperas).toEqual([]);
  const first = drawn.confrontos.slice(0, 4);
  const { tabelas } = await tables(cup);
  const groupOf = (uuid: string) =>
    tabelas.find(({ linhas }: { linhas: Linha[] }) =>
      linhas.some(({ participante }) => participante === uuid),
    )?.grupo;
  for (const { lados } of first) {
    const groups = lados.map(({ participante }: { participante: string }) => groupOf(participante));
    expect(new Set(groups).size, 'no rematch of a group').toBe(2);
  }
});

test('nobody who can still be third is called eliminated', async () => {
  const cup = await copa(8, { grupos: 2, classificam: 1, melhores: 1 }, { entradas: [2, 1] });
  const round = await openOfGroups(cup.org, cup.id);
  for (const partida of round) {
    await score(cup.org, partida, { tipo: 'placar', mandante: 1, visitante: 0 });
  }
  const { tabelas } = await tables(cup);
  const marks = tabelas.flatMap(({ linhas }: { linhas: Linha[] }) =>
    linhas.map(({ marca }) => marca),
  );
  expect(new Set(marks)).toEqual(new Set([null]));
});
