import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
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

test('a score answers where the two stand now, so that the page need not ask again', async () => {
  const { org, id } = await start([{ tipo: 'pontos_corridos' }], 4);
  const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
  const { desfecho } = (await score(org, partida, placar(0, 2))).json();
  const home = { participante: partida.mandante.participante, posicao: 4 };
  const away = { participante: partida.visitante.participante, posicao: 1 };
  expect(desfecho).toEqual({
    posicoes: [away, home],
    passa: null,
    segunda_final: false,
    campeao: null,
  });
});

test('the last score of a league tells whom it made champion, also when others played it', async () => {
  const { org, id, uuids } = await start([{ tipo: 'pontos_corridos' }], 3);
  const told: (string | null)[] = [];
  for (let round = 0; round < 3; round++) {
    for (const partida of await currentRound(org, id)) {
      if (partida.placar) continue;
      const isFirst = partida.mandante.participante === uuids[0];
      const answer = await score(org, partida, isFirst ? placar(5, 0) : placar(0, 1));
      told.push(answer.json().desfecho.campeao);
    }
  }
  expect(told).toEqual([null, null, expect.any(String)]);
});

test('a knockout score tells who goes through, the final who is champion, a first leg nobody', async () => {
  const { org, id } = await start([{ tipo: 'mata_mata', terceiro_lugar: true }], 4);
  const semis = (await currentRound(org, id)) as [PartidaDeTeste, PartidaDeTeste];
  for (const semi of semis) {
    const { desfecho } = (await score(org, semi, placar(1, 0))).json();
    expect(desfecho).toEqual({
      ...{ posicoes: [], passa: semi.mandante.participante, campeao: null },
      segunda_final: false,
    });
  }
  const last = await currentRound(org, id);
  const third = last.find(({ confronto }) => confronto === 'terceiro') as PartidaDeTeste;
  const final = last.find(({ confronto }) => confronto !== 'terceiro') as PartidaDeTeste;
  expect((await score(org, third, placar(1, 0))).json().desfecho).toMatchObject({
    ...{ passa: null, campeao: null },
  });
  expect((await score(org, final, placar(2, 1))).json().desfecho).toEqual({
    ...{ posicoes: [], passa: null, segunda_final: false },
    campeao: final.mandante.participante,
  });
  const legs = await start([{ tipo: 'mata_mata', pernas: 2 }], 4);
  const [leg] = (await currentRound(legs.org, legs.id)) as [PartidaDeTeste];
  expect((await score(legs.org, leg, placar(3, 0))).json().desfecho.passa).toBeNull();
});

test('a score that is taken away came to nothing', async () => {
  const { org, id } = await start([{ tipo: 'pontos_corridos' }], 4);
  const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
  const { data } = (await score(org, partida, placar(2, 0))).json();
  const { desfecho } = (await score(org, data, { tipo: 'limpar' })).json();
  expect(desfecho).toEqual({ posicoes: [], passa: null, segunda_final: false, campeao: null });
});
