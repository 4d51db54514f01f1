// A match told while it is played: by whom, when, and that none of it counts before somebody ends it.
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { GOL_CONTRA } from '#regras/sumula/sumula.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAdmin } from '#server/testing/cena.ts';
import type { Client } from '#server/testing/client.ts';
import {
  aceito,
  type CenaDaVida,
  criarLink,
  ler,
  makePartida,
  mesaCom,
  lances as moves,
  placar,
  type QuemNaCena,
} from '#server/testing/vida.ts';

const t = testApp();

const path = ({ uuid }: CenaDaVida) => `/api/partidas/${uuid}/lances`;

const tell = (cena: CenaDaVida, quem: QuemNaCena, tipo: string, more: object = {}) =>
  cena.gente[quem].post(path(cena), { id: randomUUID(), tipo, ...more });

const live = async (cena: CenaDaVida, quem: QuemNaCena = 'estranha') =>
  (await cena.gente[quem].get(path(cena))).json().data;

const end = (cena: CenaDaVida, quem: QuemNaCena, body: object = {}) =>
  cena.gente[quem].post(`${path(cena)}/encerramento`, body);

/** Begun, 2 × 1. */
async function playing(quem: QuemNaCena = 'casa') {
  const cena = await makePartida(t);
  aceito(await tell(cena, quem, 'inicio'));
  for (const lado of ['mandante', 'visitante', 'mandante'])
    aceito(await tell(cena, quem, 'gol', { lado }));
  return cena;
}

test('every endpoint is for whom it is for', async () => {
  const admin = await t.signedIn({ isAdmin: true });
  await makeAdmin(t, admin);
  const guest = await t.guest();
  const all = async (
    call: (who: Client, cena: CenaDaVida, told: string) => Promise<{ statusCode: number }>,
  ) => {
    const codes: number[] = [];
    for (const who of ['guest', 'estranha', 'dono', 'co', 'admin', 'casa', 'fora'] as const) {
      const cena = await playing();
      const told = (await live(cena)).lances[1].uuid;
      const client = who === 'guest' ? guest : who === 'admin' ? admin : cena.gente[who];
      codes.push((await call(client, cena, told)).statusCode);
    }
    return codes;
  };
  const goal = () => ({ id: randomUUID(), tipo: 'gol', lado: 'visitante' });
  expect(await all((who, cena) => who.get(path(cena)))).toEqual([
    200, 200, 200, 200, 200, 200, 200,
  ]);
  expect(await all((who, cena) => who.post(path(cena), goal()))).toEqual([
    401, 403, 201, 201, 201, 201, 201,
  ]);
  expect(await all((who, cena, told) => who.delete(`${path(cena)}/${told}`))).toEqual([
    401, 403, 200, 200, 200, 200, 403,
  ]);
  expect(await all((who, cena) => who.post(`${path(cena)}/encerramento`, {}))).toEqual([
    401, 403, 200, 200, 200, 200, 200,
  ]);
});

test('a match that is told in a cancelled championship is not ended there, by anybody', async () => {
  const cena = await playing();
  const { dono } = cena.gente;
  const off = { estado: 'cancelado', ciente: true };
  aceito(await dono.put(`/api/campeonatos/${cena.id}/estado`, off));
  for (const quem of ['dono', 'casa'] as const) {
    const answer = await end(cena, quem);
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json().warning).toBe('O campeonato não está em andamento.');
    expect(await live(cena, quem)).toMatchObject({ comecou: expect.anything(), encerra: null });
  }
  const { partida, vida } = await ler(cena);
  expect(partida).toMatchObject({ estado: 'agendada', placar: null });
  expect(vida.acoes).not.toContain('lancar');
});

describe('what is told of a match', () => {
  test('is seen by everybody and counts for nothing', async () => {
    const cena = await playing();
    aceito(await tell(cena, 'fora', 'amarelo', { lado: 'mandante', minuto: 30 }));
    const guest = await t.guest();
    const { data } = (await guest.get(path(cena))).json();
    expect(data).toMatchObject({ gols: [2, 1], terminou: false, pode: [], encerra: null });
    expect(
      data.lances.map(({ tipo, voz }: { tipo: string; voz: string }) => `${voz} ${tipo}`),
    ).toEqual(['mandante inicio', ...Array(3).fill('mandante gol'), 'visitante amarelo']);
    expect((await ler(cena)).partida).toMatchObject({ estado: 'agendada', placar: null });
    const table = await guest.get(`/api/campeonatos/${cena.id}/classificacao`);
    expect(JSON.stringify(table.json())).not.toMatch(/"jogos":[1-9]/);
  });

  test('is a claim when a side ends it, and the result when the organisation does', async () => {
    const side = await playing();
    expect(await live(side, 'casa')).toMatchObject({ encerra: 'informe' });
    aceito(await end(side, 'casa'));
    expect(await ler(side)).toMatchObject({
      partida: { estado: 'informada' },
      vida: { informe: { lado: 'mandante', informado: placar(2, 1) } },
    });
    aceito(await moves.confirmar(side, 'fora'));
    const own = await playing('dono');
    expect(await live(own, 'dono')).toMatchObject({ encerra: 'resultado' });
    aceito(await end(own, 'dono'));
    expect(await ler(own)).toMatchObject({
      partida: { estado: 'confirmada', placar: { mandante: 2, visitante: 1 } },
      vida: { oficial: { via: 'organizacao' } },
    });
    expect(await live(own, 'dono')).toMatchObject({ terminou: true, pode: [], encerra: null });
  });

  test('comes from the table, too, whose result is its own entry', async () => {
    const cena = await makePartida(t);
    const { segredo } = await criarLink(cena.gente.dono, cena.id, {
      tipo: 'partida',
      partida: cena.uuid,
    });
    const mesa = mesaCom(t, segredo);
    const id = randomUUID();
    aceito(await mesa.contar(cena.uuid, { tipo: 'inicio', id }));
    aceito(await mesa.contar(cena.uuid, { tipo: 'inicio', id }));
    aceito(await mesa.contar(cena.uuid, { tipo: 'gol', lado: 'visitante' }));
    expect((await mesa.contar(cena.uuid, { tipo: 'na_sala' })).statusCode).toBe(409);
    expect((await mesa.contar(randomUUID(), { tipo: 'gol', lado: 'mandante' })).statusCode).toBe(
      404,
    );
    expect(await live(cena)).toMatchObject({
      gols: [0, 1],
      lances: [{ voz: 'mesa' }, { voz: 'mesa' }],
    });
    expect((await mesa.lancar(cena.uuid, placar(0, 1))).json().data.resposta).toBe('aceito');
    expect((await mesa.contar(cena.uuid, { tipo: 'gol', lado: 'mandante' })).statusCode).toBe(409);
  });

  test('says of whom it was, of the squad of that side, and when by the device', async () => {
    const cena = await makePartida(t, {
      regras: { elenco: { minimo: 0, maximo: 5, em_campo: 1 } },
    });
    const elenco = await cena.gente.dono.put(`/api/participantes/${cena.lados[1]}/elenco`, {
      jogadores: [{ nome: 'Dandara', numero: 9 }],
    });
    const jogador = elenco.json().data[0].uuid;
    const { segredo } = await criarLink(cena.gente.dono, cena.id, {
      ...{ tipo: 'partida', partida: cena.uuid },
    });
    const mesa = mesaCom(t, segredo);
    expect((await mesa.ver()).json().data.jogos[0]).toMatchObject({
      mandante: { jogadores: [] },
      visitante: { jogadores: [{ jogador, nome: 'Dandara', numero: 9 }] },
    });
    const contado_em = new Date(Date.now() - 3_600_000).toISOString();
    aceito(await mesa.contar(cena.uuid, { tipo: 'inicio', contado_em }));
    aceito(await mesa.contar(cena.uuid, { tipo: 'gol', lado: 'visitante', jogador, minuto: 12 }));
    aceito(await mesa.contar(cena.uuid, { tipo: 'gol', lado: 'mandante', jogador: GOL_CONTRA }));
    // A device that is ahead of time tells nothing of the future.
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    aceito(await mesa.contar(cena.uuid, { tipo: 'segundo_tempo', contado_em: ahead }));
    expect((await mesa.contar(cena.uuid, { tipo: 'segundo_tempo' })).statusCode).toBe(409);
    for (const wrong of [
      { tipo: 'gol', lado: 'mandante', jogador },
      { tipo: 'amarelo', lado: 'visitante', jogador: GOL_CONTRA },
      { tipo: 'gol', lado: 'visitante', jogador: randomUUID() },
      { tipo: 'fim', jogador },
    ]) {
      expect((await mesa.contar(cena.uuid, wrong)).statusCode).toBe(422);
    }
    const { comecou, lances } = await live(cena);
    expect(comecou).toBe(contado_em);
    expect(lances[1]).toMatchObject({ minuto: 12, quem: { nome: 'Dandara', numero: 9 } });
    expect(lances[2].quem).toEqual({ jogador: GOL_CONTRA, nome: null, numero: null });
    expect(Date.parse(lances[3].quando)).toBeLessThan(Date.parse(ahead));
  });

  test('is taken back by the table that told it, and nothing else is', async () => {
    const cena = await playing();
    const { segredo } = await criarLink(cena.gente.dono, cena.id, {
      ...{ tipo: 'partida', partida: cena.uuid },
    });
    const mesa = mesaCom(t, segredo);
    const id = randomUUID();
    aceito(await mesa.contar(cena.uuid, { tipo: 'gol', lado: 'visitante', id }));
    // The side told the same goal a moment before.
    expect(await live(cena)).toMatchObject({ gols: [2, 1] });
    const [, side, , , again] = (await live(cena)).lances;
    expect(again).toMatchObject({ uuid: id, repete: true });
    expect((await mesa.desfazer(cena.uuid, side.uuid)).statusCode).toBe(404);
    expect((await mesa.desfazer(randomUUID(), id)).statusCode).toBe(404);
    aceito(await mesa.desfazer(cena.uuid, id));
    aceito(await mesa.desfazer(cena.uuid, id));
    expect((await live(cena)).lances).toHaveLength(4);
    const late = randomUUID();
    aceito(await mesa.contar(cena.uuid, { tipo: 'gol', lado: 'visitante', id: late }));
    aceito(await mesa.lancar(cena.uuid, placar(2, 2)));
    expect((await mesa.desfazer(cena.uuid, late)).statusCode).toBe(409);
  });

  test('is taken back by the same side, or by the organisation', async () => {
    const cena = await playing();
    const [, first, second] = (await live(cena)).lances;
    const mine = async (quem: QuemNaCena) =>
      (await live(cena, quem)).lances.map(({ desfaz }: { desfaz: boolean }) => desfaz);
    expect(await mine('casa')).toEqual([false, true, true, true]);
    expect(await mine('dono')).toEqual([false, true, true, true]);
    expect(await mine('fora')).toEqual([false, false, false, false]);
    const undo = (quem: QuemNaCena, uuid: string) =>
      cena.gente[quem].delete(`${path(cena)}/${uuid}`);
    expect((await undo('fora', first.uuid)).statusCode).toBe(403);
    expect((await undo('estranha', first.uuid)).statusCode).toBe(403);
    expect((await undo('casa', randomUUID())).statusCode).toBe(404);
    aceito(await undo('casa', first.uuid));
    aceito(await undo('dono', second.uuid));
    expect(await live(cena)).toMatchObject({ gols: [1, 0] });
  });

  test('has an order: nobody scores before the start, nobody starts twice', async () => {
    const cena = await makePartida(t);
    expect((await tell(cena, 'casa', 'gol', { lado: 'mandante' })).statusCode).toBe(409);
    expect((await end(cena, 'casa')).statusCode).toBe(409);
    aceito(await tell(cena, 'casa', 'na_sala'));
    expect(await live(cena)).toMatchObject({ lances: [{ tipo: 'na_sala', lado: 'mandante' }] });
    expect((await tell(cena, 'dono', 'na_sala')).statusCode).toBe(403);
    aceito(await tell(cena, 'fora', 'inicio'));
    expect((await tell(cena, 'casa', 'inicio')).statusCode).toBe(409);
    expect((await tell(cena, 'casa', 'gol')).statusCode).toBe(422);
    aceito(await tell(cena, 'casa', 'fim'));
    expect((await tell(cena, 'casa', 'gol', { lado: 'mandante' })).statusCode).toBe(409);
    aceito(await end(cena, 'fora'));
    expect((await tell(cena, 'casa', 'na_sala')).statusCode).toBe(409);
  });

  test('a goal that two voices tell is one, and says so; one voice that tells two means two', async () => {
    const cena = await makePartida(t);
    aceito(await tell(cena, 'casa', 'inicio'));
    aceito(await tell(cena, 'casa', 'gol', { lado: 'mandante' }));
    aceito(await tell(cena, 'fora', 'gol', { lado: 'mandante' }));
    expect(await live(cena)).toMatchObject({
      gols: [1, 0],
      lances: [{ repete: false }, { repete: false }, { repete: true }],
    });
    aceito(await tell(cena, 'fora', 'gol', { lado: 'mandante' }));
    expect(await live(cena)).toMatchObject({ gols: [2, 0] });
    await t.db.run(sql`
      update lances set created_at = created_at - interval '10 minutes'
      where partida_uuid = ${cena.uuid}`);
    aceito(await tell(cena, 'dono', 'gol', { lado: 'mandante' }));
    expect(await live(cena)).toMatchObject({ gols: [3, 0] });
    aceito(await end(cena, 'casa'));
    expect((await ler(cena, 'casa')).vida.informe?.informado).toMatchObject({
      ...{ mandante: 3, visitante: 0 },
    });
  });

  test('a goal that both devices of a table press at once is one; who saw it tells another', async () => {
    const cena = await makePartida(t);
    const { segredo } = await criarLink(cena.gente.dono, cena.id, {
      ...{ tipo: 'partida', partida: cena.uuid },
    });
    const mesa = mesaCom(t, segredo);
    const goal = (id: string, viu: string[]) =>
      mesa.contar(cena.uuid, { id, tipo: 'gol', lado: 'mandante', viu });
    const [one, same, next, again] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    aceito(await mesa.contar(cena.uuid, { tipo: 'inicio' }));
    const both = await Promise.all([goal(one, []), goal(same, [])]);
    both.forEach(aceito);
    expect(await live(cena)).toMatchObject({ gols: [1, 0] });
    expect((await mesa.ver()).json().data.lances).toMatchObject([{ viu: null }, { viu: [] }, {}]);
    // A minute later, with the first goal on the screen of one, and both on that of the other.
    aceito(await goal(next, [one]));
    aceito(await goal(again, [one, same]));
    expect(await live(cena)).toMatchObject({ gols: [2, 0] });
    const repeated = (await live(cena)).lances.map(({ repete }: { repete: boolean }) => repete);
    expect(repeated).toEqual([false, false, true, false, true]);
    // A page that does not say what it saw is as before: each press is a goal.
    aceito(await mesa.contar(cena.uuid, { tipo: 'gol', lado: 'mandante' }));
    expect(await live(cena)).toMatchObject({ gols: [3, 0] });
    // A side on two phones, too.
    const away = (viu: string[]) => tell(cena, 'fora', 'gol', { lado: 'visitante', viu });
    aceito(await away([]));
    aceito(await away([]));
    const shown = (await live(cena)).lances
      .filter(({ lado }: { lado: string }) => lado === 'visitante')
      .map(({ uuid }: { uuid: string }) => uuid);
    aceito(await away(shown));
    expect(await live(cena)).toMatchObject({ gols: [3, 2] });
    expect((await tell(cena, 'fora', 'gol', { lado: 'visitante', viu: ['x'] })).statusCode).toBe(
      422,
    );
  });

  test('belongs to those who played: of others nothing is left', async () => {
    const cena = await playing();
    await t.db.run(sql`
      update lances set mandante_uuid = visitante_uuid where partida_uuid = ${cena.uuid}`);
    expect(await live(cena)).toMatchObject({ lances: [], gols: [0, 0], comecou: null });
  });
});

describe('a match that begins anew', () => {
  const nothing = { comecou: null, terminou: false, lances: [], gols: [0, 0] };

  test('by a verdict is told anew: it is not live with what was told of the first time', async () => {
    const cena = await playing();
    aceito(await end(cena, 'casa'));
    aceito(await moves.contestar(cena, 'fora', { motivo: 'Caiu a conexão' }));
    aceito(await moves.julgar(cena, 'dono', { tipo: 'jogar_de_novo' }));
    expect(await live(cena)).toMatchObject(nothing);
    const { ao_vivo } = (await cena.gente.fora.get(`/api/campeonatos/${cena.id}/jogos`)).json();
    expect(ao_vivo).toEqual([]);
    aceito(await tell(cena, 'casa', 'inicio'));
    expect((await live(cena)).comecou).not.toBeNull();
  });

  test('as its result was taken away, too; but who still tells it goes on', async () => {
    const over = await playing();
    aceito(await end(over, 'dono'));
    aceito(await moves.lancar(over, 'dono', { tipo: 'limpar' }, { motivo: 'Engano' }));
    expect(await live(over)).toMatchObject(nothing);
    const on = await playing();
    aceito(await moves.lancar(on, 'dono', placar(0, 0)));
    aceito(await moves.lancar(on, 'dono', { tipo: 'limpar' }, { motivo: 'Engano' }));
    expect(await live(on)).toMatchObject({ gols: [2, 1], terminou: false });
  });
});

test('the first view of its championship and the list of matches know a match that is on, until it is ended or nobody tells it', async () => {
  const cena = await playing();
  const guest = await t.guest();
  const visao = async () => (await guest.get(`/api/campeonatos/${cena.id}/visao`)).json().data;
  const shown = async () => (await visao()).ao_vivo;
  const on = [{ partida: { uuid: cena.uuid, placar: null, estado: 'agendada' }, gols: [2, 1] }];
  expect(await shown()).toMatchObject(on);
  const listed = async () => (await guest.get(`/api/campeonatos/${cena.id}/jogos`)).json().ao_vivo;
  expect(await listed()).toEqual([{ partida: cena.uuid, gols: [2, 1] }]);
  expect((await visao()).proxima?.uuid, 'what is on is not what comes').not.toBe(cena.uuid);
  aceito(await tell(cena, 'casa', 'gol', { lado: 'visitante' }));
  expect(await shown()).toMatchObject([{ gols: [2, 2] }]);
  const older = (hours: number) =>
    t.db.run(sql`
      update lances set created_at = created_at - make_interval(hours => ${hours})
      where partida_uuid = ${cena.uuid}`);
  await older(4);
  expect(await shown(), 'given up').toEqual([]);
  expect(await listed(), 'given up').toEqual([]);
  await older(-4);
  aceito(await end(cena, 'casa'));
  expect(await shown(), 'a claim by now').toEqual([]);
});
