import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

const PONTOS = { vitoria: 3, empate: 1, derrota: 0, vitoria_penaltis: 2, derrota_penaltis: 1 };
const SHOOTOUTS = { tipo: 'pontos_corridos', tabela: { pontos: PONTOS } };

async function start(fase: object) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [fase] });
  await insertNames(t, id, 2);
  await startCampeonato(org, id);
  const [partida] = (await currentRound(org, id)) as [PartidaDeTeste];
  return { org, id, partida };
}

const placar = (mandante: number, visitante: number, penaltis: [number, number] | null = null) => ({
  ...{ tipo: 'placar', mandante, visitante, penaltis },
});

async function refused(
  org: SignedIn,
  partida: PartidaDeTeste,
  lancamento: object,
): Promise<string> {
  const answer = await score(org, partida, lancamento);
  expect(answer.statusCode, answer.body).toBe(422);
  expect(Object.keys(answer.json().validations)).toEqual(['penaltis']);
  return answer.json().validations.penaltis[0];
}

describe('a table whose draws go to penalties', () => {
  test('has no draw without them, and gives their points', async () => {
    const { org, id, partida } = await start(SHOOTOUTS);
    expect(await refused(org, partida, placar(1, 1))).toContain('empatado');
    const answer = await score(org, partida, placar(1, 1, [3, 4]));
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = (await org.get(`/api/campeonatos/${id}/classificacao`)).json();
    const lines: { participante: string; p: number }[] = data.tabelas[0].linhas;
    expect(lines.map(({ participante, p }) => [participante, p])).toEqual([
      [partida.visitante.participante, 2],
      [partida.mandante.participante, 1],
    ]);
  });

  test('has none after a win', async () => {
    const { org, partida } = await start(SHOOTOUTS);
    await refused(org, partida, placar(2, 1, [3, 4]));
    expect((await score(org, partida, placar(2, 1))).statusCode).toBe(200);
  });
});

test('a table whose draws stay draws has no penalties', async () => {
  const { org, partida } = await start({ tipo: 'pontos_corridos' });
  expect(await refused(org, partida, placar(1, 1, [3, 4]))).toContain('não vai');
  expect((await score(org, partida, placar(1, 1))).statusCode).toBe(200);
});

describe('a tie has penalties only where they decide it', () => {
  test.each([
    ['somebody won the match', {}, placar(3, 0, [1, 4])],
    ['the other leg is to come', { pernas_final: 2 }, placar(1, 1, [1, 4])],
    ['the rules know none', { desempate: ['melhor_campanha'] }, placar(1, 1, [1, 4])],
  ])('not when %s', async (_, rules, lancamento) => {
    const { org, id, partida } = await start({ tipo: 'mata_mata', ...rules });
    await refused(org, partida, lancamento);
    expect((await currentRound(org, id))[0]).toMatchObject({ placar: null });
  });
});
