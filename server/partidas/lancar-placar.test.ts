import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  addHelper,
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

async function start(fases: object[], count: number) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

const placar = (mandante: number, visitante: number) => ({ tipo: 'placar', mandante, visitante });

async function mustScore(
  org: SignedIn,
  partida: PartidaDeTeste,
  lancamento: object,
  more: object = {},
) {
  const answer = await score(org, partida, lancamento, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const round = async (org: SignedIn, id: string, rodada: number): Promise<PartidaDeTeste[]> =>
  (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;

const lines = async (org: SignedIn, id: string) =>
  (await org.get(`/api/campeonatos/${id}/classificacao`)).json().data.tabelas[0].linhas;

describe('PUT /api/partidas/:uuid/placar', () => {
  test('is final at once: the match, the table and the summary say so', async () => {
    const { org, id } = await start([{ tipo: 'pontos_corridos' }], 2);
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    const { data } = await mustScore(org, partida, placar(3, 1));
    expect(data).toMatchObject({
      estado: 'confirmada',
      placar: { mandante: 3, visitante: 1, prorrogacao: false, penaltis: null },
      versao: partida.versao + 1,
    });
    const [first, second] = await lines(org, id);
    expect(first).toMatchObject({ participante: partida.mandante.participante, p: 3, sg: 2 });
    expect(second).toMatchObject({ p: 0, gc: 3, forma: ['d'] });
    const { resumo } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    expect(resumo).toMatchObject({ jogos_feitos: 1, jogos: 1 });
    expect(resumo.campeao).not.toBeNull();
  });

  test('a correction needs a reason, and both stand in the trail', async () => {
    const { org, id } = await start([{ tipo: 'pontos_corridos' }], 2);
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    const { data } = await mustScore(org, partida, placar(1, 0));
    const refused = await score(org, data, placar(0, 1));
    expect(Object.keys(refused.json().validations)).toEqual(['motivo']);
    await mustScore(org, data, placar(0, 1), { motivo: 'súmula errada' });
    const trail = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
    expect(trail[0]).toMatchObject({
      acao: 'corrigir-placar',
      objeto: partida.uuid,
      partida: [partida.mandante.participante, partida.visitante.participante],
      antes: { resultado: { mandante: 1, visitante: 0 } },
      depois: { resultado: { mandante: 0, visitante: 1 }, motivo: 'súmula errada' },
    });
  });

  test('a typo is taken back without a reason, for half a minute and by its author alone', async () => {
    const { org, id } = await start([{ tipo: 'pontos_corridos' }], 2);
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    const { data } = await mustScore(org, partida, placar(1, 0));
    const helper = await t.signedIn();
    await addHelper(org, id, { helper });
    const other = await score(helper, data, { tipo: 'limpar' });
    expect(Object.keys(other.json().validations)).toEqual(['motivo']);
    const { data: cleared } = await mustScore(org, data, { tipo: 'limpar' });
    expect(cleared).toMatchObject({ placar: null, estado: 'agendada' });
    const { data: again } = await mustScore(org, cleared, placar(0, 1));
    await t.db.run(sql`update envios set enviado_at = enviado_at - interval '31 seconds'`);
    const late = await score(org, again, { tipo: 'limpar' });
    expect(Object.keys(late.json().validations)).toEqual(['motivo']);
    const { data: corrected } = await mustScore(org, again, placar(2, 2), { motivo: 'súmula' });
    const reopened = await score(org, corrected, { tipo: 'limpar' });
    expect(Object.keys(reopened.json().validations), 'after a correction').toEqual(['motivo']);
  });

  test('a W.O. and a double W.O. count as the rules say; a match put off waits', async () => {
    const { org, id } = await start([{ tipo: 'pontos_corridos' }], 4);
    const [one, two] = (await round(org, id, 1)) as [PartidaDeTeste, PartidaDeTeste];
    const won = await mustScore(org, one, { tipo: 'wo', wo_de: 'mandante' });
    expect(won.data).toMatchObject({ estado: 'wo', wo_de: 'mandante' });
    const both = await mustScore(org, two, { tipo: 'wo', wo_de: 'ambos' });
    expect(both.data.wo_de).toBe('ambos');
    const table = await lines(org, id);
    expect(table.map(({ p, sg }: { p: number; sg: number }) => [p, sg])).toEqual([
      [3, 3],
      [0, -3],
      [0, -3],
      [0, -3],
    ]);
    const [next] = (await round(org, id, 2)) as [PartidaDeTeste];
    const later = { tipo: 'adiar', jogo_previsto_at: '2027-01-05T22:00:00Z' };
    const { data } = await mustScore(org, next, later);
    expect(data).toMatchObject({ estado: 'adiada', jogo_previsto_at: '2027-01-05T22:00:00.000Z' });
  });

  test('a level tie is refused without penalties, and they need a winner', async () => {
    const { org, id } = await start([{ tipo: 'mata_mata' }], 2);
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    for (const penaltis of [null, [3, 3]]) {
      const level = await score(org, partida, { ...placar(1, 1), penaltis });
      expect(level.statusCode, level.body).toBe(422);
      expect(Object.keys(level.json().validations)).toEqual(['penaltis']);
    }
    await mustScore(org, partida, { ...placar(1, 1), penaltis: [3, 4] });
    const { campeao } = (await org.get(`/api/campeonatos/${id}/chaveamento`)).json().data;
    expect(campeao).toBe(partida.visitante.participante);
  });

  test('over two legs only the one that completes a level tie needs the penalties', async () => {
    const desempate = ['prorrogacao', 'penaltis'];
    const { org, id } = await start([{ tipo: 'mata_mata', pernas_final: 2, desempate }], 2);
    const [first, second] = (await currentRound(org, id)) as [PartidaDeTeste, PartidaDeTeste];
    await mustScore(org, first, placar(1, 1));
    const level = await score(org, second, placar(0, 0));
    expect(level.json().validations).toEqual({
      penaltis: ['O confronto está empatado: informe os pênaltis.'],
    });
    await mustScore(org, second, { ...placar(0, 0), penaltis: [5, 4] });
  });

  test.each([
    ['away goals decide', { gols_fora: 'sim' }],
    ['the better campaign decides', { desempate: ['melhor_campanha'] }],
  ])('a level tie that %s needs no penalties', async (_, settings) => {
    const { org, id } = await start([{ tipo: 'mata_mata', pernas_final: 2, ...settings }], 2);
    const [first, second] = (await currentRound(org, id)) as [PartidaDeTeste, PartidaDeTeste];
    await mustScore(org, first, placar(2, 1));
    await mustScore(org, second, placar(1, 0));
    const { campeao } = (await org.get(`/api/campeonatos/${id}/chaveamento`)).json().data;
    expect(campeao).not.toBeNull();
  });

  test('the final comes before the match for third place', async () => {
    const { org, id } = await start([{ tipo: 'mata_mata', terceiro_lugar: true }], 4);
    const last = await round(org, id, 2);
    expect(last.map(({ confronto }) => confronto)).toEqual(['2.1', 'terceiro']);
    // Also where it is played earlier on that day, and not where it is played the day before.
    const at = (days: number, hour: number, tie: string) =>
      t.db.run(sql`
      update partidas set jogo_previsto_at = date_trunc('day', now()) + make_interval(days => ${days}::int,
        hours => ${hour}::int) where campeonato_id = ${id} and confronto = ${tie}`);
    const order = async () => (await round(org, id, 2)).map(({ confronto }) => confronto);
    await at(9, 18, '2.1');
    await at(9, 15, 'terceiro');
    expect(await order()).toEqual(['2.1', 'terceiro']);
    await at(8, 15, 'terceiro');
    expect(await order()).toEqual(['terceiro', '2.1']);
  });

  test('a change that undoes later results says which, and waits for somebody who agrees', async () => {
    const { org, id } = await start([{ tipo: 'mata_mata' }], 4);
    const [semi, other] = (await round(org, id, 1)) as [PartidaDeTeste, PartidaDeTeste];
    const played = (await mustScore(org, semi, placar(1, 0))).data;
    await mustScore(org, other, placar(1, 0));
    const [final] = (await round(org, id, 2)) as [PartidaDeTeste];
    await mustScore(org, final, placar(2, 0));
    const change = { lancamento: placar(0, 1), motivo: 'trocado' };
    const preview = await org.post(`/api/partidas/${semi.uuid}/impacto`, {
      lancamento: change.lancamento,
    });
    expect(preview.json().data.partidas).toMatchObject([
      { uuid: final.uuid, perde_resultado: true },
    ]);
    // A look changes nothing.
    expect((await round(org, id, 2))[0]?.placar).not.toBeNull();
    const { lancamento, motivo } = change;
    const refused = await score(org, played, lancamento, { motivo });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().data.partidas).toEqual(preview.json().data.partidas);
    await mustScore(org, played, lancamento, { motivo, ciente: true });
    const [after] = (await round(org, id, 2)) as [PartidaDeTeste];
    expect(after).toMatchObject({ placar: null, estado: 'agendada' });
    const sides = [after.mandante.participante, after.visitante.participante];
    expect(sides).toContain(semi.visitante.participante);
    expect(sides).not.toContain(semi.mandante.participante);
  });

  test('a result taken back leaves the table as if it had never been', async () => {
    const { org, id } = await start([{ tipo: 'pontos_corridos' }], 3);
    const before = await lines(org, id);
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    const { data } = await mustScore(org, partida, placar(5, 0));
    expect(await lines(org, id)).not.toEqual(before);
    await mustScore(org, data, { tipo: 'limpar' }, { motivo: 'jogo errado' });
    expect(await lines(org, id)).toEqual(before);
  });

  test('the preview of a correction says that the champion changes', async () => {
    const { org, id } = await start([{ tipo: 'mata_mata' }], 4);
    const [semi, other] = (await round(org, id, 1)) as [PartidaDeTeste, PartidaDeTeste];
    await mustScore(org, semi, placar(1, 0));
    await mustScore(org, other, placar(1, 0));
    const [final] = (await round(org, id, 2)) as [PartidaDeTeste];
    const [de, para] = [final.mandante.participante, final.visitante.participante];
    const { data } = await mustScore(org, final, placar(2, 0));
    const previewOf = async ({ uuid }: { uuid: string }, lancamento: object) =>
      (await org.post(`/api/partidas/${uuid}/impacto`, { lancamento })).json().data;
    expect(await previewOf(data, placar(0, 1))).toMatchObject({ campeao: { de, para } });
    expect(await previewOf(data, placar(3, 0))).not.toHaveProperty('campeao');
    expect(await previewOf(data, { tipo: 'limpar' })).toMatchObject({
      campeao: { de, para: null },
    });
    // Only what is closed has final places to lose.
    expect(await previewOf(data, placar(0, 1))).not.toHaveProperty('fim');
    await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado' });
    expect((await previewOf(data, placar(0, 1))).fim.colocacoes).toEqual([
      { participante: de, de: { de: 1, ate: 1 }, para: { de: 2, ate: 2 } },
      { participante: para, de: { de: 2, ate: 2 }, para: { de: 1, ate: 1 } },
    ]);
    const undone = await previewOf(semi, placar(0, 1));
    // The page of the match knows its two sides alone: whoever else is named comes along.
    expect(Object.keys(undone.gente)).toEqual(expect.arrayContaining([de, para]));
    expect(undone.campeao).toMatchObject({ para: null });
    expect(undone.fim.colocacoes).toContainEqual(
      expect.objectContaining({
        participante: semi.mandante.participante,
        para: { de: 3, ate: 4 },
      }),
    );
  });

  test('a correction after the end reopens the championship, and the trail says so', async () => {
    const { org, id } = await start([{ tipo: 'pontos_corridos' }], 2);
    const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
    const { data } = await mustScore(org, partida, placar(1, 0));
    await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado' });
    await mustScore(org, data, placar(0, 1), { motivo: 'recurso' });
    expect((await org.get(`/api/campeonatos/${id}`)).json().data.estado).toBe('andamento');
    const trail = (await org.get(`/api/campeonatos/${id}/historico`)).json().data.slice(0, 2);
    expect(trail).toContainEqual(
      expect.objectContaining({
        acao: 'mudar-estado',
        antes: { estado: 'encerrado' },
        depois: { estado: 'andamento' },
      }),
    );
  });
});

describe('PUT /api/partidas/:uuid/agenda', () => {
  test('two matches never share a venue at the same time', async () => {
    const { org, id } = await start([{ tipo: 'pontos_corridos' }], 4);
    const [one, two] = (await round(org, id, 1)) as [PartidaDeTeste, PartidaDeTeste];
    const plan = (partida: PartidaDeTeste, jogo_previsto_at: string, estadio: string) =>
      org.put(`/api/partidas/${partida.uuid}/agenda`, {
        versao: partida.versao,
        jogo_previsto_at,
        estadio,
      });
    expect((await plan(one, '2027-01-10T20:00:00Z', 'Arena')).statusCode).toBe(200);
    const clash = await plan(two, '2027-01-10T20:30:00Z', 'ARENA');
    expect(Object.keys(clash.json().validations)).toEqual(['estadio']);
    expect((await plan(two, '2027-01-10T20:30:00Z', 'Campo B')).statusCode).toBe(200);
  });
});

describe('the calendar', () => {
  test('gives every open match a day, venues in turn, and can be moved from a round on', async () => {
    const { org, id } = await start([{ tipo: 'pontos_corridos' }], 4);
    const path = `/api/campeonatos/${id}/agenda`;
    const [done] = (await round(org, id, 1)) as [PartidaDeTeste];
    await mustScore(org, done, placar(1, 0));
    const answer = await org.put(path, {
      comeca_em: '2027-01-04T15:00:00Z',
      dias_entre_rodadas: 7,
      horarios: ['19:30', '21:00'],
      locais: ['Arena'],
      modelo: 'data',
    });
    expect(answer.json()).toEqual({ data: { partidas: 5 } });
    const days = async (rodada: number) =>
      (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`))
        .json()
        .data.map((p: { jogo_previsto_at: string | null }) => p.jogo_previsto_at);
    expect((await days(1)).toSorted()).toEqual(['2027-01-04T22:30:00.000Z', null]);
    expect(await days(2)).toEqual(['2027-01-11T22:30:00.000Z', '2027-01-12T00:00:00.000Z']);
    const moved = await org.post(`${path}/dias`, { fase: 1, rodada: 3, dias: 2 });
    expect(moved.json()).toEqual({ data: { partidas: 2 } });
    expect(await days(2)).toEqual(['2027-01-11T22:30:00.000Z', '2027-01-12T00:00:00.000Z']);
    expect(await days(3)).toEqual(['2027-01-20T22:30:00.000Z', '2027-01-21T00:00:00.000Z']);
  });
});
