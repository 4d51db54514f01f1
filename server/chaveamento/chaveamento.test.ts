// What the bracket says where it used to be silent: nobody came, lots are open, nobody is champion.
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  drawLots,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

type Jogo = PartidaDeTeste & { perna: number };
type Lado = { participante: string | null; vazio_por: string | null; entre: string[] };
type Confronto = {
  id: string;
  situacao: string;
  vencedor: string | null;
  wo_duplo: string | null;
  falta: string | null;
  na_repescagem: string | null;
  lados: [Lado, Lado];
  partidas: Jogo[];
};

const DUPLO = { tipo: 'wo', wo_de: 'ambos' };
const placar = (mandante: number, visitante: number, more: object = {}) => ({
  ...{ tipo: 'placar', mandante, visitante },
  ...more,
});

async function campeonato(fases: object[], count: number) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  const chave = async () => (await org.get(`/api/campeonatos/${id}/chaveamento`)).json().data;
  const tie = async (name: string): Promise<Confronto> =>
    (await chave()).confrontos.find((one: Confronto) => one.id === name);
  const enter = async (name: string, lancamento: object, perna = 1) => {
    const jogo = (await tie(name)).partidas.find((one) => one.perna === perna);
    const answer = await score(org, jogo as Jogo, lancamento);
    expect(answer.statusCode, answer.body).toBe(200);
    return jogo as Jogo;
  };
  const jogos = async (query = '') =>
    (await org.get(`/api/campeonatos/${id}/jogos${query}`)).json();
  return { org, id, uuids, chave, tie, enter, jogos };
}

describe('a double W.O. in a bracket', () => {
  test('is told as what it is: both out, and the next slot says why it is empty', async () => {
    const { tie, enter, chave, jogos } = await campeonato([{ tipo: 'mata_mata' }], 8);
    await enter('1.1', DUPLO);
    expect(await tie('1.1')).toMatchObject({ wo_duplo: 'eliminados', vencedor: null });
    await enter('1.2', placar(1, 0));
    const semi = await tie('2.1');
    expect(semi).toMatchObject({ situacao: 'passa_direto', wo_duplo: null });
    expect(semi.lados.map(({ vazio_por }) => vazio_por)).toEqual(['1.1', null]);
    expect(semi.vencedor).toBe(semi.lados[1].participante);
    const final = await tie('3.1');
    expect(final.lados.map(({ vazio_por }) => vazio_por)).toEqual([null, null]);
    const { data } = await jogos('?rodada=2');
    expect(data.map(({ confronto }: Jogo) => confronto)).toEqual(['2.2']);
    expect((await chave()).sem_campeao).toBe(false);
  });

  test('says at once which place stays empty, and nothing of places that may still be filled', async () => {
    const { tie, enter } = await campeonato([{ tipo: 'mata_mata', terceiro_lugar: true }], 8);
    await enter('1.1', DUPLO);
    const emptied = async (name: string) =>
      (await tie(name)).lados.map(({ vazio_por }) => vazio_por);
    expect(await emptied('2.1')).toEqual(['1.1', null]);
    expect(await emptied('3.1')).toEqual([null, null]);
    expect(await emptied('terceiro')).toEqual([null, null]);
    await enter('1.2', placar(1, 0));
    expect(await emptied('terceiro'), 'nobody loses a semi-final without a match').toEqual([
      '1.1',
      null,
    ]);
  });

  test('in the final leaves no champion, and says so', async () => {
    const { enter, chave, jogos } = await campeonato([{ tipo: 'mata_mata' }], 2);
    expect((await chave()).sem_campeao).toBe(false);
    await enter('1.1', DUPLO);
    expect(await chave()).toMatchObject({ campeao: null, sem_campeao: true });
    expect((await jogos()).data).toHaveLength(1);
  });

  test('leaves no round of phantom matches with dates', async () => {
    const { enter, jogos, chave } = await campeonato([{ tipo: 'mata_mata' }], 4);
    await enter('1.1', DUPLO);
    await enter('1.2', DUPLO);
    const { rodadas } = await jogos();
    expect(rodadas.map(({ rodada }: { rodada: number }) => rodada)).toEqual([1]);
    expect(await chave()).toMatchObject({ campeao: null, sem_campeao: true });
  });

  test('in a semi-final leaves no final to be played, before the other semi-final is over too', async () => {
    const { org, id, uuids, tie, enter, jogos } = await campeonato([{ tipo: 'mata_mata' }], 4);
    await enter('1.1', DUPLO);
    const final = await tie('2.1');
    expect(final.lados.map(({ vazio_por }) => vazio_por)).toEqual(['1.1', null]);
    const { data, rodadas } = await jogos('?rodada=2');
    expect(data).toEqual([]);
    expect(rodadas.map(({ rodada }: { rodada: number }) => rodada)).toEqual([1]);
    const summary = (await org.get(`/api/campeonatos/${id}`)).json().data.resumo;
    expect(summary).toMatchObject({ jogos: 2, jogos_feitos: 1, etapa: 'semi' });
    const waiting = (await tie('1.2')).lados[0].participante;
    expect(uuids).toContain(waiting);
    const page = await org.get(`/api/campeonatos/${id}/participantes/${waiting}`);
    expect(page.json().data.adiante).toMatchObject([
      { etapa: 'final', adversario: { vaga: { tipo: 'folga' } } },
    ]);
    const [missed] = (await tie('1.1')).partidas as [Jogo];
    const more = { motivo: 'Jogaram', ciente: true };
    expect((await score(org, missed, placar(1, 0), more)).statusCode).toBe(200);
    expect((await jogos('?rodada=2')).data).toHaveLength(1);
  });

  test('in a double elimination both drop where the rule says so, and the bracket tells it', async () => {
    const fase = { tipo: 'dupla_eliminacao', wo_duplo: 'repescagem' };
    const { org, id, tie, enter } = await campeonato([fase], 4);
    await enter('V1.1', DUPLO);
    expect(await tie('V1.1')).toMatchObject({ wo_duplo: 'repescagem' });
    const emptied = async () => (await tie('R1.1')).lados.map(({ vazio_por }) => vazio_por);
    const vagas = async () => {
      const { chave } = (await org.get(`/api/campeonatos/${id}/visao`)).json().data;
      const { lados } = chave.find((part: { chave: string }) => part.chave === 'repescagem')
        .colunas[0].confrontos[0];
      return lados.map((lado: { vaga: { tipo: string } | null }) => lado.vaga?.tipo);
    };
    expect(await emptied()).toEqual([null, null]);
    expect(await vagas()).toEqual(['perdedor', 'perdedor']);
    await enter('V1.1', DUPLO, 3);
    expect(await tie('V1.1')).toMatchObject({ wo_duplo: 'eliminados', na_repescagem: null });
    expect(await emptied(), 'also while the other side is not known').toEqual(['V1.1', null]);
    expect(await vagas()).toEqual(['folga', 'perdedor']);
    await enter('V1.2', placar(1, 0));
    expect(await emptied()).toEqual(['V1.1', null]);
    expect(await tie('R1.1')).toMatchObject({ situacao: 'passa_direto' });
  });

  test('says who won the match for the place in the lower bracket, in the short bracket with its goals', async () => {
    const fase = { tipo: 'dupla_eliminacao', wo_duplo: 'repescagem' };
    const { org, id, tie, enter } = await campeonato([fase], 6);
    const curto = async () => {
      const { chave } = (await org.get(`/api/campeonatos/${id}/visao`)).json().data;
      return chave[0].colunas[0].confrontos.find((one: Confronto) => one.id === 'V1.1');
    };
    await enter('V1.1', DUPLO);
    expect(await tie('V1.1')).toMatchObject({ na_repescagem: null });
    expect(await curto()).toMatchObject({ na_repescagem: null, gols: null });
    const { mandante } = await enter('V1.1', placar(1, 0), 3);
    const first = mandante.participante;
    const decided = await tie('V1.1');
    expect(decided).toMatchObject({ vencedor: null, na_repescagem: first, wo_duplo: 'repescagem' });
    const isTurned = decided.lados[0].participante !== first;
    expect(await curto()).toMatchObject({
      ...{ vencedor: null, na_repescagem: first },
      gols: isTurned ? [0, 1] : [1, 0],
    });
  });

  test('says the penalties of that match, where they gave the place', async () => {
    const { org, id, tie, enter } = await campeonato([{ tipo: 'dupla_eliminacao' }], 6);
    await enter('V1.1', DUPLO);
    const { visitante } = await enter('V1.1', placar(1, 1, { penaltis: [3, 4] }), 3);
    const last = visitante.participante;
    const decided = await tie('V1.1');
    expect(decided).toMatchObject({ vencedor: null, na_repescagem: last, wo_duplo: 'repescagem' });
    expect(decided).toMatchObject({ decidido_por: 'penaltis' });
    const { chave } = (await org.get(`/api/campeonatos/${id}/visao`)).json().data;
    const isFirst = decided.lados[0].participante === last;
    expect(chave[0].colunas[0].confrontos[0]).toMatchObject({
      ...{ id: 'V1.1', na_repescagem: last, gols: [1, 1], penaltis: isFirst ? [4, 3] : [3, 4] },
    });
  });

  test('waits for lots with the names of the two, and its round is not over', async () => {
    const { org, id, tie, enter, jogos } = await campeonato(
      [{ tipo: 'mata_mata', wo_duplo: 'sorteio' }],
      4,
    );
    const { mandante, visitante } = await enter('1.1', DUPLO);
    const two = [mandante.participante, visitante.participante].sort();
    expect(await tie('1.1')).toMatchObject({ wo_duplo: 'sorteio', falta: 'sorteio' });
    const { esperas } = await jogos();
    expect(esperas).toMatchObject([{ fase: 1, como: 'sorteio', confronto: '1.1' }]);
    expect(esperas[0].participantes.toSorted()).toEqual(two);
    expect((await drawLots(org, id, 1)).statusCode).toBe(200);
    expect(await tie('1.1')).toMatchObject({ wo_duplo: null, falta: null });
    expect((await jogos()).esperas).toEqual([]);
  });

  test('by the rule of another match, that one is told', async () => {
    const { tie, enter } = await campeonato([{ tipo: 'mata_mata', wo_duplo: 'novo_jogo' }], 4);
    await enter('1.1', DUPLO);
    expect(await tie('1.1')).toMatchObject({ wo_duplo: 'novo_jogo', falta: null });
    await enter('1.1', placar(2, 0), 3);
    expect(await tie('1.1')).toMatchObject({ wo_duplo: null, situacao: 'decidido' });
  });
});

describe('a W.O. that levels the aggregate, where it is only a score', () => {
  const fase = { tipo: 'mata_mata', pernas: 2, wo_elimina: false };

  test('in the last leg sends on who turned up: nobody is asked for penalties', async () => {
    const { tie, enter } = await campeonato([fase], 4);
    await enter('1.1', placar(3, 0), 1);
    const last = (await tie('1.1')).partidas.find(({ perna }) => perna === 2) as Jogo;
    await enter('1.1', { tipo: 'wo', wo_de: 'visitante' }, 2);
    expect(await tie('1.1')).toMatchObject({
      ...{ situacao: 'decidido', falta: null, decidido_por: 'wo' },
      vencedor: last.mandante.participante,
    });
  });

  test('in a first leg entered last says that the penalties are missing', async () => {
    const { tie, enter, jogos } = await campeonato([fase], 4);
    const second = await enter('1.1', placar(3, 0), 2);
    await enter('1.1', { tipo: 'wo', wo_de: 'visitante' }, 1);
    expect(await tie('1.1')).toMatchObject({ situacao: 'pronto', falta: 'penaltis' });
    const { esperas } = await jogos();
    expect(esperas).toMatchObject([{ como: 'penaltis', confronto: '1.1' }]);
    expect(esperas[0].participantes).toContain(second.mandante.participante);
  });
});

describe('lots that are open after groups', () => {
  test('say with the names why places of the bracket are blank', async () => {
    const groups = { tipo: 'grupos', grupos: 2, classificam: 2 };
    const { org, id, chave, jogos } = await campeonato(
      [groups, { tipo: 'mata_mata', cruzamento: 'cruzado' }],
      8,
    );
    for (let guard = 0; guard < 10; guard += 1) {
      const { data, fase } = await jogos();
      const open = data.filter((one: Jogo) => !one.placar);
      if (fase !== 1 || open.length === 0) break;
      for (const jogo of open as Jogo[]) await score(org, jogo, placar(1, 1));
    }
    const { confrontos, esperas } = await chave();
    // All four of each group are level in everything.
    expect(
      esperas.map(({ grupo, posicao }: { grupo: string; posicao: number }) => [grupo, posicao]),
    ).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
    const [first] = confrontos as Confronto[];
    expect(first?.lados.map(({ participante }) => participante)).toEqual([null, null]);
    expect(first?.lados.map(({ entre }) => entre.length)).toEqual([4, 4]);
    expect((await jogos('?fase=2')).esperas).toEqual(esperas);
    expect((await drawLots(org, id, 1)).statusCode).toBe(200);
    const after = await chave();
    expect(after.esperas).toEqual([]);
    expect(after.confrontos[0].lados[0]).toMatchObject({
      entre: [],
      participante: expect.any(String),
    });
  });
});

test('the match for the third place has its sides in the same order in the bracket and among the matches', async () => {
  const { tie, enter } = await campeonato([{ tipo: 'mata_mata', terceiro_lugar: true }], 4);
  const home = ({ partidas }: Confronto) => partidas[0]?.mandante.participante;
  for (const name of ['1.1', '1.2']) await enter(name, placar(1, 0));
  const open = await tie('terceiro');
  expect(open.lados.map(({ participante }) => participante)).toEqual([
    home(open),
    open.partidas[0]?.visitante.participante,
  ]);
  await enter('terceiro', placar(4, 2));
  expect(await tie('terceiro')).toMatchObject({ vencedor: home(open), agregado: [4, 2] });
});
