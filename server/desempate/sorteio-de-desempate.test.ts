// Lots for a level table are a draw like any other.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type EntradaDoDesempate, sortearDesempate } from '#regras/montagem/desempate.ts';
import { wrongDraws } from '#server/backup/wrong-draws.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  addHelper,
  drawLots,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const LIGA = [{ tipo: 'pontos_corridos' }];
const LIGA_E_FINAL = [{ tipo: 'pontos_corridos', classificam: 2 }, { tipo: 'mata_mata' }];

/** Everybody drew with everybody: nothing separates them. */
async function level(fases: object[], count: number, mandante = 1) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const uuids = await insertNames(t, id, count);
  await startCampeonato(org, id);
  for (const partida of await phase(org, id)) {
    await score(org, partida, { tipo: 'placar', mandante, visitante: 1 });
  }
  return { org, id, uuids };
}

async function phase(org: SignedIn, id: string): Promise<PartidaDeTeste[]> {
  const { rodadas } = (await org.get(`/api/campeonatos/${id}/jogos`)).json();
  const first = rodadas.filter(({ fase }: { fase: number }) => fase === 1);
  const rounds = await Promise.all(
    first.map(({ rodada }: { rodada: number }) =>
      org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`),
    ),
  );
  return rounds.flatMap((round) => round.json().data);
}

const announce = (who: SignedIn, id: string, fase = 1) =>
  who.post(`/api/campeonatos/${id}/desempate`, { fase });

const hold = (who: SignedIn, id: string, uuid: string) =>
  who.put(`/api/campeonatos/${id}/sorteio`, { uuid });

const table = async (who: SignedIn, id: string): Promise<string[]> =>
  (await who.get(`/api/campeonatos/${id}/classificacao?fase=1`))
    .json()
    .data.tabelas[0].linhas.map(({ participante }: { participante: string }) => participante);

const trail = async (who: SignedIn, id: string) =>
  (await who.get(`/api/campeonatos/${id}/historico`)).json().data;

describe('lots that put a team out', () => {
  test('say before what they decide: who goes through, who is out', async () => {
    const { org, id, uuids } = await level(LIGA_E_FINAL, 3);
    const { data } = (await org.get(`/api/campeonatos/${id}/desempate`)).json();
    expect(data).toMatchObject({ fase: 1, por: 'sorteio' });
    expect(data.conjuntos.map((set: string[]) => set.toSorted())).toEqual([uuids.toSorted()]);
    expect(data.lugares).toEqual([
      [
        { posicao: 1, passa: true, campeao: false },
        { posicao: 2, passa: true, campeao: false },
        { posicao: 3, passa: false, campeao: false },
      ],
    ]);
  });

  test('between groups say no place in a group: both stay first in theirs', async () => {
    const final = { tipo: 'mata_mata', cruzamento: 'campanha' };
    const groups = { tipo: 'grupos', grupos: 2, classificam: 1 };
    const { org, id } = await level([groups, final], 4, 2);
    const { data } = (await org.get(`/api/campeonatos/${id}/desempate`)).json();
    const place = { posicao: null, passa: true, campeao: false };
    expect(data.lugares).toEqual([[place, place]]);
  });

  test('of a league say who becomes champion', async () => {
    const { org, id } = await level(LIGA, 2);
    const { data } = (await org.get(`/api/campeonatos/${id}/desempate`)).json();
    expect(data.lugares).toEqual([
      [
        { posicao: 1, passa: null, campeao: true },
        { posicao: 2, passa: null, campeao: false },
      ],
    ]);
  });

  test('are announced with the hash of a seed that nobody sees before they fall', async () => {
    const { org, id } = await level(LIGA, 3);
    const announced = await announce(org, id);
    expect(announced.statusCode, announced.body).toBe(201);
    const { data } = announced.json();
    expect(data).toMatchObject({ metodo: 'desempate', semente: null, bolas: null });
    const [listed] = (await org.get(`/api/campeonatos/${id}/sorteio`)).json().data;
    expect(listed).toEqual(data);
    const held = (await hold(org, id, data.uuid)).json().data;
    expect(createHash('sha256').update(held.semente).digest('hex')).toBe(data.semente_hash);
    expect(await table(org, id)).toEqual(
      held.bolas.map(({ participante }: { participante: string }) => participante),
    );
    const { resumo } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    expect(resumo.campeao).not.toBeNull();
  });

  test('can be checked by anyone from what is published, and by a restore', async () => {
    const { org, id } = await level(LIGA_E_FINAL, 4);
    await drawLots(org, id, 1);
    const guest = await t.guest();
    const [held] = (await guest.get(`/api/campeonatos/${id}/sorteio`)).json().data;
    expect(sortearDesempate(held.entrada as EntradaDoDesempate, held.semente).bolas).toEqual(
      held.bolas,
    );
    expect(await wrongDraws(t.db)).toEqual([]);
  });

  test('leave a mark on those whom only they separate, which goes when a correction makes them moot', async () => {
    const { org, id } = await level(LIGA, 3);
    const marks = async () =>
      (await org.get(`/api/campeonatos/${id}/classificacao?fase=1`))
        .json()
        .data.tabelas[0].linhas.map(
          ({ por_sorteio }: { por_sorteio?: boolean }) => por_sorteio === true,
        );
    expect(await marks()).toEqual([false, false, false]);
    await drawLots(org, id, 1);
    expect(await marks()).toEqual([true, true, true]);
    const draw = async () => (await org.get(`/api/campeonatos/${id}/sorteio`)).json().data[0];
    expect((await draw()).superado).toBeUndefined();
    const [partida] = (await phase(org, id)) as [PartidaDeTeste];
    const { bolas } = await draw();
    const isAway = partida.visitante.participante === bolas[2].participante;
    const [mandante, visitante] = isAway ? [1, 5] : [5, 1];
    // Whoever the first match is between, the last of the lots is not last any more.
    const goals = { tipo: 'placar', mandante, visitante };
    await score(org, partida, goals, { motivo: 'súmula' });
    expect(await marks()).toEqual([false, false, false]);
    expect((await draw()).superado).toBe(true);
  });

  test('stand in the trail with who was drawn and among whom, not only as "desempatou"', async () => {
    const { org, id, uuids } = await level(LIGA, 2);
    const { data } = (await drawLots(org, id, 1)).json();
    const [told, announced] = await trail(org, id);
    const fell = data.bolas.map(({ participante }: { participante: string }) => participante);
    expect(told).toMatchObject({
      ...{ acao: 'sortear-desempate', objeto: data.uuid },
      depois: { fase: 1, sorteados: [fell], semente: data.semente },
    });
    expect(announced).toMatchObject({ acao: 'anunciar-desempate', objeto: data.uuid });
    expect(announced.depois.conjuntos[0].toSorted()).toEqual(uuids.toSorted());
  });
});

describe('lots', () => {
  test('wait for the end of the phase, and are not drawn where nobody is level', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org, { fases: LIGA });
    await insertNames(t, id, 3);
    await startCampeonato(org, id);
    const early = await announce(org, id);
    expect(early.statusCode).toBe(409);
    expect(early.json().warning).toContain('fim');
    expect((await org.get(`/api/campeonatos/${id}/desempate`)).json().data).toBeNull();
    for (const partida of await phase(org, id)) {
      const isFirst = partida.mandante.participante !== partida.visitante.participante;
      const goals = isFirst ? Number(partida.rodada) : 0;
      await score(org, partida, { tipo: 'placar', mandante: goals, visitante: 0 });
    }
    expect((await announce(org, id)).statusCode).toBe(409);
  });

  test('fall once: held again, the answer is the same and the trail has one line', async () => {
    const { org, id } = await level(LIGA, 3);
    const { uuid } = (await announce(org, id)).json().data;
    const [first, again] = [await hold(org, id, uuid), await hold(org, id, uuid)];
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const lines = (await trail(org, id)).filter(
      ({ acao }: { acao: string }) => acao === 'sortear-desempate',
    );
    expect(lines).toHaveLength(1);
    expect((await announce(org, id)).statusCode).toBe(409);
  });

  test('of two organisers at once are one draw, not a second try for who dislikes the first', async () => {
    const { org, id } = await level(LIGA, 3);
    const helper = await t.signedIn();
    await addHelper(org, id, { helper });
    const announced = await Promise.all([announce(org, id), announce(helper, id)]);
    const uuids = announced.map((answer) => answer.json().data.uuid);
    expect(new Set(uuids).size).toBe(1);
    const held = await Promise.all([hold(org, id, uuids[0]), hold(helper, id, uuids[0])]);
    expect(held.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(held[1]?.json()).toEqual(held[0]?.json());
    const draws = (await org.get(`/api/campeonatos/${id}/sorteio`)).json().data;
    expect(draws.filter(({ metodo }: { metodo: string }) => metodo === 'desempate')).toHaveLength(
      1,
    );
  });

  test('that a corrected score made moot are not held any more, and those that fell change nothing', async () => {
    const { org, id } = await level(LIGA, 3);
    const { uuid } = (await announce(org, id)).json().data;
    const correct = async (mandante: number) => {
      const [partida] = (await phase(org, id)) as [PartidaDeTeste];
      const lancamento = { tipo: 'placar', mandante, visitante: 1 };
      const answer = await score(org, partida, lancamento, { motivo: 'súmula' });
      expect(answer.statusCode, answer.body).toBe(200);
      return partida.mandante.participante;
    };
    const winner = await correct(9);
    const late = await hold(org, id, uuid);
    expect(late.statusCode).toBe(409);
    expect(late.json().warning).toContain('empate');
    await correct(1);
    expect((await hold(org, id, uuid)).statusCode).toBe(200);
    await correct(9);
    expect((await table(org, id))[0]).toBe(winner);
    expect((await org.get(`/api/campeonatos/${id}`)).json().data.resumo.campeao).not.toBeNull();
  });

  test('are there even where the organiser left them out of the criteria', async () => {
    const { org, id } = await level(
      [{ tipo: 'pontos_corridos', tabela: { criterios: ['saldo'] } }],
      2,
    );
    expect((await drawLots(org, id, 1)).statusCode).toBe(200);
    const rules = (await org.get(`/api/campeonatos/${id}/regulamento`)).body;
    expect(rules).toContain('sorteio');
  });

  test('are announced by who may draw, nobody else', async () => {
    const { id } = await level(LIGA, 2);
    const [stranger, guest] = [await t.signedIn(), await t.guest()];
    expect((await announce(stranger, id)).statusCode).toBe(403);
    expect((await stranger.get(`/api/campeonatos/${id}/desempate`)).statusCode).toBe(403);
    expect((await guest.get(`/api/campeonatos/${id}/desempate`)).statusCode).toBe(401);
  });
});
