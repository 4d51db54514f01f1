// Sentences under the table of states: what closes, what is refused with a list, and what a tie over two legs asks
// for, tried over HTTP.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { testApp } from '#server/testing/app.ts';
import { wakeRobot } from '#server/testing/clock.ts';
import {
  aceito,
  type CenaDaVida,
  caso,
  lances,
  ler,
  makePartida,
  placar,
} from '#server/testing/vida.ts';

const t = testApp();

describe('an exclusion', () => {
  test('is refused with the list while a score of theirs waits, and done once it is decided', async () => {
    const cena = await makePartida(t, { times: 4 });
    const { dono } = cena.gente;
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    const exclude = () =>
      dono.post(`/api/campeonatos/${cena.id}/punicoes`, {
        ...{ fase: 1, participante: cena.lados[1], tipo: 'exclusao', pontos: 0 },
        ...{ motivo: 'Conduta', ciente: true },
      });
    const refused = await exclude();
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json().data.partidas).toEqual([{ uuid: cena.uuid, estado: 'informada' }]);
    aceito(await lances.lancar(cena, 'co', placar(1, 0)));
    aceito(await exclude());
  });
});

describe('a tie over two legs', () => {
  const TWO = [{ tipo: 'mata_mata', pernas_final: 2 }];

  /** The second leg, as the same people see it: its home side is the other one. */
  async function volta(cena: CenaDaVida): Promise<CenaDaVida> {
    const path = `/api/campeonatos/${cena.id}/jogos?fase=1`;
    const first = (await ler(cena)).partida;
    const rounds = await Promise.all(
      [1, 2].map(async (rodada): Promise<Partida[]> => {
        const answer = await cena.gente.dono.get(`${path}&rodada=${rodada}`);
        return answer.statusCode === 200 ? answer.json().data : [];
      }),
    );
    const other = rounds
      .flat()
      .find(({ uuid, confronto }) => uuid !== cena.uuid && confronto === first.confronto);
    return { ...cena, uuid: other?.uuid ?? '' };
  }

  const undecided = async ({ id, gente }: CenaDaVida) =>
    (await gente.dono.get(`/api/campeonatos/${id}/pendencias`)).json().data.contagem.indecisos;

  test('takes the second leg with or without penalties while the first is open; level, it is a task', async () => {
    const cena = await makePartida(t, { fases: TWO });
    const second = await volta(cena);
    aceito(await lances.informar(second, 'casa', placar(1, 0)));
    aceito(await lances.confirmar(second, 'fora'));
    expect((await ler(second)).partida.estado).toBe('confirmada');
    expect(await undecided(cena)).toBe(0);
    aceito(await lances.informar(cena, 'casa', placar(1, 0)));
    aceito(await lances.confirmar(cena, 'fora'));
    expect(await undecided(cena)).toBe(1);
    const level = placar(1, 0, { penaltis: [4, 2] });
    aceito(await lances.lancar(second, 'co', level, { motivo: 'Faltavam os pênaltis' }));
    expect(await undecided(cena)).toBe(0);
  });

  test('keeps penalties that decide, and leaves out those that turn out to decide nothing', async () => {
    const cena = await makePartida(t, { fases: TWO });
    const second = await volta(cena);
    aceito(await lances.informar(second, 'casa', placar(1, 0, { penaltis: [4, 2] })));
    aceito(await lances.confirmar(second, 'fora'));
    aceito(await lances.informar(cena, 'casa', placar(3, 0)));
    aceito(await lances.confirmar(cena, 'fora'));
    expect(await undecided(cena)).toBe(0);
  });

  test('that a correction of the first leg makes level is a task again', async () => {
    const cena = await makePartida(t, { fases: TWO });
    const second = await volta(cena);
    for (const [leg, said] of [
      [cena, placar(2, 0)],
      [second, placar(1, 0)],
    ] as const) {
      aceito(await lances.informar(leg, 'casa', said));
      aceito(await lances.confirmar(leg, 'fora'));
    }
    expect(await undecided(cena)).toBe(0);
    aceito(await lances.lancar(cena, 'co', placar(1, 0), { motivo: 'Foi 1 a 0', ciente: true }));
    expect(await undecided(cena)).toBe(1);
  });
});

describe('a claim that is taken back after the time to send', () => {
  const late = async (regras: object) => {
    const cena = await makePartida(t, { regras: { sem_placar: 'zero_a_zero', ...regras } });
    aceito(await lances.informar(cena, 'casa', placar(2, 1)));
    await t.db.run(sql`
      update partidas set jogo_previsto_at = now() - interval '10 days' where uuid = ${cena.uuid}`);
    await wakeRobot(t);
    expect((await ler(cena)).partida.estado).toBe('informada');
    aceito(await lances.retirar(cena, 'casa'));
    await wakeRobot(t);
    return cena;
  };

  test('leaves the match to the rule at once', async () => {
    const cena = await late({ robo: 'aplicar' });
    const { partida, vida } = await ler(cena);
    expect(partida).toMatchObject({ estado: 'confirmada', placar: { mandante: 0, visitante: 0 } });
    expect(vida.oficial?.via).toBe('sistema');
    expect((await caso(cena)).informes).toMatchObject([{ estado: 'retirado' }]);
  });

  test('or to the organisers with what the rule proposes', async () => {
    const cena = await late({ robo: 'sugerir' });
    expect((await ler(cena)).partida.estado).toBe('agendada');
    const { data } = (await cena.gente.co.get(`/api/campeonatos/${cena.id}/pendencias`)).json();
    expect(data.contagem).toMatchObject({ sugestoes: 1, sem_placar: 0 });
  });
});

test('a match that was put off is claimed like any other', async () => {
  const cena = await makePartida(t);
  aceito(await lances.lancar(cena, 'co', { tipo: 'adiar' }));
  aceito(await lances.informar(cena, 'fora', placar(0, 1)));
  expect((await ler(cena)).partida.estado).toBe('informada');
});

test('without a limit in the rules a complaint comes until the next phase is played', async () => {
  const fases = [{ tipo: 'pontos_corridos', classificam: 2 }, { tipo: 'mata_mata' }];
  const cena = await makePartida(t, { fases });
  aceito(await lances.lancar(cena, 'co', placar(1, 0)));
  expect((await ler(cena, 'fora')).vida.acoes).toEqual(['reclamar']);
  const path = `/api/campeonatos/${cena.id}/jogos?fase=2&rodada=1`;
  const [final] = (await cena.gente.dono.get(path)).json().data;
  aceito(await lances.lancar({ ...cena, uuid: final.uuid }, 'co', placar(2, 0)));
  expect((await ler(cena, 'fora')).vida.acoes).toEqual([]);
  const late = await lances.contestar(cena, 'fora', { motivo: 'Não foi' });
  expect(late.statusCode, late.body).toBe(409);
});

test('a claim waits for the organisers when the other side loses its last voice', async () => {
  const cena = await makePartida(t);
  aceito(await lances.informar(cena, 'casa', placar(1, 0)));
  expect((await ler(cena)).vida.quem_responde).toBe('visitante');
  await t.db.run(sql`update participantes set usuario_uuid = null where uuid = ${cena.lados[1]}`);
  expect((await ler(cena)).vida).toMatchObject({
    quem_responde: 'organizacao',
    informe: { confirma_sozinho: false },
  });
});

test('a championship that is called off closes what was said, and keeps it', async () => {
  const cena = await makePartida(t);
  aceito(await lances.informar(cena, 'casa', placar(1, 0)));
  const state = `/api/campeonatos/${cena.id}/estado`;
  aceito(await cena.gente.dono.put(state, { estado: 'cancelado' }));
  expect((await caso(cena)).informes).toMatchObject([
    { estado: 'fechado', fechado_por: 'partida_mudou' },
  ]);
});

describe('a match that the championship no longer has', () => {
  const redrawn = async () => {
    const cena = await makePartida(t);
    aceito(await lances.informar(cena, 'casa', placar(2, 1), { nota: 'Segredo da sala' }));
    aceito(await cena.gente.dono.delete(`/api/campeonatos/${cena.id}/sorteio`));
    return cena;
  };

  test('is read by who could read it, says so, and offers nothing', async () => {
    const cena = await redrawn();
    const guest = await t.guest();
    const answer = await guest.get(`/api/partidas/${cena.uuid}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { partida, vida, retirada_em, gente, registros } = answer.json().data;
    expect(partida).toMatchObject({ uuid: cena.uuid, estado: 'cancelada', placar: null });
    expect(Date.parse(retirada_em)).toBeGreaterThan(0);
    expect(Object.keys(gente).toSorted()).toEqual([...cena.lados].toSorted());
    expect(registros.map(({ acao }: { acao: string }) => acao)).toContain('informar-placar');
    expect(answer.body).not.toContain('Segredo');
    for (const quem of ['dono', 'co', 'casa', 'fora'] as const) {
      expect((await ler(cena, quem)).vida.acoes, quem).toEqual([]);
    }
    expect(vida).toMatchObject({ informe: null, contestacao: null, quem_responde: null });
  });

  test('keeps what was said for its sides and the organisers', async () => {
    const cena = await redrawn();
    for (const quem of ['dono', 'casa', 'fora'] as const) {
      expect((await caso(cena, quem)).informes, quem).toMatchObject([
        { estado: 'fechado', fechado_por: 'partida_mudou', nota: 'Segredo da sala' },
      ]);
    }
    const stranger = await cena.gente.estranha.get(`/api/partidas/${cena.uuid}/caso`);
    expect(stranger.statusCode).toBe(403);
    expect((await lances.informar(cena, 'casa', placar(2, 1))).statusCode).toBe(404);
  });

  test('of a private championship is hidden from others as before', async () => {
    const cena = await redrawn();
    await t.db.run(sql`update campeonatos set visibilidade = 'privado' where id = ${cena.id}`);
    const stranger = await cena.gente.estranha.get(`/api/partidas/${cena.uuid}`);
    expect(stranger.statusCode).toBe(404);
    expect((await ler(cena, 'casa')).partida.uuid).toBe(cena.uuid);
  });
});
