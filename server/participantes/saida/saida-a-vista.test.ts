// Withdrawals and exclusions, as people see them: before they happen, and in tables and lists after.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

async function start(fases: object[], count: number) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

/** Who was entered first wins by two. */
const bySeed = (uuids: readonly string[]) => (partida: PartidaDeTeste) => {
  const rank = (side: 'mandante' | 'visitante') => uuids.indexOf(partida[side].participante ?? '');
  return rank('mandante') < rank('visitante')
    ? { mandante: 2, visitante: 0 }
    : { mandante: 0, visitante: 2 };
};

async function playRound(org: SignedIn, id: string, uuids: readonly string[]) {
  for (const partida of await currentRound(org, id)) {
    const answer = await score(org, partida, { tipo: 'placar', ...bySeed(uuids)(partida) });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

type Linha = { participante: string; posicao: number; forma: string[]; situacao: string | null };

async function lineOf(org: SignedIn, id: string, uuid: string | undefined): Promise<Linha> {
  const { data } = (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`)).json();
  const all: Linha[] = data.tabelas.flatMap(({ linhas }: { linhas: Linha[] }) => linhas);
  const found = all.find(({ participante }) => participante === uuid);
  if (!found) throw new Error('not in the table');
  return found;
}

const leave = (who: SignedIn, uuid: string | undefined, body: object = { desistiu: true }) =>
  who.put(`/api/participantes/${uuid}/desistencia`, body);

const foresee = (who: SignedIn, uuid: string | undefined, desistiu = true) =>
  who.post(`/api/participantes/${uuid}/desistencia/impacto`, { desistiu });

const LEAGUE = { tipo: 'pontos_corridos' };

describe('a withdrawal that was not to be seen in the table', () => {
  test('puts its W.O.s into the last five, of who left and of who got them', async () => {
    const { org, id, uuids } = await start([LEAGUE], 4);
    await playRound(org, id, uuids);
    expect((await lineOf(org, id, uuids[0])).forma).toEqual(['v']);
    expect((await leave(org, uuids[0])).statusCode).toBe(200);
    expect((await lineOf(org, id, uuids[0])).forma).toEqual(['v', 'd', 'd']);
    const all = await Promise.all(uuids.slice(1).map((uuid) => lineOf(org, id, uuid)));
    const wins = all.flatMap(({ forma }) => forma).filter((letra) => letra === 'v');
    expect(wins).toHaveLength(3);
  });

  test('marks the line of who left, and only that', async () => {
    const { org, id, uuids } = await start([LEAGUE], 4);
    await leave(org, uuids[0]);
    expect((await lineOf(org, id, uuids[0])).situacao).toBe('desistiu');
    expect((await lineOf(org, id, uuids[1])).situacao).toBeNull();
    await leave(org, uuids[0], { desistiu: false });
    expect((await lineOf(org, id, uuids[0])).situacao).toBeNull();
  });

  test('tells who was put out by W.O.s from who left', async () => {
    const tabela = { wo: { gols: 3, conta_gols: true, duplo: 'ambos_perdem', limite: 1 } };
    const { org, id, uuids } = await start([{ ...LEAGUE, tabela }], 4);
    const [partida] = (
      await org.get(`/api/campeonatos/${id}/jogos?participante=${uuids[0]}`)
    ).json().data as PartidaDeTeste[];
    if (!partida) throw new Error('no match');
    const wo_de = partida.mandante.participante === uuids[0] ? 'mandante' : 'visitante';
    await score(org, partida, { tipo: 'wo', wo_de }, { ciente: true });
    expect((await lineOf(org, id, uuids[0])).situacao).toBe('excluido');
    const page = await org.get(`/api/campeonatos/${id}/participantes/${uuids[0]}`);
    expect(page.json().data.campanha.situacao).toBe('excluido');
  });

  test('does not rest in each round of a Swiss that comes after', async () => {
    const { org, id, uuids } = await start([{ tipo: 'suico', rodadas: 3 }], 6);
    await playRound(org, id, uuids);
    await leave(org, uuids[0]);
    expect((await org.post(`/api/campeonatos/${id}/rodadas`)).statusCode).toBe(201);
    const { folgas } = (await org.get(`/api/campeonatos/${id}/jogos?rodada=2`)).json();
    const resting = folgas.map(({ participante }: { participante: string }) => participante);
    expect(resting).not.toContain(uuids[0]);
    expect(resting).toHaveLength(1);
  });
});

describe('what a withdrawal moves, told before', () => {
  test('names the matches that become W.O. and the places that move, and saves nothing', async () => {
    const { org, id, uuids } = await start([LEAGUE], 4);
    await playRound(org, id, uuids);
    const before = (await org.get(`/api/campeonatos/${id}/classificacao`)).json();
    const answer = await foresee(org, uuids[0]);
    expect(answer.statusCode, answer.body).toBe(200);
    const { gente, ...told } = answer.json().data;
    expect(told.viram).toHaveLength(2);
    for (const { vira, lados, placar } of told.viram) {
      expect(vira).toBe('wo');
      expect(lados).toContain(uuids[0]);
      expect(placar).toBeNull();
    }
    expect(gente[uuids[0] ?? '']).toBe('Time 001');
    expect((await org.get(`/api/campeonatos/${id}/classificacao`)).json()).toEqual(before);
    const done = (await leave(org, uuids[0])).json();
    expect(done.efeitos).toEqual(told);
    const back = (await foresee(org, uuids[0], false)).json().data;
    expect(back.viram.map(({ vira }: { vira: string }) => vira)).toEqual(['volta', 'volta']);
  });

  test('says who goes through instead, and which later result is undone', async () => {
    const tabela = { desistencia: 'wo_em_tudo' };
    const fases = [
      { tipo: 'grupos', grupos: 2, classificam: 1, tabela },
      { tipo: 'mata_mata', terceiro_lugar: false },
    ];
    const { org, id, uuids } = await start(fases, 4);
    await playAll(org, id, bySeed(uuids));
    const [final] = (await org.get(`/api/campeonatos/${id}/jogos?fase=2&rodada=1`)).json().data;
    const path = `/api/campeonatos/${id}/punicoes`;
    const sanction = { fase: 1, participante: uuids[0], tipo: 'pontos', pontos: -9 };
    const told = (await org.post(`${path}/impacto`, sanction)).json().data;
    expect(told.posicoes).toContainEqual({ participante: uuids[0], fase: 1, de: 1, para: 2 });
    expect(told.desfeitos).toMatchObject([{ uuid: final.uuid, etapa: 'final' }]);
    expect(told.desfeitos[0].placar).toEqual([final.placar.mandante, final.placar.visitante]);
    expect((await org.get(path)).json().data).toEqual([]);
    const body = { ...sanction, motivo: 'irregular', ciente: true };
    const done = await org.post(path, body);
    expect(done.statusCode, done.body).toBe(201);
    expect(done.json().efeitos.desfeitos).toHaveLength(1);
  });

  test('is not for strangers, nor for a championship that does not run', async () => {
    const { uuids } = await start([LEAGUE], 4);
    expect((await foresee(await t.signedIn(), uuids[0])).statusCode).toBe(403);
    const org = await t.signedIn();
    const id = await makeCampeonato(org, {});
    const [one] = await insertNames(t, id, 2);
    expect((await foresee(org, one)).statusCode).toBe(409);
  });
});

test('a participant leaves by themself, the organisers are told, and only they let them back', async () => {
  const { org, id, uuids } = await start([LEAGUE], 4);
  const player = await t.signedIn();
  await t.db.run(sql`
    update participantes set usuario_uuid = ${player.uuid} where uuid = ${uuids[0]}`);
  expect((await foresee(player, uuids[0])).statusCode).toBe(200);
  expect((await leave(player, uuids[1])).statusCode).toBe(403);
  const left = await leave(player, uuids[0]);
  expect(left.statusCode, left.body).toBe(200);
  expect(left.json().efeitos.viram).toHaveLength(3);
  expect((await leave(player, uuids[0], { desistiu: false })).statusCode).toBe(403);
  const told = await t.db.rows<{ tipo: string }>(sql`
    select tipo from notificacoes where usuario_uuid = ${org.uuid}`);
  expect(JSON.stringify(told)).toContain('inscricao_desistiu');
  expect((await leave(org, uuids[0], { desistiu: false })).statusCode).toBe(200);
  expect((await lineOf(org, id, uuids[0])).situacao).toBeNull();
});

describe('an exclusion that was only written down', () => {
  const sanction = (participante: string | undefined) => ({
    ...{ fase: 1, participante, tipo: 'exclusao', motivo: 'agressão' },
  });

  test('takes the team out with what was told before, and back when it is annulled', async () => {
    const { org, id, uuids } = await start([LEAGUE], 4);
    await playRound(org, id, uuids);
    const path = `/api/campeonatos/${id}/punicoes`;
    const { motivo: _, ...asked } = sanction(uuids[0]);
    const { gente: _names, ...told } = (await org.post(`${path}/impacto`, asked)).json().data;
    expect(told.viram).toHaveLength(2);
    const before = await lineOf(org, id, uuids[0]);
    const done = await org.post(path, sanction(uuids[0]));
    expect(done.statusCode, done.body).toBe(201);
    expect(done.json().efeitos).toEqual(told);
    expect((await lineOf(org, id, uuids[0])).situacao).toBe('excluido');
    const { data } = (await org.get(`/api/campeonatos/${id}/participantes`)).json();
    expect(data[0]).toMatchObject({ desistiu: true, excluido: true });
    expect((await leave(org, uuids[0], { desistiu: false })).statusCode).toBe(409);
    expect((await org.delete(`${path}/${done.json().data.uuid}`)).statusCode).toBe(204);
    expect(await lineOf(org, id, uuids[0])).toEqual(before);
  });

  test('of who had left before, as there are old ones, does not bring them back when it is annulled', async () => {
    const { org, id, uuids } = await start([LEAGUE], 4);
    await leave(org, uuids[0]);
    const path = `/api/campeonatos/${id}/punicoes`;
    const { fase, tipo, motivo } = sanction(uuids[0]);
    const uuid = uuidv7();
    await t.db.run(sql`
      insert into punicoes (uuid, campeonato_id, fase, participante_uuid, tipo, pontos, motivo, tirou)
      values (${uuid}, ${id}, ${fase}, ${uuids[0]}, ${tipo}, 0, ${motivo}, false)`);
    expect((await org.delete(`${path}/${uuid}`)).statusCode).toBe(204);
    expect((await lineOf(org, id, uuids[0])).situacao).toBe('desistiu');
  });
});
