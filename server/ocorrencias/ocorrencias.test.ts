// What a side tells before kick-off: it cannot play, or something is wrong.
import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { testClock } from '#server/testing/clock.ts';
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

const path = ({ uuid }: DoisLados) => `/api/partidas/${uuid}/ocorrencias`;
const tell = (lados: DoisLados, who: SignedIn, tipo: 'desmarcar' | 'problema', motivo = 'Viagem') =>
  who.post(path(lados), { tipo, motivo });

/** Kick-off in ten hours; to be called off six hours before. */
async function scheduled(): Promise<DoisLados> {
  const lados = await doisLados(t, { regras: { aviso_cancelamento_horas: 6 } });
  await agendar(lados, { jogo_previsto_at: hour(10) });
  return lados;
}

const newest = async (who: SignedIn) => (await avisosDe(who))[0];

describe('calling a match off', () => {
  test('with notice puts it off, and the other side and the organisers are told', async () => {
    const lados = await scheduled();
    const answer = await tell(lados, lados.visitante, 'desmarcar');
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().data).toMatchObject({ tipo: 'desmarcou', lado: 'visitante' });
    expect(answer.json().data.resolvida_at).toEqual(expect.any(String));
    expect(await partidaDe(lados)).toMatchObject({ estado: 'adiada', jogo_previsto_at: null });
    const url = `/partida/${lados.uuid}`;
    for (const who of [lados.mandante, lados.org]) {
      expect(await newest(who)).toMatchObject({ tipo: 'jogo_desmarcado', url });
    }
    const trail = (await lados.org.get(`/api/partidas/${lados.uuid}`)).json().data.registros[0];
    expect(trail.depois).toMatchObject({ estado: 'adiada', motivo: 'Viagem' });
  });

  test('late leaves it as it is: a task of the organisers, until they have dealt with it', async () => {
    const lados = await scheduled();
    await clock.to(hour(5));
    const answer = await tell(lados, lados.mandante, 'desmarcar');
    expect(answer.json().data).toMatchObject({ tipo: 'desmarcou_tarde', resolvida_at: null });
    expect(await partidaDe(lados)).toMatchObject({
      estado: 'agendada',
      jogo_previsto_at: hour(10),
    });
    expect(await newest(lados.org)).toMatchObject({ tipo: 'jogo_desmarcado_tarde' });
    expect(await newest(lados.visitante)).toMatchObject({ tipo: 'jogo_desmarcado_tarde' });
    const { uuid } = answer.json().data;
    const solve = (who: SignedIn) => who.put(`${path(lados)}/${uuid}`, {});
    expect((await solve(lados.visitante)).statusCode).toBe(403);
    const solved = await solve(lados.org);
    expect(solved.json().data.resolvida_at).toEqual(expect.any(String));
    expect((await solve(lados.org)).json().data).toEqual(solved.json().data);
  });

  test('is possible once per match and side, and for each side', async () => {
    const lados = await scheduled();
    await tell(lados, lados.mandante, 'desmarcar');
    await agendar(lados, { jogo_previsto_at: hour(40) });
    const { versao } = await partidaDe(lados);
    const body = { versao, lancamento: { tipo: 'limpar' }, motivo: 'de volta' };
    await lados.org.put(`/api/partidas/${lados.uuid}/placar`, body);
    expect((await partidaDe(lados)).estado).toBe('agendada');
    const again = await tell(lados, lados.mandante, 'desmarcar');
    expect([again.statusCode, again.json().warning]).toEqual([
      409,
      expect.stringContaining('já desmarcou'),
    ]);
    expect((await tell(lados, lados.visitante, 'desmarcar')).statusCode).toBe(201);
  });

  test('is refused after kick-off, without an hour, and of a match that is put off', async () => {
    const lados = await scheduled();
    await clock.to(hour(10));
    expect((await tell(lados, lados.mandante, 'desmarcar')).statusCode).toBe(409);
    await clock.to(NOON);
    await agendar(lados, {});
    expect((await tell(lados, lados.mandante, 'desmarcar')).statusCode).toBe(409);
    await agendar(lados, { jogo_previsto_at: hour(10) });
    await tell(lados, lados.mandante, 'desmarcar');
    expect((await tell(lados, lados.visitante, 'desmarcar')).statusCode).toBe(409);
  });

  test('twice at once is done once', async () => {
    const lados = await scheduled();
    const both = await Promise.all([1, 2].map(() => tell(lados, lados.mandante, 'desmarcar')));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });
});

describe('what a side told', () => {
  const takeBack = (lados: DoisLados, who: SignedIn, uuid: string) =>
    who.delete(`${path(lados)}/${uuid}`);

  test('is taken back by that side alone, until the organisers have dealt with it', async () => {
    const lados = await scheduled();
    const { uuid } = (await tell(lados, lados.mandante, 'problema')).json().data;
    expect((await takeBack(lados, lados.visitante, uuid)).statusCode).toBe(403);
    expect((await takeBack(lados, lados.org, uuid)).statusCode).toBe(403);
    const taken = await takeBack(lados, lados.mandante, uuid);
    expect(taken.json().data.resolvida_at).toEqual(expect.any(String));
    const again = await takeBack(lados, lados.mandante, uuid);
    expect([again.statusCode, again.json().warning]).toEqual([
      409,
      expect.stringContaining('já foi resolvido'),
    ]);
    expect((await tell(lados, lados.mandante, 'problema')).statusCode, 'told anew').toBe(201);
  });

  test('a late call-off that was taken back stays the one of that side', async () => {
    const lados = await scheduled();
    await clock.to(hour(5));
    const { uuid } = (await tell(lados, lados.mandante, 'desmarcar')).json().data;
    expect((await takeBack(lados, lados.mandante, uuid)).statusCode).toBe(200);
    expect((await tell(lados, lados.mandante, 'desmarcar')).statusCode).toBe(409);
  });

  test('why somebody cannot play is not told to the public', async () => {
    const lados = await scheduled();
    await tell(lados, lados.visitante, 'problema', 'Meu pai no hospital');
    await tell(lados, lados.mandante, 'desmarcar', 'Cirurgia marcada');
    const everywhere = async (who: { get: SignedIn['get'] }) =>
      [`/api/partidas/${lados.uuid}`, `/api/campeonatos/${lados.id}/historico`].map(
        async (address) => (await who.get(address)).body,
      );
    for (const who of [await t.guest(), await t.signedIn()]) {
      const told = (await Promise.all(await everywhere(who))).join();
      expect(told).toContain('relatar-ocorrencia');
      expect(told).not.toMatch(/hospital|Cirurgia/);
    }
    const inside = (await Promise.all(await everywhere(lados.org))).join();
    expect(inside).toMatch(/hospital/);
    expect(inside).toMatch(/Cirurgia/);
    const log = (await lados.mandante.get(path(lados))).body;
    expect(log).toMatch(/hospital/);
  });
});

describe('a problem', () => {
  test('before kick-off is a task of the organisers, and the match stays as it is', async () => {
    const lados = await scheduled();
    const before = await partidaDe(lados);
    const answer = await tell(lados, lados.mandante, 'problema', 'O servidor caiu');
    expect(answer.json().data).toMatchObject({ tipo: 'problema', motivo: 'O servidor caiu' });
    expect(await partidaDe(lados)).toEqual(before);
    expect(await newest(lados.org)).toMatchObject({ tipo: 'jogo_problema' });
    const again = await tell(lados, lados.mandante, 'problema');
    expect(again.statusCode, 'while it waits').toBe(409);
    expect((await tell(lados, lados.visitante, 'problema')).statusCode).toBe(201);
    const list = (await lados.visitante.get(path(lados))).json().data;
    expect(list).toHaveLength(2);
  });

  test('after kick-off is told with the score; and only by who plays, with a reason', async () => {
    const lados = await scheduled();
    expect((await tell(lados, lados.org, 'problema')).statusCode).toBe(403);
    expect((await tell(lados, await t.signedIn(), 'problema')).statusCode).toBe(403);
    expect((await tell(lados, lados.mandante, 'problema', ' ')).statusCode).toBe(422);
    await clock.to(hour(11));
    expect((await tell(lados, lados.mandante, 'problema')).statusCode).toBe(409);
    expect((await (await t.signedIn()).get(path(lados))).statusCode).toBe(403);
  });
});
