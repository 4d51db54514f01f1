import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { MinhasPendencias, Pendencias } from '#contract/campeonato/pendencias.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  addHelper,
  currentRound,
  insertNames,
  makeCampeonato,
  openCampeonato,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const tasksOf = async (who: SignedIn, id: string): Promise<Pendencias> => {
  const answer = await who.get(`/api/campeonatos/${id}/pendencias`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

const mineOf = async (who: SignedIn): Promise<MinhasPendencias> =>
  (await who.get('/api/pendencias')).json().data;

/** A championship of so many names that has started. */
async function running(org: SignedIn, names = 4, settings: Record<string, unknown> = {}) {
  const id = await makeCampeonato(org, settings);
  const uuids = await insertNames(t, id, names);
  await startCampeonato(org, id);
  return { id, uuids };
}

/** Nobody promised days: its matches have neither a day nor a deadline. */
const SEM_DATAS = { regras: { modelo_rodada: 'livre' } };

const date = (uuid: string, at: string) =>
  t.db.run(sql`update partidas set jogo_previsto_at = ${at} where uuid = ${uuid}`);

const DAY_MS = 86_400_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('GET /api/campeonatos/:id/pendencias', () => {
  test('an entry to approve is a task until it is decided, whatever was read', async () => {
    const [org, ana] = [await t.signedIn(), await t.signedIn({ nome: 'Ana Souza' })];
    const id = await openCampeonato(org);
    const entered = await ana.post(`/api/campeonatos/${id}/participantes`, { time_nome: 'Leões' });
    await org.put('/api/usuario/notifications/lidas');
    const before = await tasksOf(org, id);
    expect(before).toMatchObject({ total: 1, contagem: { inscricoes: 1 } });
    expect(before.inscricoes).toMatchObject([{ nome: 'Ana Souza', time_nome: 'Leões' }]);
    await org.put(`/api/participantes/${entered.json().data.uuid}/status`, { status: 2 });
    expect(await tasksOf(org, id)).toMatchObject({ total: 0, inscricoes: [] });
  });

  test('late matches come first; a day without an hour is late when the day is over', async () => {
    const org = await t.signedIn();
    const { id } = await running(org);
    const [one, two] = await currentRound(org, id);
    await date(one?.uuid ?? '', fromNow(-2 * 3_600_000));
    await date(two?.uuid ?? '', fromNow(-2 * DAY_MS));
    const late = await tasksOf(org, id);
    expect(late.contagem).toMatchObject({ sem_placar: 2, atrasados: 2 });
    expect(late.jogos.map(({ partida }) => partida.uuid)).toEqual([two?.uuid, one?.uuid]);
    expect(late.jogos[0]?.desde).not.toBeNull();
    await t.db.run(sql`
      update partidas set jogo_previsto_at = (date_trunc('day', now() at time zone 'America/Sao_Paulo')
        + interval '59 seconds') at time zone 'America/Sao_Paulo' where uuid = ${two?.uuid}`);
    expect((await tasksOf(org, id)).contagem.atrasados).toBe(1);
  });

  test('of matches without a date those of the current round wait, and those to come do not', async () => {
    const org = await t.signedIn();
    const { id } = await running(org, 4, SEM_DATAS);
    const [one] = await currentRound(org, id);
    expect(await tasksOf(org, id)).toMatchObject({
      total: 2,
      contagem: { sem_placar: 2, atrasados: 0 },
      passo: { nome: 'lancar', pronto: true },
    });
    await date(one?.uuid ?? '', fromNow(DAY_MS));
    expect((await tasksOf(org, id)).contagem.sem_placar).toBe(1);
  });

  test('a round with a deadline is on the board from its first day, and a task when the deadline is over', async () => {
    const org = await t.signedIn();
    const { id } = await running(org);
    const before = await tasksOf(org, id);
    expect(before).toMatchObject({
      total: 0,
      contagem: { sem_placar: 0, atrasados: 0, abertos: 2 },
      passo: { nome: 'lancar', pronto: true },
    });
    expect(before.jogos).toMatchObject([
      { tarefa: 'abertos', desde: null, partida: { rodada: 1 } },
      { tarefa: 'abertos', desde: null, partida: { rodada: 1 } },
    ]);
    await t.db.run(sql`
      update partidas set prazo_at = ${fromNow(-1000)} where campeonato_id = ${id} and rodada = 1`);
    expect(await tasksOf(org, id)).toMatchObject({
      total: 2,
      contagem: { sem_placar: 2, atrasados: 2 },
      passo: { nome: 'lancar', pronto: true },
    });
  });

  test('of matches with an hour those of today are on the board, and those of another day are not', async () => {
    const org = await t.signedIn();
    const { id } = await running(org);
    const [one, two] = await currentRound(org, id);
    const endOfDay = sql`(date_trunc('day', now() at time zone 'America/Sao_Paulo')
      + interval '1 day' - interval '1 second') at time zone 'America/Sao_Paulo'`;
    await t.db.run(
      sql`update partidas set jogo_previsto_at = ${endOfDay} where uuid = ${one?.uuid}`,
    );
    await date(two?.uuid ?? '', fromNow(2 * DAY_MS));
    const { contagem, jogos } = await tasksOf(org, id);
    expect(contagem).toMatchObject({ sem_placar: 0, abertos: 1 });
    expect(jogos.map(({ partida }) => partida.uuid)).toEqual([one?.uuid]);
  });

  test('a match that was put off does not hide the matches of the next round', async () => {
    const org = await t.signedIn();
    const { id } = await running(org, 4, SEM_DATAS);
    const [one, two] = await currentRound(org, id);
    if (one) await score(org, one, { tipo: 'adiar' });
    if (two) await score(org, two, { tipo: 'placar', mandante: 1, visitante: 0 });
    const { contagem, jogos, passo } = await tasksOf(org, id);
    expect(contagem).toMatchObject({ sem_placar: 2, remarcar: 1 });
    expect(jogos[0]).toMatchObject({ tarefa: 'sem_placar', partida: { rodada: 2 } });
    expect(passo).toMatchObject({ nome: 'lancar', pronto: true });
    // The header of every page, the matches and the first view say the same round.
    const { resumo } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    expect(resumo.rodada).toBe(2);
    const { rodada } = (await org.get(`/api/campeonatos/${id}/jogos`)).json();
    expect(rodada).toBe(2);
    const visao = (await org.get(`/api/campeonatos/${id}/visao`)).json().data;
    expect(visao.jogos.rodada).toBe(2);
  });

  test('a match that was put off without a new day asks for one', async () => {
    const org = await t.signedIn();
    const { id } = await running(org, 4, SEM_DATAS);
    const [one] = await currentRound(org, id);
    if (one) await score(org, one, { tipo: 'adiar' });
    const { contagem, jogos } = await tasksOf(org, id);
    expect(contagem).toMatchObject({ sem_placar: 1, remarcar: 1 });
    expect(jogos.at(-1)).toMatchObject({ tarefa: 'remarcar', partida: { uuid: one?.uuid } });
  });

  test('teams that nothing separates are a draw of lots to be made', async () => {
    const org = await t.signedIn();
    const { id } = await running(org, 2);
    await playOnly(org, id, { mandante: 0, visitante: 0 });
    const { empates, passo, total } = await tasksOf(org, id);
    expect(empates).toMatchObject([{ fase: 1, por: 'sorteio' }]);
    expect(empates[0]?.participantes).toHaveLength(2);
    expect({ nome: passo?.nome, total }).toEqual({ nome: 'desempatar', total: 1 });
  });

  test('two ties of one table are two, each with its own names', async () => {
    const org = await t.signedIn();
    const { id, uuids } = await running(org, 4);
    const [one, two, ...others] = uuids;
    // Both of the first two beat both of the others; nothing else separates any of them.
    const goalsOf = (who: string | null) => (who === one || who === two ? 1 : 0);
    for (const _round of [1, 2, 3]) {
      for (const partida of await currentRound(org, id)) {
        const [mandante, visitante] = [partida.mandante, partida.visitante].map(
          ({ participante }) => goalsOf(participante),
        );
        await score(org, partida, { tipo: 'placar', mandante, visitante });
      }
    }
    const { empates, contagem } = await tasksOf(org, id);
    const names = empates.map(({ participantes }) => participantes.toSorted());
    expect(names).toEqual([[one, two].toSorted(), others.toSorted()]);
    expect(contagem.empates).toBe(2);
  });

  test('a tie for which neither side came is a draw of lots where the rules say so', async () => {
    const org = await t.signedIn();
    const { id, uuids } = await running(org, 4, {
      fases: [{ tipo: 'mata_mata', wo_duplo: 'sorteio' }],
    });
    const [one] = await currentRound(org, id);
    if (one) await score(org, one, { tipo: 'wo', wo_de: 'ambos' });
    const { empates, passo, total, contagem } = await tasksOf(org, id);
    expect(empates).toMatchObject([{ fase: 1, por: 'sorteio' }]);
    expect(uuids).toEqual(expect.arrayContaining(empates[0]?.participantes ?? []));
    expect(contagem).toMatchObject({ empates: 1, indecisos: 0, abertos: 1 });
    expect({ nome: passo?.nome, total }).toEqual({ nome: 'desempatar', total: 1 });
  });

  test('a knockout tie that ended level without a winner is a task', async () => {
    const org = await t.signedIn();
    const { id } = await running(org, 2, { fases: [{ tipo: 'mata_mata' }] });
    const [final] = await currentRound(org, id);
    await t.db.run(sql`
      update partidas set resultado = '{"tipo": "placar", "mandante": 1, "visitante": 1}',
        estado = 'confirmada' where uuid = ${final?.uuid}`);
    const { jogos, passo } = await tasksOf(org, id);
    expect(jogos).toMatchObject([{ tarefa: 'indecisos', partida: { uuid: final?.uuid } }]);
    expect(passo?.nome).toBe('decidir');
  });

  test('the next Swiss round, and then the close, are the one next step', async () => {
    const org = await t.signedIn();
    const { id } = await running(org, 4, { fases: [{ tipo: 'suico', rodadas: 2 }] });
    expect((await tasksOf(org, id)).passo?.nome).toBe('lancar');
    for (const match of await currentRound(org, id)) {
      await score(org, match, { tipo: 'placar', mandante: 2, visitante: 1 });
    }
    expect(await tasksOf(org, id)).toMatchObject({ total: 1, passo: { nome: 'rodada' } });
    await playAll(org, id, () => ({ mandante: 1, visitante: 0 }));
    expect(await tasksOf(org, id)).toMatchObject({ passo: { nome: 'encerrar', pronto: true } });
    await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado', ciente: true });
    expect(await tasksOf(org, id)).toMatchObject({ total: 0, passo: { nome: 'celebrar' } });
  });

  test('each sees the tasks that they may do, and who organises nothing sees none', async () => {
    const org = await t.signedIn();
    const [results, entries, stranger] = [
      await t.signedIn(),
      await t.signedIn(),
      await t.signedIn(),
    ];
    const { id } = await running(org, 4, SEM_DATAS);
    await addHelper(org, id, { helper: results, papel: 'resultados' });
    await addHelper(org, id, { helper: entries, papel: 'inscricoes' });
    expect(await tasksOf(results, id)).toMatchObject({ total: 2, passo: { nome: 'lancar' } });
    expect(await tasksOf(entries, id)).toMatchObject({ total: 0, passo: null, jogos: [] });
    expect(await tasksOf(stranger, id)).toMatchObject({ total: 0, passo: null, prazos: [] });
  });

  test('it tells what others did in the last day, and not what I did', async () => {
    const [org, ana] = [await t.signedIn(), await t.signedIn()];
    const id = await openCampeonato(org, { aprovacao: 'automatica' });
    await ana.post(`/api/campeonatos/${id}/participantes`, { time_nome: 'Leões' });
    const { feito } = await tasksOf(org, id);
    expect(feito).toEqual([{ acao: 'inscrever-participante', n: 1 }]);
  });

  test('dates to come: entries that close, and rounds that end', async () => {
    const org = await t.signedIn();
    const closes = fromNow(3 * DAY_MS);
    const open = await openCampeonato(org, { fecha_em: closes });
    expect((await tasksOf(org, open)).prazos).toMatchObject([{ tipo: 'inscricoes' }]);
    await insertNames(t, open, 4);
    const { data } = (
      await org.post(`/api/campeonatos/${open}/sorteio`, { metodo: 'aleatorio' })
    ).json();
    await org.put(`/api/campeonatos/${open}/sorteio`, { uuid: data.uuid });
    const drawn = (await tasksOf(org, open)).prazos.map(({ tipo }) => tipo);
    expect(drawn, 'nobody comes in after the draw').not.toContain('inscricoes');
    const { id } = await running(org, 4, SEM_DATAS);
    await t.db.run(sql`
      update partidas set prazo_at = ${fromNow(DAY_MS)} where campeonato_id = ${id} and rodada = 1`);
    expect((await tasksOf(org, id)).prazos).toMatchObject([{ tipo: 'rodada', fase: 1, rodada: 1 }]);
  });

  test('rounds end when the rules promise it, the next one first', async () => {
    const org = await t.signedIn();
    const { id } = await running(org);
    const { prazos } = await tasksOf(org, id);
    expect(prazos).toMatchObject([1, 2, 3].map((rodada) => ({ tipo: 'rodada', fase: 1, rodada })));
    const [one, two, three] = prazos.map(({ em }) => Date.parse(em));
    const week = 7 * DAY_MS;
    expect([two, three]).toEqual([(one ?? 0) + week, (one ?? 0) + 2 * week]);
  });
});

async function playOnly(
  org: SignedIn,
  id: string,
  placar: { mandante: number; visitante: number },
) {
  for (const match of await currentRound(org, id)) {
    await score(org, match, { tipo: 'placar', ...placar });
  }
}

describe('GET /api/pendencias', () => {
  test('an organiser with matches to post does not hear that there is nothing', async () => {
    const org = await t.signedIn();
    const { id } = await running(org, 8, SEM_DATAS);
    await makeCampeonato(org, { nome: 'Rascunho' });
    const { campeonatos } = await mineOf(org);
    expect(campeonatos).toMatchObject([
      { id, organiza: true, joga: false, total: 4, contagem: { sem_placar: 4 } },
      { nome: 'Rascunho', total: 0, passo: { nome: 'incluir' } },
    ]);
  });

  test('a welcome that was not read is no task', async () => {
    const ana = await t.signedIn();
    await t.db.run(sql`
      insert into notificacoes (id, usuario_uuid, tipo, mensagem, url)
      values (gen_random_uuid(), ${ana.uuid}, 'boas_vindas', 'Oi', '/ajuda')`);
    expect(await mineOf(ana)).toEqual({
      seguidos: [],
      ...{ campeonatos: [], convites: [], a_pagar: [], tarefas: [], jogos: [], gente: {} },
    });
  });

  test('a player has the next match with both names, the place in the table, and no task of others', async () => {
    const [org, ana] = [await t.signedIn(), await t.signedIn()];
    const { id, uuids } = await running(org);
    await t.db.run(
      sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${uuids[0]}`,
    );
    const { jogos, gente, campeonatos } = await mineOf(ana);
    expect(jogos[0]).toMatchObject({ campeonato: { id, nome: 'Copa de Teste' }, eu: uuids[0] });
    expect(Object.keys(gente)).toContain(uuids[0]);
    expect(campeonatos).toMatchObject([
      { id, organiza: false, joga: true, total: 0, passo: null, posicao: { de: 4 } },
    ]);
    expect(jogos).toHaveLength(3);
  });

  test('who withdrew or was put out is not told that they play there; back in, they are', async () => {
    const [org, ana] = [await t.signedIn(), await t.signedIn()];
    const { id, uuids } = await running(org);
    const [own, other] = uuids;
    await t.db.run(sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${own}`);
    await t.db.run(sql`update participantes set usuario_uuid = ${org.uuid} where uuid = ${other}`);
    const listed = async () => (await mineOf(ana)).campeonatos.map(({ joga }) => joga);
    const leave = (person: typeof org, uuid: string | undefined, desistiu: boolean) =>
      person.put(`/api/participantes/${uuid}/desistencia`, { desistiu });
    expect(await listed()).toEqual([true]);
    await leave(ana, own, true);
    expect(await listed()).toEqual([]);
    await leave(org, own, false);
    expect(await listed()).toEqual([true]);
    const punicao = {
      fase: 1,
      participante: own,
      tipo: 'exclusao',
      motivo: 'ofensa',
      ciente: true,
    };
    await org.post(`/api/campeonatos/${id}/punicoes`, punicao);
    expect(await listed()).toEqual([]);
    await leave(org, other, true);
    expect((await mineOf(org)).campeonatos).toMatchObject([{ id, organiza: true, joga: false }]);
  });

  test('whom their W.O.s put out is not told that they play there; once one is taken back, they are', async () => {
    const [org, ana] = [await t.signedIn(), await t.signedIn()];
    const wo = { gols: 3, conta_gols: true, duplo: 'ambos_perdem', limite: 1 };
    const fases = [{ tipo: 'pontos_corridos', tabela: { wo } }];
    const { id, uuids } = await running(org, 4, { fases });
    const [own] = uuids;
    await t.db.run(sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${own}`);
    const listed = async () => (await mineOf(ana)).campeonatos.map(({ joga }) => joga);
    const first = async () => {
      const round = await currentRound(org, id);
      const match = round.find((one) =>
        [one.mandante, one.visitante].some(({ participante }) => participante === own),
      );
      if (!match) throw new Error('no match of theirs');
      return match;
    };
    expect(await listed()).toEqual([true]);
    const match = await first();
    const wo_de = match.mandante.participante === own ? 'mandante' : 'visitante';
    const missed = await score(org, match, { tipo: 'wo', wo_de }, { ciente: true });
    expect(missed.statusCode, missed.body).toBe(200);
    expect(await listed()).toEqual([]);
    const came = { tipo: 'placar', mandante: 1, visitante: 0 };
    const { versao } = await first();
    const mended = await score(org, { ...match, versao }, came, {
      motivo: 'Veio, sim.',
      ciente: true,
    });
    expect(mended.statusCode, mended.body).toBe(200);
    expect(await listed()).toEqual([true]);
  });

  test('the place of a group is not told of who plays in the bracket by now, and the final place is', async () => {
    const [org, ana] = [await t.signedIn(), await t.signedIn()];
    const fases = [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }];
    const { id, uuids } = await running(org, 4, { fases });
    await t.db.run(
      sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${uuids[0]}`,
    );
    const placeOf = async () => (await mineOf(ana)).campeonatos[0]?.posicao;
    expect(await placeOf()).toMatchObject({ de: 2 });
    const mine = (one: string | null) => (one === uuids[0] ? 2 : 0);
    for (const partida of await currentRound(org, id)) {
      const mandante = mine(partida.mandante.participante);
      const visitante = mine(partida.visitante.participante) || (mandante === 0 ? 1 : 0);
      await score(org, partida, { tipo: 'placar', mandante, visitante });
    }
    expect(await placeOf()).toBeNull();
    await playAll(org, id, () => ({ mandante: 1, visitante: 0 }));
    await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado', ciente: true });
    expect(await placeOf()).toMatchObject({ de: 4, grupo: null });
  });

  test('an invitation to organise waits until it is answered', async () => {
    const [org, ana] = [await t.signedIn(), await t.signedIn()];
    const id = await openCampeonato(org);
    const invited = await org.post(`/api/campeonatos/${id}/organizadores/convites`, {
      email: ana.email,
      papel: 'co',
    });
    expect(invited.statusCode, invited.body).toBe(201);
    const { uuid } = invited.json().data;
    expect((await mineOf(ana)).convites).toEqual([
      { para: 'organizar', url: `/convite/${uuid}`, campeonato: { id, nome: 'Copa de Teste' } },
    ]);
    await ana.put(`/api/organizadores/convites/${uuid}`);
    expect((await mineOf(ana)).convites).toEqual([]);
  });

  test('what nobody may see is not among them: drafts one is in, what was deleted or put away', async () => {
    const [org, ana] = [await t.signedIn(), await t.signedIn()];
    const { id, uuids } = await running(org);
    await t.db.run(
      sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${uuids[0]}`,
    );
    await t.db.run(sql`update campeonatos set estado = 'rascunho' where id = ${id}`);
    expect((await mineOf(ana)).campeonatos).toEqual([]);
    await org.put(`/api/campeonatos/${id}/arquivo`, { arquivado: true });
    expect((await mineOf(org)).campeonatos).toEqual([]);
  });
});
