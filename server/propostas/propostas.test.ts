// Agreeing on the hour of a match, as its two sides do it.
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { score } from '#server/testing/campeonato.ts';
import { testClock, wakeRobot } from '#server/testing/clock.ts';
import {
  agendar,
  avisosDe,
  type DoisLados,
  doisLados,
  partidaDe,
} from '#server/testing/dois-lados.ts';

const t = testApp();
const clock = testClock(t);

const NOON = '2027-03-01T15:00:00.000Z';
const hour = (n: number) => new Date(Date.parse(NOON) + n * 3_600_000).toISOString();

beforeEach(() => clock.to(NOON));

type Lados = Pick<DoisLados, 'uuid'>;

const path = ({ uuid }: Lados) => `/api/partidas/${uuid}/propostas`;

const propose = (lados: Lados, who: SignedIn, ...hours: number[]) =>
  who.post(path(lados), { horarios: hours.map(hour) });

async function proposed(lados: Lados, who: SignedIn, ...hours: number[]): Promise<string[]> {
  const answer = await propose(lados, who, ...hours);
  expect(answer.statusCode, answer.body).toBe(201);
  const { propostas } = answer.json().data as { propostas: { uuid: string; horario: string }[] };
  return hours.map((n) => propostas.find(({ horario }) => horario === hour(n))?.uuid ?? '');
}

const accept = (lados: Lados, who: SignedIn, proposta = '') =>
  who.put(`${path(lados)}/${proposta}/aceite`, {});

const log = async (lados: Lados, who: SignedIn) => (await who.get(path(lados))).json().data;

const states = async (lados: Lados, who: SignedIn): Promise<string[]> =>
  (await log(lados, who)).propostas
    .map(({ horario, estado }: { horario: string; estado: string }) => `${horario} ${estado}`)
    .sort();

const warning = (answer: { json(): { warning?: string; validations?: object } }) =>
  answer.json().warning ?? JSON.stringify(answer.json().validations);

describe('a side', () => {
  test('proposes hours, which the other one is told of and sees', async () => {
    const lados = await doisLados(t);
    const { mandante, visitante } = lados;
    await proposed(lados, mandante, 10, 20);
    expect((await avisosDe(visitante))[0]).toMatchObject({
      tipo: 'proposta_recebida',
      url: `/partida/${lados.uuid}`,
      mensagem: expect.stringMatching(
        / propôs 2 horários .*, \d\d:\d\d; .* \(horário de Brasília\)/,
      ),
    });
    expect(await avisosDe(mandante)).toEqual([]);
    const seen = await log(lados, visitante);
    expect(seen).toMatchObject({ lado: 'visitante', restam: { mandante: 1, visitante: 3 } });
    expect(seen.propostas.map((one: { vista_at: string | null }) => one.vista_at)).toEqual([
      null,
      null,
    ]);
    const marked = await visitante.put(`${path(lados)}/vistas`, {});
    expect(marked.json().data.propostas[0].vista_at).toEqual(expect.any(String));
    expect((await log(lados, mandante)).propostas[0].vista_at).toEqual(expect.any(String));
  });

  test('has at most three that wait, one at a time or all at once', async () => {
    const lados = await doisLados(t);
    await proposed(lados, lados.mandante, 10, 20);
    const tooMany = await propose(lados, lados.mandante, 30, 40);
    expect([tooMany.statusCode, warning(tooMany)]).toEqual([
      409,
      expect.stringContaining('no máximo três'),
    ]);
    await proposed(lados, lados.mandante, 30);
    expect((await propose(lados, lados.mandante, 40)).statusCode).toBe(409);
    await proposed(lados, lados.visitante, 40, 50, 60);
    expect((await propose(lados, lados.mandante, 1, 2, 3, 4)).statusCode).toBe(422);
  });

  test('two requests at once do not make four of three', async () => {
    const lados = await doisLados(t);
    const answers = await Promise.all([
      propose(lados, lados.mandante, 10, 20),
      propose(lados, lados.mandante, 30, 40),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('proposes hours to come, inside the window of the round, and each once', async () => {
    const lados = await doisLados(t);
    await agendar(lados, { prazo_at: hour(72) });
    const past = await propose(lados, lados.mandante, 0);
    expect([past.statusCode, warning(past)]).toEqual([422, expect.stringContaining('não passou')]);
    const late = await propose(lados, lados.mandante, 73);
    expect([late.statusCode, warning(late)]).toEqual([422, expect.stringContaining('prazo')]);
    await proposed(lados, lados.mandante, 72);
    expect((await propose(lados, lados.visitante, 72)).statusCode).toBe(422);
    expect((await log(lados, lados.mandante)).janela).toEqual({ de: null, ate: hour(72) });
  });

  test('proposes nothing before its round is open: the one before ends first', async () => {
    const lados = await doisLados(t);
    await t.db.run(sql`
      update partidas set prazo_at = case when rodada = 1 then ${hour(48)}::timestamptz
        else ${hour(96)}::timestamptz end
      where campeonato_id = ${lados.id}`);
    const [later] = await t.db.rows<{ uuid: string }>(sql`
      select uuid from partidas where campeonato_id = ${lados.id} and rodada = 2
        and mandante_uuid in (select uuid from participantes where usuario_uuid is not null)
        limit 1`);
    const uuid = later?.uuid ?? '';
    await t.db.run(sql`
      update participantes set usuario_uuid = null where campeonato_id = ${lados.id}`);
    await t.db.run(sql`
      update participantes p set usuario_uuid = case when p.uuid = m.mandante_uuid
        then ${lados.mandante.uuid}::uuid else ${lados.visitante.uuid}::uuid end
      from partidas m where m.uuid = ${uuid} and p.uuid in (m.mandante_uuid, m.visitante_uuid)`);
    const early = await propose({ uuid }, lados.mandante, 40);
    expect([early.statusCode, warning(early)]).toEqual([422, expect.stringContaining('abertura')]);
    await proposed({ uuid }, lados.mandante, 50);
  });

  test('takes back its own, which frees a place; not that of the other', async () => {
    const lados = await doisLados(t);
    const [one = ''] = await proposed(lados, lados.mandante, 10, 20, 30);
    const foreign = await lados.visitante.delete(`${path(lados)}/${one}`);
    expect(foreign.statusCode).toBe(403);
    expect((await lados.mandante.delete(`${path(lados)}/${one}`)).statusCode).toBe(200);
    expect((await lados.mandante.delete(`${path(lados)}/${one}`)).statusCode, 'again').toBe(200);
    await proposed(lados, lados.mandante, 40);
    const gone = await accept(lados, lados.visitante, one);
    expect(gone.statusCode).toBe(409);
  });

  test('whose rival has no account proposes to nobody', async () => {
    const lados = await doisLados(t);
    await t.db.run(sql`
      update participantes set usuario_uuid = null where usuario_uuid = ${lados.visitante.uuid}`);
    const answer = await propose(lados, lados.mandante, 10);
    expect([answer.statusCode, warning(answer)]).toEqual([
      409,
      expect.stringContaining('não tem conta'),
    ]);
    expect((await log(lados, lados.mandante)).recusa).toBe('sem_resposta_possivel');
  });
});

describe('the other side', () => {
  test('accepts one: it is the agreed kick-off, the others close, both are told', async () => {
    const lados = await doisLados(t);
    const { mandante, visitante } = lados;
    await agendar(lados, { prazo_at: hour(72) });
    const [one, other] = await proposed(lados, mandante, 10, 20);
    await proposed(lados, visitante, 30);
    const answer = await accept(lados, visitante, other);
    expect(answer.statusCode, answer.body).toBe(200);
    const agreed = { jogo_previsto_at: hour(20), confirmado_at: hour(20), prazo_at: hour(72) };
    expect(answer.json().data).toMatchObject(agreed);
    expect(await partidaDe(lados)).toMatchObject({ ...agreed, estado: 'agendada' });
    expect(await states(lados, mandante)).toEqual([
      `${hour(10)} outra_aceita`,
      `${hour(20)} aceita`,
      `${hour(30)} outra_aceita`,
    ]);
    for (const who of [mandante, visitante]) {
      expect((await avisosDe(who))[0]).toMatchObject({ tipo: 'jogo_combinado' });
    }
    const again = await accept(lados, visitante, other);
    expect(again.statusCode, 'sent again').toBe(200);
    expect((await accept(lados, visitante, one)).statusCode).toBe(409);
  });

  test('answers with hours of its own: the first ones stay open', async () => {
    const lados = await doisLados(t);
    const [one] = await proposed(lados, lados.mandante, 10);
    await proposed(lados, lados.visitante, 20);
    expect(await states(lados, lados.mandante)).toEqual([
      `${hour(10)} aberta`,
      `${hour(20)} aberta`,
    ]);
    expect((await accept(lados, lados.visitante, one)).statusCode).toBe(200);
  });

  test('only: nobody accepts for themself, nor an organiser, nor one that is not in the match', async () => {
    const lados = await doisLados(t);
    const [one] = await proposed(lados, lados.mandante, 10);
    for (const who of [lados.mandante, lados.org, await t.signedIn()]) {
      expect((await accept(lados, who, one)).statusCode).toBe(403);
    }
    const unverified = await t.signedIn({ verified: false });
    expect((await propose(lados, unverified, 20)).json().code).toBe('email_nao_verificado');
    expect(await states(lados, lados.org)).toEqual([`${hour(10)} aberta`]);
    expect((await (await t.signedIn()).get(path(lados))).statusCode).toBe(403);
  });

  test('two accept at once: one hour is agreed on', async () => {
    const lados = await doisLados(t);
    const all = await proposed(lados, lados.mandante, 10, 20);
    const answers = await Promise.all(all.map((one) => accept(lados, lados.visitante, one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await states(lados, lados.org)).filter((one) => one.endsWith(' aceita'))).toHaveLength(
      1,
    );
  });

  test('accepts too late: its hour has come, and the log says that nobody answered', async () => {
    const lados = await doisLados(t);
    const [one] = await proposed(lados, lados.mandante, 10);
    await clock.to(hour(10));
    expect((await accept(lados, lados.visitante, one)).statusCode).toBe(409);
    await wakeRobot(t);
    expect(await states(lados, lados.org)).toEqual([`${hour(10)} sem_resposta`]);
  });

  test('cannot put two matches into one venue', async () => {
    const lados = await doisLados(t);
    await agendar(lados, { estadio: 'Arena' });
    await t.db.run(sql`
      update partidas set estadio = 'Arena', jogo_previsto_at = ${hour(10)}
      where uuid = (select uuid from partidas
        where campeonato_id = ${lados.id} and uuid <> ${lados.uuid} limit 1)`);
    const [one] = await proposed(lados, lados.mandante, 10);
    expect((await accept(lados, lados.visitante, one)).statusCode).toBe(422);
  });
});

describe('an agreed hour', () => {
  async function agreed(): Promise<DoisLados> {
    const lados = await doisLados(t);
    const [one] = await proposed(lados, lados.mandante, 10);
    expect((await accept(lados, lados.visitante, one)).statusCode).toBe(200);
    return lados;
  }

  test('changes by the yes of the other side alone', async () => {
    const lados = await agreed();
    const [other] = await proposed(lados, lados.mandante, 30);
    expect((await partidaDe(lados)).confirmado_at).toBe(hour(10));
    expect((await accept(lados, lados.visitante, other)).statusCode).toBe(200);
    expect((await partidaDe(lados)).confirmado_at).toBe(hour(30));
  });

  test('is agreed no more where an organiser sets another', async () => {
    const lados = await agreed();
    await agendar(lados, { jogo_previsto_at: hour(40) });
    const { jogo_previsto_at, confirmado_at } = await partidaDe(lados);
    expect([jogo_previsto_at, confirmado_at]).toEqual([hour(40), null]);
  });

  test('brings a match back that was put off', async () => {
    const lados = await agreed();
    const { versao } = await partidaDe(lados);
    await score(lados.org, { uuid: lados.uuid, versao }, { tipo: 'adiar' });
    const [one] = await proposed(lados, lados.visitante, 200);
    expect((await accept(lados, lados.mandante, one)).statusCode).toBe(200);
    expect(await partidaDe(lados)).toMatchObject({ estado: 'agendada', confirmado_at: hour(200) });
  });

  test('is told in the trail with who agreed', async () => {
    const lados = await agreed();
    const { registros } = (await lados.org.get(`/api/partidas/${lados.uuid}`)).json().data;
    expect(registros.map(({ acao }: { acao: string }) => acao)).toEqual(
      expect.arrayContaining(['combinar-horario', 'propor-horarios']),
    );
  });
});

describe('proposals that wait', () => {
  test('close with the result, and stay in the log', async () => {
    const lados = await doisLados(t);
    await proposed(lados, lados.mandante, 10);
    const { versao } = await partidaDe(lados);
    const placar = { tipo: 'placar', mandante: 1, visitante: 0 };
    await score(lados.org, { uuid: lados.uuid, versao }, placar);
    // There was still time to answer: nobody was silent, and nothing was taken from them that they are told of.
    expect(await states(lados, lados.org)).toEqual([`${hour(10)} partida_mudou`]);
    const told = (await avisosDe(lados.mandante)).map(({ tipo }) => tipo);
    expect(told).not.toContain('proposta_perdida');
    expect((await propose(lados, lados.mandante, 20)).statusCode).toBe(409);
  });

  test('are unanswered where their hour had come, or that of the match a day after they were made', async () => {
    const closed = async (until: number, prazo: number | null) => {
      await clock.to(NOON);
      const lados = await doisLados(t);
      await proposed(lados, lados.mandante, 10, 90);
      const prazo_at = prazo === null ? null : hour(prazo);
      await t.db.run(sql`update partidas set prazo_at = ${prazo_at} where uuid = ${lados.uuid}`);
      await clock.to(hour(until));
      const { versao } = await partidaDe(lados);
      const placar = { tipo: 'placar', mandante: 1, visitante: 0 };
      await score(lados.org, { uuid: lados.uuid, versao }, placar);
      const rows = await t.db.rows<{ estado: string }>(sql`
        select estado from propostas where partida_uuid = ${lados.uuid} order by horario`);
      return rows.map(({ estado }) => estado);
    };
    expect(await closed(11, null)).toEqual(['sem_resposta', 'partida_mudou']);
    expect(await closed(25, 23)).toEqual(['sem_resposta', 'partida_mudou']);
    expect(await closed(26, 24.5)).toEqual(['sem_resposta', 'sem_resposta']);
  });

  test("close with 'a partida mudou' when a side leaves, and both are told", async () => {
    const lados = await doisLados(t);
    await proposed(lados, lados.mandante, 10);
    const { visitante } = await partidaDe(lados);
    const { participante } = visitante;
    const left = await lados.org.put(`/api/participantes/${participante}/desistencia`, {
      desistiu: true,
    });
    expect(left.statusCode, left.body).toBe(200);
    const rows = await t.db.rows<{ estado: string }>(sql`
      select estado from propostas where partida_uuid = ${lados.uuid}`);
    expect(rows).toEqual([{ estado: 'partida_mudou' }]);
    for (const who of [lados.mandante, lados.visitante]) {
      const told = (await avisosDe(who)).map(({ tipo }) => tipo);
      expect(told).toContain('proposta_perdida');
    }
    const clocks = await t.db.rows(sql`
      select 1 from prazos
      where tipo = 'proposta' and partida_uuid = ${lados.uuid} and feito_at is null`);
    expect(clocks).toEqual([]);
  });
});
