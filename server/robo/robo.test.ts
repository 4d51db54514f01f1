// What the product does by itself when something is due, with a clock that is moved.
import sql from 'sql-template-tag';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { currentRound, score } from '#server/testing/campeonato.ts';
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

/** Noon of a Monday in Brasília. */
const NOON = '2027-03-01T15:00:00.000Z';
const hour = (n: number) => new Date(Date.parse(NOON) + n * 3_600_000).toISOString();

beforeEach(async () => {
  await t.db.run(sql`delete from campeonatos`);
  await clock.to(NOON);
});

const wake = () => wakeRobot(t);

const kinds = async (who: SignedIn) => (await avisosDe(who)).map(({ tipo }) => tipo);

const zero = { sem_placar: 'zero_a_zero' };
const fala = { sem_placar: 'vence_quem_falou' };
const aplicar = { robo: 'aplicar' };

/** Due in 72 hours. */
async function due(regras: object, settings: object = {}): Promise<DoisLados> {
  const lados = await doisLados(t, { regras, ...settings });
  await agendar(lados, { prazo_at: hour(72) });
  return lados;
}

const suggestions = async ({ org, id }: DoisLados) =>
  (await org.get(`/api/campeonatos/${id}/sugestoes`)).json().data;

const decide = ({ org, id }: DoisLados, uuids: string[], decisao = 'aceitar') =>
  org.post(`/api/campeonatos/${id}/sugestoes`, { uuids, decisao });

describe('reminders', () => {
  test('come a day and two hours before, to both sides, and never once it is done', async () => {
    const lados = await due(zero);
    await clock.to(hour(48));
    await wake();
    expect(await kinds(lados.mandante)).toEqual(['lembrete_placar']);
    expect(await kinds(lados.visitante)).toEqual(['lembrete_placar']);
    expect((await avisosDe(lados.mandante))[0]?.url).toBe(`/partida/${lados.uuid}`);
    await clock.to(hour(70));
    await wake();
    expect(await kinds(lados.mandante)).toEqual(['lembrete_placar', 'lembrete_placar']);
    const other = await due(zero);
    const { versao } = await partidaDe(other);
    const placar = { tipo: 'placar', mandante: 1, visitante: 0 };
    await score(other.org, { uuid: other.uuid, versao }, placar);
    await clock.to(hour(71));
    await wake();
    expect(await kinds(other.mandante)).not.toContain('lembrete_placar');
  });

  test('go to the home side alone where it alone reports', async () => {
    const lados = await due({ ...zero, quem_informa: 'mandante' });
    await clock.to(hour(48));
    await wake();
    expect([await kinds(lados.mandante), await kinds(lados.visitante)]).toEqual([
      ['lembrete_placar'],
      [],
    ]);
  });
});

describe('a match without a score in time', () => {
  test('is for the organisers to decide by default: they are told once for all of a deadline', async () => {
    const lados = await due({});
    const round = await currentRound(lados.org, lados.id);
    await t.db.run(sql`
      update partidas set prazo_at = ${hour(72)}
      where uuid = ${round[1]?.uuid} and campeonato_id = ${lados.id}`);
    await agendar(lados, { prazo_at: hour(73) });
    await agendar(lados, { prazo_at: hour(72) });
    await clock.to(hour(73));
    await wake();
    expect((await partidaDe(lados)).estado).toBe('agendada');
    expect(await kinds(lados.org)).toEqual(['prazo_sem_placar']);
    expect(await suggestions(lados)).toEqual([]);
  });

  test('is 0 x 0 by the rule: proposed, and accepted in bulk by the organisers', async () => {
    const lados = await due(zero);
    await clock.to(hour(72));
    await wake();
    await wake();
    expect((await partidaDe(lados)).placar).toBeNull();
    expect((await kinds(lados.org)).filter((one) => one === 'robo_sugeriu')).toHaveLength(1);
    const [one, ...more] = await suggestions(lados);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      estado: 'aberta',
      regra: 'zero_a_zero',
      partida: { uuid: lados.uuid },
    });
    expect((await decide({ ...lados, org: lados.mandante }, [one.uuid])).statusCode).toBe(403);
    const accepted = await decide(lados, [one.uuid]);
    expect(accepted.statusCode, accepted.body).toBe(200);
    expect(accepted.json().data[0].estado).toBe('aceita');
    expect(await partidaDe(lados)).toMatchObject({ estado: 'confirmada', wo_de: null });
    expect((await partidaDe(lados)).placar).toMatchObject({ mandante: 0, visitante: 0 });
    expect(await kinds(lados.visitante)).toContain('robo_agiu');
    expect(await kinds(lados.org), 'who accepted it knows').not.toContain('robo_agiu');
    expect((await decide(lados, [one.uuid])).statusCode, 'again').toBe(200);
    expect((await decide(lados, [one.uuid], 'recusar')).statusCode).toBe(409);
  });

  test('that was proposed may be refused; and one that got its score needs no proposal', async () => {
    const [one, other] = [await due(zero), await due(zero)];
    await clock.to(hour(72));
    await wake();
    const [first] = await suggestions(one);
    expect((await decide(one, [first.uuid], 'recusar')).json().data[0].estado).toBe('recusada');
    expect((await partidaDe(one)).estado).toBe('agendada');
    const { versao } = await partidaDe(other);
    const placar = { tipo: 'placar', mandante: 2, visitante: 0 };
    await score(other.org, { uuid: other.uuid, versao }, placar);
    const [second] = await suggestions(other);
    expect(second.estado).toBe('caducou');
    expect((await decide(other, [second.uuid])).statusCode).toBe(409);
  });

  test('is 0 x 0 at once where the championship says so, in the name of the product', async () => {
    const lados = await due({ ...zero, ...aplicar });
    await clock.to(hour(72));
    await wake();
    expect((await partidaDe(lados)).estado).toBe('confirmada');
    const [line] = await t.db.rows<{ autor: string; usuario_uuid: string | null }>(sql`
      select autor, usuario_uuid from historico
      where objeto = ${lados.uuid} and acao = 'lancar-placar'`);
    expect(line).toEqual({ autor: 'sistema', usuario_uuid: null });
    for (const who of [lados.mandante, lados.visitante, lados.org]) {
      expect(await kinds(who)).toContain('robo_agiu');
    }
  });

  test('where somebody must win, 0 x 0 is no answer: the organisers decide', async () => {
    const lados = await due({ ...zero, ...aplicar }, { fases: [{ tipo: 'mata_mata' }] });
    await clock.to(hour(72));
    await wake();
    expect((await partidaDe(lados)).estado).toBe('agendada');
    expect(await kinds(lados.org)).toContain('prazo_sem_placar');
  });

  test('goes to who spoke up a day before and was not answered', async () => {
    const lados = await due({ ...fala, ...aplicar });
    const horarios = [hour(60)];
    await lados.visitante.post(`/api/partidas/${lados.uuid}/propostas`, { horarios });
    await clock.to(hour(72));
    await wake();
    expect(await partidaDe(lados)).toMatchObject({ estado: 'wo', wo_de: 'mandante' });
  });

  test('never puts anybody out: a W.O. that is one too many waits for the organisers', async () => {
    const wo = { gols: 3, conta_gols: true, duplo: 'ambos_perdem', limite: 1 };
    const fases = [{ tipo: 'pontos_corridos', turnos: 1, tabela: { wo } }];
    const lados = await due({ ...fala, ...aplicar }, { fases });
    const horarios = [hour(60)];
    await lados.visitante.post(`/api/partidas/${lados.uuid}/propostas`, { horarios });
    await clock.to(hour(72));
    await wake();
    expect((await partidaDe(lados)).estado).toBe('agendada');
    expect(await kinds(lados.org)).toContain('prazo_sem_placar');
    // Nor do the two sides between them.
    const path = `/api/partidas/${lados.uuid}/informes`;
    const informado = { tipo: 'wo', wo_de: 'mandante' };
    const claimed = await lados.visitante.post(path, { informado });
    expect(claimed.statusCode, claimed.body).toBe(201);
    const { uuid } = claimed.json().data.vida.informe;
    const yes = await lados.mandante.post(`${path}/${uuid}/confirmacao`);
    expect([yes.statusCode, yes.json().warning]).toEqual([
      409,
      expect.stringContaining('só a organização'),
    ]);
  });

  test('both spoke up, or neither, or too late: the organisers decide', async () => {
    const [both, neither, late] = [
      await due({ ...fala, ...aplicar }),
      await due({ ...fala, ...aplicar }),
      await due({ ...fala, ...aplicar }),
    ];
    const say = (lados: DoisLados, who: SignedIn, n: number) =>
      who.post(`/api/partidas/${lados.uuid}/propostas`, { horarios: [hour(n)] });
    await say(both, both.mandante, 60);
    await say(both, both.visitante, 61);
    await clock.to(hour(49));
    await say(late, late.mandante, 62);
    await clock.to(hour(72));
    await wake();
    for (const lados of [both, neither, late]) {
      expect((await partidaDe(lados)).estado).toBe('agendada');
    }
  });

  test('is left alone by the clock when somebody has a claim or it was put off', async () => {
    const lados = await due({ ...zero, ...aplicar });
    await t.db.run(sql`update partidas set estado = 'informada' where uuid = ${lados.uuid}`);
    await clock.to(hour(72));
    await wake();
    expect((await partidaDe(lados)).estado).toBe('informada');
  });
});

describe('what the clock did', () => {
  const undo = ({ org, id }: DoisLados, uuid: string, more: object = {}) =>
    org.post(`/api/campeonatos/${id}/sugestoes/${uuid}/desfazer`, { motivo: 'jogaram', ...more });

  test('is taken back, and not done again by the next look', async () => {
    const lados = await due({ ...zero, ...aplicar });
    await clock.to(hour(72));
    await wake();
    const [one] = await suggestions(lados);
    expect(one.estado).toBe('aplicada');
    const taken = await undo(lados, one.uuid);
    expect(taken.statusCode, taken.body).toBe(200);
    expect(taken.json().data.estado).toBe('desfeita');
    expect((await partidaDe(lados)).estado).toBe('agendada');
    await clock.to(hour(90));
    await wake();
    expect((await partidaDe(lados)).estado).toBe('agendada');
    expect((await undo(lados, one.uuid)).statusCode, 'again').toBe(200);
    expect((await undo({ ...lados, org: lados.mandante }, one.uuid)).statusCode).toBe(403);
  });

  test('is taken back with all that it moved: a semi-final given, and the final played since', async () => {
    const lados = await due({ ...fala, ...aplicar }, { fases: [{ tipo: 'mata_mata' }] });
    const horarios = [hour(60)];
    await lados.visitante.post(`/api/partidas/${lados.uuid}/propostas`, { horarios });
    await clock.to(hour(72));
    await wake();
    expect((await partidaDe(lados)).estado).toBe('wo');
    const win = { tipo: 'placar', mandante: 1, visitante: 0 };
    const { org, id } = lados;
    for (const open of (await currentRound(org, id)).filter(
      ({ estado }) => estado === 'agendada',
    )) {
      await score(org, open, win);
    }
    const [final] = (await currentRound(org, id)).filter(({ confronto }) => confronto !== null);
    await score(org, final as Required<typeof final> & { uuid: string; versao: number }, win);
    const [one] = await suggestions(lados);
    const refused = await undo(lados, one.uuid);
    expect([refused.statusCode, refused.json().data.partidas[0]?.perde_resultado]).toEqual([
      409,
      true,
    ]);
    const taken = await undo(lados, one.uuid, { ciente: true });
    expect(taken.statusCode, taken.body).toBe(200);
    const [row] = await t.db.rows<{ resultado: unknown; desfeito: unknown }>(sql`
      select resultado, desfeito from partidas where uuid = ${final?.uuid}`);
    expect(row).toMatchObject({ resultado: null, desfeito: { estado: 'confirmada' } });
  });
});

describe('a match without an hour', () => {
  const regras = {
    modelo_rodada: 'janela',
    // Saturday, 18:00 in Brasília.
    horario_sem_acordo: { dia_semana: 6, hora: '18:00' },
  };
  const SATURDAY = '2027-03-06T21:00:00.000Z';
  const DAY_BEFORE = '2027-03-05T21:00:00.000Z';

  async function open(): Promise<DoisLados> {
    const lados = await doisLados(t, { regras });
    await agendar(lados, { prazo_at: '2027-03-08T02:59:00.000Z', jogo_previsto_at: null });
    return lados;
  }

  test('gets that of the rules a day before, which is no agreed one, and both are told', async () => {
    const lados = await open();
    await clock.to(Date.parse(DAY_BEFORE) - 1_000);
    await wake();
    expect((await partidaDe(lados)).jogo_previsto_at).toBeNull();
    expect(await kinds(lados.mandante)).toContain('lembrete_horario');
    await clock.to(DAY_BEFORE);
    await wake();
    expect(await partidaDe(lados)).toMatchObject({
      jogo_previsto_at: SATURDAY,
      confirmado_at: null,
      estado: 'agendada',
    });
    expect(await kinds(lados.visitante)).toContain('jogo_marcado');
    const [line] = await t.db.rows<{ autor: string }>(sql`
      select autor from historico where objeto = ${lados.uuid} and acao = 'horario-sem-acordo'`);
    expect(line?.autor).toBe('sistema');
  });

  test('that its sides agreed on keeps theirs', async () => {
    const lados = await open();
    const horarios = [hour(30)];
    const asked = await lados.mandante.post(`/api/partidas/${lados.uuid}/propostas`, { horarios });
    const [{ uuid }] = asked.json().data.propostas;
    await lados.visitante.put(`/api/partidas/${lados.uuid}/propostas/${uuid}/aceite`, {});
    await clock.to(DAY_BEFORE);
    await wake();
    expect((await partidaDe(lados)).jogo_previsto_at).toBe(hour(30));
  });
});

describe('a match that was put off', () => {
  test('without a day for a week is told to the organisers, once', async () => {
    const lados = await due(zero);
    const { versao } = await partidaDe(lados);
    await score(lados.org, { uuid: lados.uuid, versao }, { tipo: 'adiar' });
    await clock.to(hour(7 * 24 - 1));
    await wake();
    expect(await kinds(lados.org)).not.toContain('adiada_vencida');
    await clock.to(hour(7 * 24 + 1));
    await wake();
    await wake();
    expect((await kinds(lados.org)).filter((one) => one === 'adiada_vencida')).toHaveLength(1);
    expect((await partidaDe(lados)).estado).toBe('adiada');
  });

  test('with a new deadline, when that has passed', async () => {
    const lados = await due(zero);
    const { versao } = await partidaDe(lados);
    await score(lados.org, { uuid: lados.uuid, versao }, { tipo: 'adiar' });
    await agendar(lados, { prazo_at: hour(300) });
    await clock.to(hour(299));
    await wake();
    expect(await kinds(lados.org)).not.toContain('adiada_vencida');
    await clock.to(hour(300));
    await wake();
    expect(await kinds(lados.org)).toContain('adiada_vencida');
  });
});

describe('a claim', () => {
  const placar = { tipo: 'placar', mandante: 2, visitante: 1 };
  const claim = (lados: DoisLados, who: SignedIn, informado: object = placar) =>
    who.post(`/api/partidas/${lados.uuid}/informes`, { informado });

  async function played(regras: object = {}): Promise<DoisLados> {
    const lados = await doisLados(t, { regras: { ...regras, prazo_resposta_horas: 30 } });
    await agendar(lados, { jogo_previsto_at: hour(-1) });
    return lados;
  }

  test('that nobody answers is reminded of, and confirmed by silence once the time is over', async () => {
    const lados = await played();
    const said = await claim(lados, lados.mandante);
    expect(said.statusCode, said.body).toBe(201);
    await clock.to(hour(21));
    await wake();
    expect(await kinds(lados.visitante)).toContain('lembrete_resposta');
    expect(await kinds(lados.mandante)).not.toContain('lembrete_resposta');
    await clock.to(hour(29));
    await wake();
    expect((await partidaDe(lados)).estado).toBe('informada');
    await clock.to(hour(30.1));
    await wake();
    expect(await partidaDe(lados)).toMatchObject({ estado: 'confirmada' });
    const [line] = await t.db.rows<{ autor: string }>(sql`
      select autor from historico
      where objeto = ${lados.uuid} and acao = 'confirmar-sem-resposta'`);
    expect(line?.autor).toBe('sistema');
  });

  test('of a W.O. is made by silence only where the rule gives the match to who spoke up', async () => {
    const wo = { tipo: 'wo', wo_de: 'visitante' };
    const [plain, ruled] = [await played(aplicar), await played({ ...fala, ...aplicar })];
    for (const lados of [plain, ruled]) {
      const said = await claim(lados, lados.mandante, wo);
      expect(said.statusCode, said.body).toBe(201);
    }
    await clock.to(hour(31));
    await wake();
    expect((await partidaDe(plain)).estado).toBe('informada');
    expect(await partidaDe(ruled)).toMatchObject({ estado: 'wo', wo_de: 'visitante' });
  });

  test('that is contested waits for a verdict: organisers are reminded, then all of them', async () => {
    const lados = await played();
    await claim(lados, lados.mandante);
    const other = { tipo: 'placar', mandante: 0, visitante: 3 };
    await claim(lados, lados.visitante, other);
    expect((await partidaDe(lados)).estado).toBe('contestada');
    await clock.to(hour(46));
    await wake();
    expect(await kinds(lados.org)).toContain('lembrete_veredito');
    await clock.to(hour(48.1));
    await wake();
    expect(await kinds(lados.org)).toContain('veredito_atrasado');
    expect((await partidaDe(lados)).estado).toBe('contestada');
  });
});

test('an organiser who plays a match does not decide what the rule proposed for it', async () => {
  const lados = await due(zero);
  await t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel)
    values (${lados.id}, ${lados.mandante.uuid}, 'co')`);
  await clock.to(hour(72));
  await wake();
  const [one] = await suggestions(lados);
  expect((await decide({ ...lados, org: lados.mandante }, [one.uuid])).statusCode).toBe(403);
  expect((await decide(lados, [one.uuid])).statusCode).toBe(200);
});

describe('a deadline that ends in somebody’s silence', () => {
  const choose = async (who: SignedIn, silencio: { de: number; ate: number }) => {
    const body = { ritmo: 'na_hora', fuso: 'America/Sao_Paulo', silencio };
    expect((await who.put('/api/perfil/avisos/horario', body)).statusCode).toBe(204);
  };
  const mailsWaiting = (who: SignedIn) =>
    t.db.rows(
      sql`select 1 from avisos_em_espera where usuario_uuid = ${who.uuid} and canal = 'email'`,
    );

  test('is told once, an hour before the silence begins', async () => {
    const lados = await doisLados(t, { regras: zero });
    // 23:30 in Brasília, tomorrow.
    await agendar(lados, { prazo_at: hour(35.5) });
    await choose(lados.mandante, { de: 20, ate: 9 });
    await choose(lados.visitante, { de: 12, ate: 14 });
    await clock.to(hour(30.9));
    await wake();
    const before = (await kinds(lados.mandante)).length;
    const other = (await kinds(lados.visitante)).length;
    await clock.to(hour(31));
    await wake();
    await wake();
    expect(await kinds(lados.mandante)).toHaveLength(before + 1);
    expect(await kinds(lados.visitante), 'no silence then').toHaveLength(other);
    expect(await mailsWaiting(lados.mandante), 'it left at once').toEqual([]);
    // Two hours before, both are reminded: one of them in the app alone.
    await clock.to(hour(33.5));
    await wake();
    expect(await kinds(lados.visitante)).toHaveLength(other + 1);
    expect(await mailsWaiting(lados.mandante)).toHaveLength(1);
  });
});
