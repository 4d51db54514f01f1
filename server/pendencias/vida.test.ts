// Work finds the person for the life of a match: what its sides and its organisers have to do is told until it is
// done, each once, and to nobody who could not do it.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { MinhasPendencias, Pendencias } from '#contract/campeonato/pendencias.ts';
import { testApp } from '#server/testing/app.ts';
import { score } from '#server/testing/campeonato.ts';
import {
  aceito,
  type CenaDaVida,
  lances,
  ler,
  makePartida,
  passam,
  placar,
  type QuemNaCena,
  wo,
} from '#server/testing/vida.ts';

const t = testApp();

const painel = async ({ id, gente }: CenaDaVida, quem: QuemNaCena): Promise<Pendencias> => {
  const answer = await gente[quem].get(`/api/campeonatos/${id}/pendencias`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

const inicio = async ({ gente }: CenaDaVida, quem: QuemNaCena): Promise<MinhasPendencias> => {
  const answer = await gente[quem].get('/api/pendencias');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

/** What the one match asks of each of these as a player. */
const pede = async (cena: CenaDaVida, ...quem: QuemNaCena[]) =>
  Promise.all(quem.map(async (who) => (await inicio(cena, who)).tarefas[0]?.tarefa ?? null));

const marcar = ({ uuid }: CenaDaVida, hours: number) =>
  t.db.run(sql`
    update partidas set jogo_previsto_at = now() + make_interval(hours => ${hours})
    where uuid = ${uuid}`);

const ALONE = { contestadas: 0, informes: 0, ocorrencias: 0, sugestoes: 0, minhas: 0 };

describe('who plays', () => {
  test('is asked to agree on an hour, to answer a proposal, and then to report', async () => {
    const cena = await makePartida(t);
    expect(await pede(cena, 'casa', 'fora', 'co', 'estranha')).toEqual([
      ...['marcar', 'marcar', null, null],
    ]);
    const [soon, horario] = [26, 30].map((hours) =>
      new Date(Date.now() + hours * 3_600_000).toISOString(),
    );
    const path = `/api/partidas/${cena.uuid}/propostas`;
    aceito(await cena.gente.casa.post(path, { horarios: [soon, horario] }));
    expect(await pede(cena, 'casa', 'fora')).toEqual([null, 'proposta']);
    const [task] = (await inicio(cena, 'fora')).tarefas;
    expect(task).toMatchObject({ ate: horario, eu: cena.lados[1], campeonato: { id: cena.id } });
    await marcar(cena, -1);
    expect(await pede(cena, 'casa', 'fora')).toEqual(['informar', 'informar']);
  });

  test('has a score to answer until the time is over, and a contest to look at until it is decided', async () => {
    const cena = await makePartida(t);
    await marcar(cena, -1);
    aceito(await lances.informar(cena, 'casa', placar(2, 1)));
    expect(await pede(cena, 'casa', 'fora')).toEqual([null, 'responder']);
    const [task] = (await inicio(cena, 'fora')).tarefas;
    expect(task?.ate).toBe((await ler(cena)).vida.informe?.responde_ate);
    // Played, whoever has said it: no match that comes.
    expect((await inicio(cena, 'casa')).jogos).toEqual([]);
    aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 1) }));
    expect(await pede(cena, 'casa', 'fora')).toEqual(['contestada', null]);
    aceito(await lances.julgar(cena, 'co', placar(1, 1)));
    expect(await pede(cena, 'casa', 'fora')).toEqual([null, null]);
  });

  test('is not asked for what only others may say', async () => {
    const cena = await makePartida(t, { regras: { quem_informa: 'organizador' }, sem: ['fora'] });
    await marcar(cena, -1);
    expect(await pede(cena, 'casa')).toEqual([null]);
    expect((await painel(cena, 'co')).contagem).toMatchObject({ sem_placar: 1 });
  });

  test('is found as captain too, and who speaks for both sides is asked for nothing', async () => {
    const cena = await makePartida(t, { sem: ['fora'] });
    await marcar(cena, -1);
    const { estranha } = cena.gente;
    const captain = (side: string | undefined) =>
      t.db.run(sql`
        insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, papel)
        values (gen_random_uuid(), ${side}, ${estranha.uuid}, 'Eva', 'capitao')`);
    await captain(cena.lados[1]);
    expect(await pede(cena, 'estranha')).toEqual(['informar']);
    await captain(cena.lados[0]);
    expect(await pede(cena, 'estranha')).toEqual([null]);
  });

  test('sees their own tasks counted in the menu and on the championship', async () => {
    const cena = await makePartida(t);
    await marcar(cena, -1);
    const { campeonatos } = await inicio(cena, 'casa');
    expect(campeonatos).toMatchObject([{ id: cena.id, organiza: false, total: 1 }]);
    expect(await painel(cena, 'casa')).toMatchObject({
      total: 1,
      contagem: { minhas: 1, sem_placar: 0 },
      minhas: [{ tarefa: 'informar', partida: { uuid: cena.uuid } }],
      jogos: [],
      passo: null,
    });
    expect(await painel(cena, 'estranha')).toMatchObject({ total: 0, minhas: [] });
  });
});

describe('who organises', () => {
  test('judges what is contested, and nothing else is offered before', async () => {
    const cena = await makePartida(t);
    aceito(await lances.lancar(cena, 'co', placar(1, 0)));
    expect((await painel(cena, 'co')).contagem).toMatchObject(ALONE);
    aceito(await lances.contestar(cena, 'fora', { motivo: 'Não foi' }));
    const { contagem, jogos, passo, total } = await painel(cena, 'dono');
    expect(contagem).toMatchObject({ ...ALONE, contestadas: 1, sem_placar: 0 });
    expect(jogos).toMatchObject([
      { tarefa: 'contestadas', detalhe: 'reclamacao', partida: { uuid: cena.uuid } },
    ]);
    expect(jogos[0]?.ate).toBe((await ler(cena)).vida.contestacao?.julgar_ate);
    expect({ nome: passo?.nome, pronto: passo?.pronto, total }).toEqual({
      ...{ nome: 'julgar', pronto: true, total: 1 },
    });
    aceito(await lances.julgar(cena, 'co', placar(1, 0)));
    expect((await painel(cena, 'dono')).passo?.nome).toBe('encerrar');
  });

  test('answers a claim against a side without an account, and a W.O. that nobody answered', async () => {
    const alone = await makePartida(t, { sem: ['fora'] });
    aceito(await lances.informar(alone, 'casa', placar(1, 0)));
    expect(await painel(alone, 'co')).toMatchObject({
      contagem: { informes: 1, sem_placar: 0 },
      jogos: [{ tarefa: 'informes', detalhe: 'sem_voz' }],
    });
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', wo('visitante')));
    expect((await painel(cena, 'co')).contagem).toMatchObject({ informes: 0, sem_placar: 0 });
    await passam(t, cena, 25);
    expect(await painel(cena, 'co')).toMatchObject({
      jogos: [{ tarefa: 'informes', detalhe: 'sem_resposta' }],
    });
    aceito(await lances.lancar(cena, 'co', placar(1, 0)));
    expect(await painel(cena, 'co')).toMatchObject({ contagem: { informes: 0 }, jogos: [] });
  });

  test('is told of a problem and of a late call-off until it is settled', async () => {
    const cena = await makePartida(t, { regras: { aviso_cancelamento_horas: 6 } });
    await marcar(cena, 2);
    const path = `/api/partidas/${cena.uuid}/ocorrencias`;
    aceito(await cena.gente.casa.post(path, { tipo: 'desmarcar', motivo: 'Doente' }));
    aceito(await cena.gente.fora.post(path, { tipo: 'problema', motivo: 'Servidor fora' }));
    const { contagem, jogos } = await painel(cena, 'co');
    expect(contagem.ocorrencias).toBe(1);
    expect(jogos.find(({ tarefa }) => tarefa === 'ocorrencias')).toMatchObject({
      detalhe: 'desmarcou_tarde',
    });
    const { data } = (await cena.gente.co.get(path)).json();
    for (const { uuid } of data) aceito(await cena.gente.co.put(`${path}/${uuid}`));
    expect((await painel(cena, 'co')).contagem.ocorrencias).toBe(0);
  });

  test('has what the clock proposes in one place, and not among the matches without a score too', async () => {
    const cena = await makePartida(t, { regras: { sem_placar: 'zero_a_zero' } });
    await marcar(cena, -100);
    expect((await painel(cena, 'co')).contagem).toMatchObject({ sem_placar: 1, sugestoes: 0 });
    await t.db.run(sql`
      insert into sugestoes (uuid, campeonato_id, partida_uuid, mandante_uuid, visitante_uuid, regra,
        lancamento, estado)
      values (gen_random_uuid(), ${cena.id}, ${cena.uuid}, ${cena.lados[0]}, ${cena.lados[1]},
        'zero_a_zero', '{"tipo": "placar", "mandante": 0, "visitante": 0}', 'aberta')`);
    expect(await painel(cena, 'co')).toMatchObject({
      contagem: { sem_placar: 0, atrasados: 0, sugestoes: 1 },
      jogos: [{ tarefa: 'sugestoes', detalhe: 'zero_a_zero' }],
    });
    const path = `/api/campeonatos/${cena.id}/sugestoes`;
    const [{ uuid }] = (await cena.gente.co.get(path)).json().data;
    aceito(await cena.gente.co.post(path, { decisao: 'recusar', uuids: [uuid] }));
    expect((await painel(cena, 'co')).contagem).toMatchObject({ sem_placar: 1, sugestoes: 0 });
  });
});

describe('an organiser who plays', () => {
  test('has an own match as a player, and never among the scores to enter', async () => {
    const cena = await makePartida(t, { donoJoga: 'casa' });
    await marcar(cena, -1);
    expect(await painel(cena, 'dono')).toMatchObject({
      contagem: { sem_placar: 0, atrasados: 0, abertos: 0, minhas: 1 },
      total: 1,
      minhas: [{ tarefa: 'informar' }],
      impedido: { meus: [cena.lados[0]], contra: [cena.lados[1]] },
    });
    expect((await inicio(cena, 'dono')).campeonatos).toMatchObject([{ total: 1 }]);
    const tipos = async (quem: 'dono' | 'co') =>
      (await painel(cena, quem)).passo?.espera.map(({ tipo }: { tipo: string }) => tipo);
    expect(await tipos('dono')).toEqual(['jogos', 'proprios']);
    expect(await tipos('co')).toEqual(['jogos', 'sem_placar']);
    expect(await painel(cena, 'co')).toMatchObject({
      contagem: { sem_placar: 1, minhas: 0 },
      impedido: null,
    });
  });

  test('enters it where the rival has nobody who could', async () => {
    const cena = await makePartida(t, { donoJoga: 'casa', sem: ['fora'] });
    await marcar(cena, -1);
    const { contagem, impedido } = await painel(cena, 'dono');
    expect(contagem).toMatchObject({ sem_placar: 1 });
    expect(impedido?.contra).toEqual([]);
    aceito(await lances.lancar(cena, 'dono', placar(1, 0)));
  });

  test('has no case of an own match before 72 hours, and is told that others decide', async () => {
    const cena = await makePartida(t, { donoJoga: 'casa' });
    aceito(await lances.informar(cena, 'dono', placar(3, 0)));
    aceito(await lances.contestar(cena, 'fora', { informado: placar(0, 3) }));
    const own = await painel(cena, 'dono');
    expect(own.contagem).toMatchObject({ contestadas: 0, minhas: 1 });
    expect(own.passo).toMatchObject({ nome: 'julgar', pronto: false });
    expect((await painel(cena, 'co')).contagem).toMatchObject({ contestadas: 1 });
    await passam(t, cena, 73);
    expect((await painel(cena, 'dono')).contagem).toMatchObject({ contestadas: 1 });
  });
});

test('a league of many matches asks a player for one hour at a time', async () => {
  const cena = await makePartida(t, { times: 6 });
  const { tarefas } = await inicio(cena, 'casa');
  expect(tarefas.map(({ tarefa, partida }) => [tarefa, partida.uuid])).toEqual([
    ['marcar', cena.uuid],
  ]);
  const open = (await ler(cena)).partida;
  aceito(await score(cena.gente.co, open, placar(1, 0)));
  expect((await inicio(cena, 'casa')).tarefas).toHaveLength(0);
});
