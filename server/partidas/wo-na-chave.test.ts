// Who does not turn up in a bracket, and the matches that nobody will play because of it.
import { describe, expect, test } from 'vitest';
import { assentar } from '#server/competicao/assentar.ts';
import { carregarDados, estadoDe } from '#server/competicao/estado.ts';
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

type Jogo = PartidaDeTeste & { confronto: string; perna: number };
type Confronto = { id: string; situacao: string; vencedor: string | null; decidido_por: string };

async function chave(fase: object, count: number) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [fase] });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  const jogos = async (): Promise<Jogo[]> => {
    const { rodadas } = (await org.get(`/api/campeonatos/${id}/jogos`)).json();
    const all: Jogo[] = [];
    for (const { rodada } of rodadas) {
      const url = `/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`;
      all.push(...(await org.get(url)).json().data);
    }
    return all;
  };
  const bracket = async (): Promise<{ campeao: string | null; confrontos: Confronto[] }> =>
    (await org.get(`/api/campeonatos/${id}/chaveamento`)).json().data;
  return {
    ...{ org, id, uuids, jogos, bracket },
    jogo: async (confronto: string, perna = 1) =>
      (await jogos()).find((one) => one.confronto === confronto && one.perna === perna),
    confronto: async (tie: string) =>
      (await bracket()).confrontos.find((one) => one.id === tie) as Confronto,
    resumo: async () => (await org.get(`/api/campeonatos/${id}`)).json().data.resumo,
    async check() {
      const { fases } = (await org.get(`/api/campeonatos/${id}`)).json().data;
      const { lados, decididas, extras } = assentar(
        estadoDe(await carregarDados(t.db, { id, fases })),
      );
      expect([lados.size, decididas, extras]).toEqual([0, [], { novas: [], sobrando: [] }]);
    },
  };
}

async function must(org: SignedIn, jogo: Jogo | undefined, lancamento: object, more: object = {}) {
  const answer = await score(org, jogo as Jogo, lancamento, more);
  expect(answer.statusCode, answer.body).toBe(200);
}

const placar = (mandante: number, visitante: number) => ({ tipo: 'placar', mandante, visitante });
const CORRECTION = { motivo: 'engano', ciente: true };
const duplo = { tipo: 'wo', wo_de: 'ambos' };

describe('who gives a W.O. in a knockout', () => {
  const fase = { tipo: 'mata_mata', pernas: 2 };

  test('is out, also where it levels the aggregate: nobody waits for penalties', async () => {
    const { org, jogo, confronto, check } = await chave(fase, 4);
    await must(org, await jogo('1.1', 1), placar(0, 3));
    const second = await jogo('1.1', 2);
    await must(org, second, { tipo: 'wo', wo_de: 'mandante' });
    expect(await confronto('1.1')).toMatchObject({
      ...{ situacao: 'decidido', decidido_por: 'wo' },
      vencedor: second?.visitante.participante,
    });
    await check();
  });

  test('in the first leg leaves no second one to be played', async () => {
    const { org, jogo, confronto, resumo, check } = await chave(fase, 4);
    const first = await jogo('1.1', 1);
    await must(org, first, { tipo: 'wo', wo_de: 'visitante' });
    expect(await confronto('1.1')).toMatchObject({ vencedor: first?.mandante.participante });
    expect(await jogo('1.1', 2)).toMatchObject({ estado: 'cancelada' });
    expect(await jogo('1.2', 2)).toMatchObject({ estado: 'agendada' });
    expect((await resumo()).jogos_feitos).toBe(2);
    await check();
    await must(org, await jogo('1.1', 1), placar(1, 0), CORRECTION);
    expect(await jogo('1.1', 2)).toMatchObject({ estado: 'agendada' });
  });

  test('loses no more than the match where the rule says so', async () => {
    const { org, jogo, confronto } = await chave({ ...fase, wo_elimina: false }, 4);
    await must(org, await jogo('1.1', 1), { tipo: 'wo', wo_de: 'visitante' });
    expect(await confronto('1.1')).toMatchObject({ situacao: 'pronto', vencedor: null });
    expect(await jogo('1.1', 2)).toMatchObject({ estado: 'agendada' });
  });
});

describe('neither turns up', () => {
  test('in a semi-final: both are out, the other side is champion and no phantom match is left', async () => {
    const { org, jogo, jogos, bracket, resumo, check } = await chave({ tipo: 'mata_mata' }, 4);
    await must(org, await jogo('1.1'), duplo);
    const other = await jogo('1.2');
    await must(org, other, placar(1, 0));
    expect((await bracket()).campeao).toBe(other?.mandante.participante);
    expect(await jogo('2.1'), 'a final that nobody comes to').toBeUndefined();
    expect((await jogos()).filter(({ estado }) => estado === 'agendada')).toEqual([]);
    expect(await resumo()).toMatchObject({ jogos: 2, jogos_feitos: 2 });
    await check();
  });

  test('in the final: nobody is champion, and nothing is left to play', async () => {
    const { org, jogo, bracket, resumo } = await chave({ tipo: 'mata_mata' }, 2);
    await must(org, await jogo('1.1'), duplo);
    expect((await bracket()).campeao).toBeNull();
    expect(await resumo()).toMatchObject({ jogos: 1, jogos_feitos: 1, campeao: null });
  });

  test('by the rule of another match: it is there, and decides', async () => {
    const { org, jogo, confronto, check } = await chave(
      { tipo: 'mata_mata', wo_duplo: 'novo_jogo' },
      4,
    );
    await must(org, await jogo('1.1'), duplo);
    const again = await jogo('1.1', 3);
    expect(again).toMatchObject({ estado: 'agendada' });
    await check();
    await must(org, again, placar(0, 1));
    expect(await confronto('1.1')).toMatchObject({
      ...{ situacao: 'decidido', decidido_por: 'novo_jogo' },
      vencedor: again?.visitante.participante,
    });
    await check();
  });

  test('for a first leg, by that rule: the second is void and the other match decides', async () => {
    const fase = { tipo: 'mata_mata', pernas_final: 2, wo_duplo: 'novo_jogo' };
    const { org, jogo, bracket, check } = await chave(fase, 2);
    await must(org, await jogo('1.1', 1), duplo);
    const again = await jogo('1.1', 3);
    await must(org, again, placar(2, 1));
    expect((await bracket()).campeao).toBe(again?.mandante.participante);
    expect(await jogo('1.1', 2)).toMatchObject({ estado: 'cancelada' });
    await check();
  });

  test('by the rule of lots: the tie waits for them, and they are drawn', async () => {
    const { org, id, jogo, confronto } = await chave({ tipo: 'mata_mata', wo_duplo: 'sorteio' }, 4);
    expect((await drawLots(org, id, 1)).statusCode).toBe(409);
    await must(org, await jogo('1.1'), duplo);
    expect(await confronto('1.1')).toMatchObject({ situacao: 'pronto', vencedor: null });
    const lots = await drawLots(org, id, 1);
    expect(lots.statusCode, lots.body).toBe(200);
    expect(await confronto('1.1')).toMatchObject({
      ...{ situacao: 'decidido', decidido_por: 'sorteio' },
      vencedor: lots.json().data.bolas[0].participante,
    });
  });

  test('lots of a semi-final say who plays for the third place, not that both go on', async () => {
    const fase = { tipo: 'mata_mata', wo_duplo: 'sorteio', terceiro_lugar: true };
    const { org, id, jogo } = await chave(fase, 4);
    await must(org, await jogo('1.1'), duplo);
    const { data } = (await org.get(`/api/campeonatos/${id}/desempate`)).json();
    expect(data.lugares).toEqual([
      [
        { posicao: null, passa: true, campeao: false },
        { posicao: null, passa: false, campeao: false, ainda: 'terceiro' },
      ],
    ]);
  });

  test('lots of a double elimination say who drops to the lower bracket', async () => {
    const { org, id, jogo } = await chave({ tipo: 'dupla_eliminacao', wo_duplo: 'sorteio' }, 4);
    await must(org, await jogo('V1.1'), duplo);
    const { data } = (await org.get(`/api/campeonatos/${id}/desempate`)).json();
    expect(data.lugares[0]).toMatchObject([{ passa: true }, { passa: false, ainda: 'repescagem' }]);
  });

  test('in a double elimination both drop unless the rules say otherwise: one defeat puts nobody out', async () => {
    const { org, jogo, confronto, check } = await chave({ tipo: 'dupla_eliminacao' }, 4);
    await must(org, await jogo('V1.1'), duplo);
    await must(org, await jogo('V1.2'), placar(1, 0));
    expect(await confronto('V2.1')).toMatchObject({ situacao: 'passa_direto' });
    expect(await confronto('R1.1')).toMatchObject({ situacao: 'aguarda' });
    const again = await jogo('V1.1', 3);
    expect(again).toMatchObject({ estado: 'agendada' });
    await must(org, again, placar(1, 0));
    expect(await confronto('R1.1')).toMatchObject({ situacao: 'pronto' });
    const sides = [await jogo('R1.1')].flatMap((one) => [
      one?.mandante.participante,
      one?.visitante.participante,
    ]);
    expect(sides).toContain(again?.mandante.participante);
    await check();
  });
});

describe('an extra match for the place in the lower bracket', () => {
  const fase = { tipo: 'dupla_eliminacao', final_extra: false };

  async function missed(settings: object = {}) {
    const seen = await chave({ ...fase, ...settings }, 4);
    await must(seen.org, await seen.jogo('V1.1'), duplo);
    return { ...seen, extra: await seen.jogo('V1.1', 3) };
  }

  test('is lost by who leaves, who takes no place; taken back it is to be played again', async () => {
    const { org, id, jogo, jogos, check, extra } = await missed();
    const gone = extra?.visitante.participante;
    const leave = (desistiu: boolean) =>
      org.put(`/api/participantes/${gone}/desistencia`, { desistiu });
    expect((await leave(true)).statusCode).toBe(200);
    expect(await jogo('V1.1', 3)).toMatchObject({ uuid: extra?.uuid, wo_de: 'visitante' });
    await check();
    expect((await leave(false)).statusCode).toBe(200);
    expect(await jogo('V1.1', 3)).toMatchObject({ estado: 'agendada', wo_de: null });
    await check();
    expect((await leave(true)).statusCode).toBe(200);
    for (const tie of ['V1.2', 'R1.1', 'F1']) {
      const next = await jogo(tie);
      expect([next?.mandante.participante, next?.visitante.participante]).not.toContain(gone);
      await must(org, next, placar(1, 0));
    }
    expect((await jogos()).filter(({ estado }) => estado === 'agendada')).toEqual([]);
    const closed = await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado' });
    expect(closed.statusCode, closed.body).toBe(200);
  });

  test.each([{}, { pernas: 2 }])('goes to penalties when it is level (%o)', async (settings) => {
    const { org, jogo, confronto, check, extra } = await missed(settings);
    const level = await score(org, extra as Jogo, placar(1, 1));
    expect(level.statusCode, level.body).toBe(422);
    expect(Object.keys(level.json().validations)).toEqual(['penaltis']);
    const won = await score(org, extra as Jogo, { ...placar(2, 1), penaltis: [4, 5] });
    expect(won.statusCode, 'nobody kicks any after a win').toBe(422);
    await must(org, extra, { ...placar(1, 1), penaltis: [4, 5] });
    expect(await jogo('V1.1', 4)).toBeUndefined();
    expect(await confronto('V1.1')).toMatchObject({
      ...{ vencedor: null, na_repescagem: extra?.visitante.participante },
      decidido_por: 'penaltis',
    });
    await check();
  });

  test('leaves the second leg void, before it is played and after', async () => {
    const { org, jogo, check, extra } = await missed({ pernas: 2 });
    expect(extra).toMatchObject({ estado: 'agendada' });
    expect(await jogo('V1.1', 2)).toMatchObject({ estado: 'cancelada' });
    await must(org, extra, placar(1, 0));
    expect(await jogo('V1.1', 2)).toMatchObject({ estado: 'cancelada' });
    await check();
    await must(org, await jogo('V1.1', 1), placar(1, 0), CORRECTION);
    expect(await jogo('V1.1', 2)).toMatchObject({ estado: 'agendada' });
    expect(await jogo('V1.1', 3)).toBeUndefined();
    await check();
  });
});

test('Segunda final: A definir × A definir is listed neither before it is needed nor beside a champion', async () => {
  const { org, jogo, jogos, bracket, resumo, check } = await chave({ tipo: 'dupla_eliminacao' }, 4);
  for (const tie of ['V1.1', 'V1.2', 'V2.1', 'R1.1', 'R2.1']) {
    await must(org, await jogo(tie), placar(1, 0));
  }
  expect(await jogo('F2')).toBeUndefined();
  expect((await bracket()).confrontos.map(({ id }) => id)).not.toContain('F2');
  expect(await resumo()).toMatchObject({ jogos: 6, jogos_feitos: 5 });
  const final = await jogo('F1');
  const unbeaten = (await bracket()).confrontos.find(({ id }) => id === 'V2.1')?.vencedor;
  const isHome = final?.mandante.participante === unbeaten;
  await must(org, final, isHome ? placar(1, 0) : placar(0, 1));
  const seen = (await org.get(`/api/partidas/${final?.uuid}`)).json().data;
  expect(seen.confronto.segunda_final).toBeNull();
  expect((await bracket()).campeao).toBe(unbeaten);
  expect(await jogo('F2')).toBeUndefined();
  expect((await bracket()).confrontos.map(({ id }) => id)).not.toContain('F2');
  expect((await jogos()).filter(({ estado }) => estado === 'agendada')).toEqual([]);
  expect(await resumo()).toMatchObject({ jogos: 6, jogos_feitos: 6 });
  await check();
  // The other side wins after all: the second final is there again.
  const corrected = await jogo('F1');
  const lost = isHome ? placar(0, 1) : placar(1, 0);
  const { desfecho } = (await score(org, corrected as Jogo, lost, CORRECTION)).json();
  expect(desfecho).toMatchObject({ segunda_final: true, passa: null, campeao: null });
  const second = await jogo('F2');
  expect(second).toMatchObject({ estado: 'agendada' });
  const page = (await org.get(`/api/partidas/${corrected?.uuid}`)).json().data;
  expect(page.confronto.segunda_final).toBe(second?.uuid);
  expect((await bracket()).confrontos.map(({ id }) => id)).toContain('F2');
  expect(await resumo()).toMatchObject({ jogos: 7, jogos_feitos: 6, campeao: null });
});
