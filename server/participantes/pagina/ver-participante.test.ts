import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { CampanhaAteAqui } from '#contract/participante/campanha.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  openCampeonato,
  type PartidaDeTeste,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const CUP = [{ tipo: 'grupos', grupos: 2, classificam: 2 }, { tipo: 'mata_mata' }];

async function start(fases: object[], count: number) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

const bySeed = (uuids: readonly string[]) => (partida: PartidaDeTeste) => {
  const rank = (side: 'mandante' | 'visitante') => uuids.indexOf(partida[side].participante ?? '');
  return rank('mandante') < rank('visitante')
    ? { mandante: 2, visitante: 0 }
    : { mandante: 0, visitante: 2 };
};

async function playRounds(org: SignedIn, id: string, uuids: readonly string[], rounds: number) {
  for (let n = 0; n < rounds; n++) {
    for (const partida of await currentRound(org, id)) {
      const answer = await score(org, partida, { tipo: 'placar', ...bySeed(uuids)(partida) });
      expect(answer.statusCode, answer.body).toBe(200);
    }
  }
}

const see = async (who: Pick<SignedIn, 'get'>, id: string, uuid: string | undefined) =>
  (await who.get(`/api/campeonatos/${id}/participantes/${uuid}`)).json().data;

test('the path goes from the group to the final, and only what is true is told of each', async () => {
  const { org, id, uuids } = await start(CUP, 8);
  const guest = await t.guest();
  const first = await see(guest, id, uuids[0]);
  expect(first.posicoes).toMatchObject({ de: 4, dele: [], suas: null });
  expect(first.campanha).toMatchObject({ situacao: 'joga', j: 0, forma: [] });
  expect(first.caminho).toMatchObject([{ tipo: 'tabela', passou: null }]);
  expect(first.proxima).toBe(first.partidas[0].uuid);
  expect(first).toMatchObject({ adiante: [], se_acabasse_hoje: false, seguindo: null });

  await playAll(org, id, bySeed(uuids));
  const champion = await see(guest, id, uuids[0]);
  expect(champion.campanha).toMatchObject({ situacao: 'campeao', etapa: 'final', j: 5, v: 5 });
  expect(champion.campanha.forma).toEqual(['v', 'v', 'v', 'v', 'v']);
  expect(champion.caminho).toMatchObject([
    { tipo: 'tabela', posicao: 1, de: 4, passou: true },
    { tipo: 'confronto', etapa: 'semi', venceu: true, agregado: [2, 0] },
    { tipo: 'confronto', etapa: 'final', venceu: true, adversario: { participante: uuids[1] } },
  ]);
  expect(champion.proxima).toBeNull();
  const second = await see(guest, id, uuids[1]);
  expect(second.campanha).toMatchObject({ situacao: 'eliminado', etapa: 'final' });
  const last = await see(guest, id, uuids[7]);
  expect(last.campanha).toMatchObject({ situacao: 'eliminado', etapa: null, fase: 1 });
  expect(last.caminho).toMatchObject([{ passou: false }]);
});

test('who left is told to have left, with W.O.s in the record and no match to come', async () => {
  const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 4);
  await org.put(`/api/participantes/${uuids[0]}/desistencia`, { desistiu: true });
  const page = await see(await t.guest(), id, uuids[0]);
  expect(page.campanha).toMatchObject({ situacao: 'desistiu', j: 3, d: 3, forma: ['d', 'd', 'd'] });
  expect(page.proxima).toBeNull();
});

test('who left the groups is told not to go on, while the others still play', async () => {
  const { org, id, uuids } = await start(CUP, 8);
  await org.put(`/api/participantes/${uuids[0]}/desistencia`, { desistiu: true });
  const guest = await t.guest();
  expect((await see(guest, id, uuids[0])).caminho).toMatchObject([{ passou: false }]);
  expect((await see(guest, id, uuids[1])).caminho).toMatchObject([{ passou: null }]);
});

test('a league that is over has a champion and places, and nobody is knocked out of it', async () => {
  const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 4);
  await playAll(org, id, bySeed(uuids));
  const told = [];
  for (const uuid of uuids) told.push((await see(org, id, uuid)).campanha);
  expect(told.map(({ situacao, posicao }) => [situacao, posicao])).toEqual([
    ['campeao', 1],
    ['termina', 2],
    ['termina', 3],
    ['termina', 4],
  ]);
});

test('of a league it tells how far the title is, and only what is proved about it', async () => {
  const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 4);
  const guest = await t.guest();
  expect((await see(guest, id, uuids[0])).rumo).toBeNull();
  await playRounds(org, id, uuids, 2);
  const first = await see(guest, id, uuids[0]);
  expect(first.rumo).toMatchObject({ restam: 1, maximo: 9 });
  expect(first.gente[first.rumo.rival].nome).toBeTruthy();
  const last = await see(guest, id, uuids[3]);
  expect(last.rumo).toMatchObject({ vantagem: -6, restam: 1, maximo: 3 });
  expect(last.rumo.titulo).toEqual({ estado: 'impossivel', vitorias: null });
  await playAll(org, id, bySeed(uuids));
  expect((await see(guest, id, uuids[1])).rumo).toBeNull();
});

test('a bracket has no such card, nor has who left the league', async () => {
  const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 4);
  await playRounds(org, id, uuids, 1);
  await org.put(`/api/participantes/${uuids[0]}/desistencia`, { desistiu: true });
  expect((await see(org, id, uuids[0])).rumo).toBeNull();
  const cup = await start([{ tipo: 'mata_mata' }], 4);
  expect((await see(cup.org, cup.id, cup.uuids[0])).rumo).toBeNull();
});

test('the list has place, record and last five, best first, and neighbours follow it', async () => {
  const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 4);
  await playAll(org, id, (partida) => {
    const { mandante, visitante } = bySeed(uuids)(partida);
    return { mandante: visitante, visitante: mandante };
  });
  const path = `/api/campeonatos/${id}/participantes?campanha=1`;
  const { data, campanhas } = (await (await t.guest()).get(path)).json();
  expect(data.map(({ uuid }: { uuid: string }) => uuid)).toEqual(uuids.toReversed());
  expect(campanhas[uuids[3] ?? '']).toMatchObject({ posicao: 1, v: 3, forma: ['v', 'v', 'v'] });
  const page = await see(org, id, uuids[2]);
  expect([page.vizinhos.antes.uuid, page.vizinhos.depois.uuid]).toEqual([uuids[3], uuids[1]]);
  const plain = (await org.get(`/api/campeonatos/${id}/participantes`)).json();
  expect(plain.campanhas).toEqual({});
});

test('once it is closed the list goes by final places: who lost the final stands before the third', async () => {
  const { org, id, uuids } = await start([{ tipo: 'mata_mata', terceiro_lugar: true }], 4);
  await playAll(org, id, bySeed(uuids));
  await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado', ciente: true });
  const list = (await org.get(`/api/campeonatos/${id}/participantes?campanha=1`)).json().data;
  expect(list.map(({ uuid }: { uuid: string }) => uuid)).toEqual(uuids);
});

test('whom nobody met in the final is second in the list as on the podium, not out in the semi-finals', async () => {
  const { org, id } = await start([{ tipo: 'mata_mata', terceiro_lugar: true }], 4);
  const [missed, semi] = (await org.get(`/api/campeonatos/${id}/jogos`)).json().data;
  await score(org, missed, { tipo: 'wo', wo_de: 'ambos' });
  await score(org, semi, { tipo: 'placar', mandante: 2, visitante: 0 });
  const podio = (await org.get(`/api/campeonatos/${id}/visao`)).json().data.podio;
  expect(podio).toHaveLength(2);
  const shown = async () => {
    const { data, campanhas } = (
      await org.get(`/api/campeonatos/${id}/participantes?campanha=1`)
    ).json();
    return data.map(({ uuid }: { uuid: string }) => [uuid, campanhas[uuid].colocacao]);
  };
  const places = await shown();
  expect(places.slice(0, 2)).toEqual([
    [podio[0], 1],
    [podio[1], 2],
  ]);
  expect(places.slice(2).map(([, place]: [string, number | null]) => place)).toEqual([null, null]);
  await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado', ciente: true });
  expect(await shown()).toEqual(places);
});

test('the place in a group is not told beside final places as if it were one', async () => {
  const cup = { tipo: 'mata_mata', cruzamento: 'cruzado' };
  const { org, id, uuids } = await start([{ tipo: 'grupos', grupos: 2, classificam: 2 }, cup], 8);
  const list = async () =>
    (await org.get(`/api/campeonatos/${id}/participantes?campanha=1`)).json().campanhas;
  await playRounds(org, id, uuids, 3);
  const before: CampanhaAteAqui[] = Object.values(await list());
  expect(before.map(({ lugares }) => lugares)).toEqual(Array(8).fill(null));
  await playAll(org, id, bySeed(uuids));
  const after: Record<string, CampanhaAteAqui> = await list();
  const told = (index: number) => after[uuids[index] ?? '']?.lugares;
  expect([told(0), told(1), told(2)]).toEqual([
    ...[
      { de: 1, ate: 1 },
      { de: 2, ate: 2 },
      { de: 3, ate: 4 },
    ],
  ]);
  const inGroups = Object.values(after).filter(({ grupo }) => grupo !== null);
  expect(inGroups).toHaveLength(4);
  for (const { lugares, posicao } of inGroups) {
    expect(lugares?.de, `no. ${posicao} of a group`).toBeGreaterThan(4);
  }
});

test('the match for the third place puts nobody before who was in the final, nor names their end', async () => {
  const { org, id } = await start([{ tipo: 'mata_mata', terceiro_lugar: true }], 4);
  const round = async (n: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${n}`)).json().data;
  const play = async (partida: PartidaDeTeste, lancamento: object) =>
    expect((await score(org, partida, lancamento)).statusCode).toBe(200);
  for (const semi of await round(1))
    await play(semi, { tipo: 'placar', mandante: 1, visitante: 0 });
  const list = async () => {
    const { data, campanhas } = (
      await org.get(`/api/campeonatos/${id}/participantes?campanha=1`)
    ).json();
    return data.map(({ uuid }: { uuid: string }) => campanhas[uuid].etapa);
  };
  expect(await list(), 'to be played').toEqual(['final', 'final', 'terceiro', 'terceiro']);
  for (const last of await round(2)) {
    const isThird = last.confronto === 'terceiro';
    await play(
      last,
      isThird ? { tipo: 'placar', mandante: 9, visitante: 0 } : { tipo: 'wo', wo_de: 'ambos' },
    );
  }
  expect(await list()).toEqual(['final', 'final', 'semi', 'semi']);
});

test('whom a visitor may not see in the list has no page for them either', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org);
  const [one, two] = await insertNames(t, id, 2);
  await t.db.run(sql`update participantes set status = 4 where uuid = ${one}`);
  const guest = await t.guest();
  const path = `/api/campeonatos/${id}/participantes`;
  expect((await guest.get(`${path}/${one}`)).statusCode).toBe(404);
  expect((await org.get(`${path}/${one}`)).statusCode).toBe(200);
  expect((await guest.get(`${path}/${two}`)).statusCode).toBe(200);
  const other = await openCampeonato(org);
  expect((await org.get(`/api/campeonatos/${other}/participantes/${two}`)).statusCode).toBe(404);
});

test('of who waits in the queue it tells the place there, and nothing of a campaign', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org);
  const [one] = await insertNames(t, id, 1);
  await t.db.run(sql`update participantes set status = 1, espera = 2 where uuid = ${one}`);
  const page = await see(await t.guest(), id, one);
  expect(page.participante).toMatchObject({ status: 1, espera: 2 });
  expect(page.campanha).toMatchObject({ situacao: 'inscrito', j: 0 });
});

test('of a long list the first that an organiser gets are those who wait for an answer', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org);
  const uuids = await insertNames(t, id, 6);
  await t.db.run(sql`update participantes set status = 1 where uuid = ${uuids[5]}`);
  const first = (await org.get(`/api/campeonatos/${id}/participantes?limite=2`)).json();
  expect(first.data.map(({ uuid }: { uuid: string }) => uuid)).toEqual([uuids[5], uuids[0]]);
  const guest = (
    await (await t.guest()).get(`/api/campeonatos/${id}/participantes?limite=2`)
  ).json();
  expect(guest.data.map(({ uuid }: { uuid: string }) => uuid)).toEqual([uuids[0], uuids[1]]);
});

test('what lies between somebody and the title: as the table stands, then as the bracket does', async () => {
  const crossed = [CUP[0] as object, { tipo: 'mata_mata', cruzamento: 'cruzado' }];
  const { org, id, uuids } = await start(crossed, 8);
  const guest = await t.guest();
  await playRounds(org, id, uuids, 1);
  const inGroup = await see(guest, id, uuids[0]);
  expect(inGroup.se_acabasse_hoje).toBe(true);
  expect(inGroup.adiante).toMatchObject([
    { etapa: 'semi', adversario: { vaga: { tipo: 'grupo', posicao: 2 } } },
    { etapa: 'final', adversario: { vaga: { tipo: 'vencedor' } } },
  ]);
  await playRounds(org, id, uuids, 2);
  const inSemi = await see(guest, id, uuids[0]);
  expect(inSemi.caminho).toMatchObject([{ passou: true }, { etapa: 'semi', venceu: null }]);
  expect(inSemi).toMatchObject({ se_acabasse_hoje: false, adiante: [{ etapa: 'final' }] });
  await playAll(org, id, bySeed(uuids));
  for (const uuid of uuids) expect((await see(guest, id, uuid)).adiante).toEqual([]);
});

test('by campaign over all groups nobody knows against whom, and who is behind has no road', async () => {
  const { org, id, uuids } = await start(CUP, 8);
  await playRounds(org, id, uuids, 2);
  const first = await see(org, id, uuids[0]);
  expect(first).toMatchObject({ se_acabasse_hoje: true, seguindo: false });
  const nobody = { participante: null, vaga: null };
  expect(first.adiante).toEqual([
    { fase: 2, etapa: 'semi', adversario: nobody },
    { fase: 2, etapa: 'final', adversario: nobody },
  ]);
  expect((await see(org, id, uuids[7])).adiante).toEqual([]);
});

test('who lost by a double walkover is not told to have lost to the other', async () => {
  const { org, id } = await start([{ tipo: 'mata_mata' }], 4);
  const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
  const answer = await score(org, partida, { tipo: 'wo', wo_de: 'ambos' });
  expect(answer.statusCode, answer.body).toBe(200);
  for (const { participante } of [partida.mandante, partida.visitante]) {
    const { caminho } = await see(org, id, participante ?? undefined);
    expect(caminho).toMatchObject([{ etapa: 'semi', venceu: false, ninguem: true }]);
  }
});

test('goals of a tie are told own first, whoever was at home in its first leg', async () => {
  const { org, id, uuids } = await start([{ tipo: 'mata_mata', pernas: 2, pernas_final: 1 }], 4);
  await playAll(org, id, bySeed(uuids));
  for (const uuid of uuids) {
    for (const { venceu, agregado, etapa } of (await see(org, id, uuid)).caminho) {
      const goals = etapa === 'final' ? 2 : 4;
      expect(agregado).toEqual(venceu ? [goals, 0] : [0, goals]);
    }
  }
});

test('a second final that nobody needs is in no path', async () => {
  const { org, id, uuids } = await start([{ tipo: 'dupla_eliminacao' }], 4);
  await playAll(org, id, bySeed(uuids));
  for (const uuid of uuids.slice(0, 2)) {
    const { caminho } = await see(org, id, uuid);
    expect(caminho.at(-1)).toMatchObject({ etapa: 'final', venceu: uuid === uuids[0] });
  }
});
