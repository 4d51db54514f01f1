// Every kind of notice leads to the thing that it tells of: here those of a championship that is played and of its
// matches (the others: enderecos-dos-avisos-de-pessoas.test.ts). Each is caused as people cause it; then its address
// is opened as the receiver would, by what the page there asks the API for, and the subject is looked for.
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { TIPOS_DE_AVISO } from '#regras/avisos/tipos.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { ehDePessoas } from '#server/testing/avisos/avisos-de-pessoas.ts';
import { leitorDosAvisos } from '#server/testing/avisos/leitor-dos-avisos.ts';
import {
  enter,
  fillUp,
  genteDosAvisos,
  horasDepois,
  ok,
  save,
} from '#server/testing/avisos/passos.ts';
import {
  currentRound,
  drawLots,
  insertNames,
  openCampeonato,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { testClock, wakeRobot } from '#server/testing/clock.ts';
import { agendar, doisLados } from '#server/testing/dois-lados.ts';
import {
  aceito,
  criarLink,
  lances,
  makePartida,
  makeSemJuiz,
  mesaCom,
  placar,
} from '#server/testing/vida.ts';
import en from '#textos/en/mail.json' with { type: 'json' };
import ptBR from '#textos/pt-BR/mail.json' with { type: 'json' };

const t = testApp();
const clock = testClock(t);
const { leads, settled, seen } = leitorDosAvisos(t);

let org: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  ({ org, ana } = await genteDosAvisos(t));
});

test('the championship: announcement, rules, draw, start, calendar, matches, rounds, end', async () => {
  const fases = [{ tipo: 'suico', rodadas: 2 }];
  const id = await openCampeonato(org, { aprovacao: 'automatica', pede: [] }, { fases });
  ok(await ana.post(`/api/campeonatos/${id}/participantes`, {}));
  await enter(await t.signedIn(), id, 'Tigres');
  await fillUp(t, id, { nomes: 2, total: 4 });
  ok(await org.post(`/api/campeonatos/${id}/avisos`, { texto: 'Tragam colete' }));
  await leads(ana, { tipo: 'aviso', assunto: 'Tragam colete' });
  await save(org, id, { inscricao: { pede: [] }, regulamento_texto: 'Sem atraso.' });
  await leads(ana, { tipo: 'campeonato_regras', assunto: 'Sem atraso.' });
  await startCampeonato(org, id, { metodo: 'aleatorio' });
  await leads(ana, { tipo: 'campeonato_sorteado', assunto: 'realizado_em' });
  await leads(ana, { tipo: 'campeonato_comecou', assunto: 'jogo_previsto_at' });
  const due = { fase: 1, rodada: 1, prazo_at: '2027-03-07T19:30:00Z' };
  ok(await org.put(`/api/campeonatos/${id}/agenda/prazo`, due));
  ok(await org.post(`/api/campeonatos/${id}/agenda/dias`, { fase: 1, rodada: 1, dias: 7 }));
  await leads(ana, { tipo: 'campeonato_calendario', assunto: '2027-03-14' });
  const mine = (await ana.get(`/api/campeonatos/${id}`)).json().data.minha_inscricao.uuid;
  const [match] = (await currentRound(org, id)).filter(({ mandante, visitante }) =>
    [mandante.participante, visitante.participante].includes(mine),
  );
  const at = { versao: match?.versao, jogo_previsto_at: '2027-03-10T19:30:00Z' };
  const set = await org.put(`/api/partidas/${match?.uuid}/agenda`, at);
  ok(set);
  await leads(ana, { tipo: 'jogo_marcado', assunto: match?.uuid ?? '?' });
  await t.db.run(sql`
    update partidas set jogo_previsto_at = now() - interval '1 day' where uuid = ${match?.uuid}`);
  ok(await org.post(`/api/partidas/${match?.uuid}/cobranca`, {}));
  await leads(ana, { tipo: 'jogo_cobrado', assunto: match?.uuid ?? '?' });
  ok(await score(org, set.json().data, { tipo: 'adiar' }));
  await leads(ana, { tipo: 'jogo_adiado', assunto: match?.uuid ?? '?' });
  for (const open of await currentRound(org, id)) {
    await score(org, open, { tipo: 'placar', mandante: 1, visitante: 0 });
  }
  ok(await org.post(`/api/campeonatos/${id}/rodadas`));
  await leads(ana, { tipo: 'campeonato_rodada', assunto: /"rodada":2/ });
  await playAll(org, id, () => ({ mandante: 1, visitante: 0 }));
  ok(await org.put(`/api/campeonatos/${id}/estado`, { estado: 'encerrado', ciente: true }));
  await leads(ana, { tipo: 'campeonato_encerrado', assunto: 'Time 00' });
  ok(await org.put(`/api/campeonatos/${id}/estado`, { estado: 'andamento' }));
  await leads(ana, { tipo: 'campeonato_reaberto', assunto: '"andamento"' });
  ok(await org.put(`/api/campeonatos/${id}/estado`, { estado: 'cancelado' }));
  await leads(ana, { tipo: 'campeonato_cancelado', assunto: '"cancelado"' });
  ok(await org.put(`/api/campeonatos/${id}/estado`, { estado: 'andamento' }));
  await leads(ana, { tipo: 'campeonato_retomado', assunto: '"rodada":2' });
});

test('an opponent who became known leads to the match with both', async () => {
  const id = await openCampeonato(org, {}, { fases: [{ tipo: 'mata_mata' }] });
  const [one = ''] = await insertNames(t, id, 4);
  await t.db.run(sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${one}`);
  await startCampeonato(org, id);
  for (const open of await currentRound(org, id)) {
    const isHome = open.visitante.participante !== one;
    const goals = isHome ? { mandante: 1, visitante: 0 } : { mandante: 0, visitante: 1 };
    ok(await score(org, open, { tipo: 'placar', ...goals }));
  }
  const [final] = await currentRound(org, id);
  await leads(ana, { tipo: 'jogo_definido', assunto: final?.uuid ?? '?' });
});

test('a score between its sides: informed, taken back, contested, confirmed, decided', async () => {
  const cena = await makePartida(t);
  const { dono, casa, fora } = cena.gente;
  const there = { assunto: cena.uuid };
  aceito(await lances.informar(cena, 'casa', placar(2, 1)));
  await leads(fora, { tipo: 'placar_informado', assunto: '"informado"' });
  aceito(await lances.retirar(cena, 'casa'));
  await leads(fora, { tipo: 'placar_retirado', ...there });
  await settled(fora, 'placar_informado');
  aceito(await lances.informar(cena, 'casa', placar(2, 1)));
  aceito(await lances.informar(cena, 'fora', placar(1, 1)));
  await leads(dono, { tipo: 'placar_contestado', assunto: '"contestada"' });
  await settled(fora, 'placar_informado');
  aceito(await lances.julgar(cena, 'co', { tipo: 'jogar_de_novo' }));
  await leads(casa, { tipo: 'placar_decidido', assunto: '"jogar_de_novo"' });
  aceito(await lances.informar(cena, 'casa', placar(2, 1)));
  aceito(await lances.lancar(cena, 'co', placar(0, 0)));
  await leads(casa, { tipo: 'placar_da_organizacao', assunto: '"confirmada"' });
  aceito(await lances.lancar(cena, 'co', placar(0, 1), { motivo: 'súmula trocada' }));
  await leads(casa, { tipo: 'placar_corrigido', assunto: '"confirmada"' });
  aceito(await lances.lancar(cena, 'co', { tipo: 'limpar' }, { motivo: 'Outro jogo' }));
  await leads(casa, { tipo: 'placar_apagado', assunto: '"agendada"' });
  aceito(await lances.lancar(cena, 'co', { tipo: 'cancelar' }, { motivo: 'Chuva' }));
  await leads(casa, { tipo: 'jogo_cancelado', assunto: '"cancelada"' });
  const agreed = await makePartida(t);
  aceito(await lances.informar(agreed, 'casa', placar(2, 1)));
  aceito(await lances.confirmar(agreed, 'fora'));
  await leads(agreed.gente.casa, { tipo: 'placar_confirmado', assunto: '"confirmada"' });
  const sheet = (who: SignedIn, versao: number, nome: string) =>
    who.put(`/api/partidas/${agreed.uuid}/sumula`, {
      mandante: { versao, lances: [{ tipo: 'gol', quem: { nome } }] },
    });
  ok(await sheet(agreed.gente.casa, 0, 'Pipoca'));
  ok(await sheet(agreed.gente.co, 1, 'Dandara'));
  await leads(agreed.gente.casa, { tipo: 'sumula_da_organizacao', assunto: 'Dandara' });
});

test('a score that only organisers can answer, one by who plays, and a match that changed', async () => {
  const alone = await makePartida(t, { sem: ['fora'] });
  aceito(await lances.informar(alone, 'casa', placar(2, 1)));
  await leads(alone.gente.dono, { tipo: 'placar_sem_voz', assunto: '"informado"' });
  const { dono } = alone.gente;
  ok(await dono.put(`/api/campeonatos/${alone.id}/estado`, { estado: 'cancelado' }));
  await leads(alone.gente.casa, { tipo: 'partida_mudou', assunto: alone.uuid });
  await settled(dono, 'placar_sem_voz');
  const own = await makePartida(t, { donoJoga: 'casa', regras: { quem_informa: 'organizador' } });
  aceito(await lances.lancar(own, 'dono', placar(3, 0)));
  await leads(own.gente.fora, {
    tipo: 'placar_de_quem_joga',
    assunto: '"de_quem_joga":"mandante"',
  });
});

test('the score of a table official, and one that differs from the result', async () => {
  const cena = await makePartida(t);
  const alcance = { tipo: 'partida', partida: cena.uuid } as const;
  const mesa = mesaCom(t, (await criarLink(cena.gente.dono, cena.id, alcance)).segredo);
  aceito(await lances.informar(cena, 'casa', placar(3, 0)));
  ok(await mesa.lancar(cena.uuid, placar(0, 1)));
  await leads(cena.gente.casa, { tipo: 'placar_da_mesa', assunto: '"via":"mesa"' });
  ok(await mesa.lancar(cena.uuid, placar(2, 2)));
  await leads(cena.gente.fora, { tipo: 'placar_mesa_difere', assunto: '"contestada"' });
});

test('a sanction is listed with its reason, and is not when it was taken back', async () => {
  const id = await openCampeonato(org, { aprovacao: 'automatica' });
  const bia = await t.signedIn();
  const participante = await enter(bia, id, 'Tigres Punidos');
  await fillUp(t, id, { nomes: 3, total: 4 });
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}/punicoes`;
  const body = { fase: 1, participante, tipo: 'advertencia', motivo: 'faltou sem avisar' };
  const { uuid } = (await org.post(path, body)).json().data;
  await leads(bia, { tipo: 'punicao_aplicada', assunto: 'faltou sem avisar' });
  ok(await org.delete(`${path}/${uuid}`));
  await leads(bia, { tipo: 'punicao_anulada', assunto: '"data":[]' });
});

test('the hour of a match: proposed, agreed on, called off, told of; and a match that changed', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const lados = await doisLados(t, { regras: { aviso_cancelamento_horas: 6 } });
  const { mandante, visitante, uuid } = lados;
  const path = `/api/partidas/${uuid}`;
  const propose = (hours: number) =>
    mandante.post(`${path}/propostas`, { horarios: [inHours(hours)] });
  const asked = await propose(30);
  ok(asked);
  await leads(visitante, { tipo: 'proposta_recebida', assunto: uuid });
  const [proposta] = asked.json().data.propostas;
  ok(await visitante.put(`${path}/propostas/${proposta.uuid}/aceite`, {}));
  await leads(mandante, { tipo: 'jogo_combinado', assunto: uuid });
  await settled(visitante, 'proposta_recebida');
  ok(await mandante.post(`${path}/mensagens`, { mensagem: 'bom_jogo' }));
  await leads(visitante, { tipo: 'jogo_mensagem', assunto: uuid });
  const tell = (who: SignedIn, tipo: string) =>
    who.post(`${path}/ocorrencias`, { tipo, motivo: 'Viagem' });
  ok(await tell(mandante, 'problema'));
  await leads(lados.org, { tipo: 'jogo_problema', assunto: uuid });
  await agendar(lados, { jogo_previsto_at: inHours(5) });
  ok(await tell(visitante, 'desmarcar'));
  await leads(mandante, { tipo: 'jogo_desmarcado_tarde', assunto: uuid });
  await agendar(lados, { jogo_previsto_at: inHours(30) });
  ok(await tell(mandante, 'desmarcar'));
  await leads(visitante, { tipo: 'jogo_desmarcado', assunto: uuid });
  ok(await propose(40));
  const { participante } = (await visitante.get(path)).json().data.partida.visitante;
  ok(await lados.org.put(`/api/participantes/${participante}/desistencia`, { desistiu: true }));
  await leads(mandante, { tipo: 'proposta_perdida', assunto: uuid });
});

test('somebody in a line-up is suspended: the match that they miss', async () => {
  const cena = await makePartida(t, {
    ...{ times: 4, fases: [{ tipo: 'pontos_corridos', turnos: 1 }] },
    regras: {
      elenco: { minimo: 0, maximo: 5, em_campo: 1 },
      cartoes: { amarelos: 3, zera_na_fase: null },
    },
  });
  const { dono, casa } = cena.gente;
  const [participante] = cena.lados;
  const squad = { jogadores: [{ nome: 'Jura' }] };
  const named = await dono.put(`/api/participantes/${participante}/elenco`, squad);
  const [{ uuid: jogador }] = named.json().data;
  const games = await dono.get(`/api/campeonatos/${cena.id}/jogos?participante=${participante}`);
  const [, next] = games.json().data;
  const lado = next.mandante.participante === participante ? 'mandante' : 'visitante';
  const lineUp = { lado, versao: 0, jogadores: [jogador] };
  ok(await casa.put(`/api/partidas/${next.uuid}/escalacao`, lineUp));
  ok(await lances.lancar(cena, 'dono', placar(1, 0)));
  const red = { tipo: 'vermelho', quem: { jogador } };
  const sheet = { mandante: { versao: 0, lances: [red] } };
  ok(await dono.put(`/api/partidas/${cena.uuid}/sumula`, sheet));
  await leads(casa, { tipo: 'escalacao_suspenso', assunto: 'Jura' });
});

test('lots: who was drawn among whom', async () => {
  const id = await openCampeonato(org, { aprovacao: 'automatica', pede: [] });
  ok(await ana.post(`/api/campeonatos/${id}/participantes`, {}));
  await fillUp(t, id, { nomes: 1, total: 2 });
  await startCampeonato(org, id, { metodo: 'aleatorio' });
  for (const open of await currentRound(org, id)) {
    ok(await score(org, open, { tipo: 'placar', mandante: 1, visitante: 1 }));
  }
  ok(await drawLots(org, id, 1));
  await leads(ana, { tipo: 'campeonato_desempate', assunto: '"desempate"' });
  // The page shows the newest unless it is told which: the first draw is still where its notice leads.
  const { data: draws } = (await org.get(`/api/campeonatos/${id}/sorteio`)).json();
  const { data: told } = (await ana.get('/api/usuario/notifications')).json();
  const addresses = ['campeonato_desempate', 'campeonato_sorteado'].map(
    (kind) => told.find((one: { tipo: string }) => one.tipo === kind).url,
  );
  expect(addresses).toEqual(
    draws.map(({ uuid }: { uuid: string }) => `/campeonato/${id}/sorteio?sorteio=${uuid}`),
  );
});

test('the second final of a double elimination, to who plays it and to nobody else', async () => {
  const fases = [{ tipo: 'dupla_eliminacao' }];
  const id = await openCampeonato(org, { aprovacao: 'automatica', pede: [] }, { fases });
  const bia = await t.signedIn({ nome: 'Bia Terceira' });
  const [mine, hers] = [await enter(ana, id, 'Invicto'), await enter(bia, id, 'Terceiro')];
  await fillUp(t, id, { nomes: 1, total: 3 });
  await startCampeonato(org, id);
  /** The unbeaten one loses the final and nothing else, another nothing but to them. */
  const rank = (uuid: string | null, isFinal: boolean) =>
    uuid === mine ? (isFinal ? 0 : 3) : uuid === hers ? 1 : 2;
  for (let match = (await currentRound(org, id))[0]; match; [match] = await currentRound(org, id)) {
    const { confronto, mandante, visitante } = match;
    if (confronto === 'F2') break;
    const goals = (side: typeof mandante) => rank(side.participante, confronto === 'F1');
    const placar = { mandante: goals(mandante), visitante: goals(visitante) };
    ok(await score(org, match, { tipo: 'placar', ...placar }));
  }
  await leads(ana, { tipo: 'jogo_segunda_final', assunto: '"final_extra"' });
  const told = (await bia.get('/api/usuario/notifications')).json().data;
  expect(told.map(({ tipo }: { tipo: string }) => tipo)).not.toContain('jogo_segunda_final');
});

test('deadlines: reminders, what the rule did or proposes, and what waits for organisers', async () => {
  await clock.to(horasDepois(0));
  const janela = { modelo_rodada: 'janela', horario_sem_acordo: { dia_semana: 4, hora: '18:00' } };
  const by = async (regras: object, agenda: object) => {
    const lados = await doisLados(t, { regras });
    await agendar(lados, agenda);
    return lados;
  };
  const placar = (mandante: number) => ({
    informado: { tipo: 'placar', mandante, visitante: 1 },
  });
  const zero = { sem_placar: 'zero_a_zero' };
  const due = { prazo_at: horasDepois(72) };
  const asked = await by(zero, due);
  const done = await by({ ...zero, robo: 'aplicar' }, due);
  const left = await by({}, due);
  const open = await by(janela, { prazo_at: '2027-03-08T02:59:00Z' });
  const off = await by({}, due);
  const { versao } = (await off.org.get(`/api/partidas/${off.uuid}`)).json().data.partida;
  ok(await score(off.org, { uuid: off.uuid, versao }, { tipo: 'adiar' }));
  const late = { prazo_resposta_horas: 60 };
  const claimed = await by(late, { jogo_previsto_at: horasDepois(-1) });
  ok(await claimed.mandante.post(`/api/partidas/${claimed.uuid}/informes`, placar(2)));
  const contested = await by(late, { jogo_previsto_at: horasDepois(-1) });
  ok(await contested.mandante.post(`/api/partidas/${contested.uuid}/informes`, placar(2)));
  ok(await contested.visitante.post(`/api/partidas/${contested.uuid}/informes`, placar(0)));
  for (const hours of [46, 52, 58, 72, 200]) {
    await clock.to(horasDepois(hours));
    await wakeRobot(t);
  }
  await leads(asked.mandante, { tipo: 'lembrete_placar', assunto: asked.uuid });
  await leads(open.mandante, { tipo: 'lembrete_horario', assunto: open.id });
  const answered = { assunto: claimed.uuid, feito: true };
  await leads(claimed.visitante, { tipo: 'lembrete_resposta', ...answered });
  await leads(contested.org, { tipo: 'lembrete_veredito', assunto: contested.uuid });
  await leads(contested.org, { tipo: 'veredito_atrasado', assunto: contested.uuid });
  await leads(done.visitante, { tipo: 'robo_agiu', assunto: done.uuid });
  await leads(asked.org, { tipo: 'robo_sugeriu', assunto: asked.uuid });
  await leads(left.org, { tipo: 'prazo_sem_placar', assunto: left.uuid });
  await leads(off.org, { tipo: 'adiada_vencida', assunto: off.uuid });
  await agendar(off, { jogo_previsto_at: horasDepois(300) });
  await settled(off.org, 'adiada_vencida');
});

test('of a judge whom the sides look for', async () => {
  const cena = await makeSemJuiz(t);
  const { dono, fora, co } = cena.gente;
  aceito(await lances.indicar(cena, 'fora', 'co'));
  await leads(dono, { tipo: 'placar_juiz_indicado', assunto: '"responder_juiz"' });
  aceito(await lances.responder(cena, 'dono', false));
  await leads(fora, { tipo: 'placar_juiz_recusado', assunto: '"indicar_juiz"' });
  aceito(await lances.indicar(cena, 'fora', 'co'));
  aceito(await lances.responder(cena, 'dono', true));
  await leads(fora, { tipo: 'placar_juiz_aceito', assunto: '"juiz":"Caio Co"' });
  await leads(co, { tipo: 'placar_juiz_voce', assunto: '"julgar"' });
});

const tipos = TIPOS_DE_AVISO.filter((tipo) => !ehDePessoas(tipo));

test('no kind of these is left out', () => {
  expect([...seen.keys()].sort()).toEqual([...tipos].sort());
});

test.each([
  ['pt-BR', ptBR],
  ['en', en],
])('the subject of a mail names the sides where its notice is of a match: %s', (_, { aviso }) => {
  const named = tipos.filter((tipo) => aviso.assuntos[tipo].startsWith('{jogo}: '));
  const ofMatches = tipos.filter((tipo) => seen.get(tipo)?.startsWith('/partida/'));
  expect(named).toEqual(ofMatches);
});
