import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { aceito, lances, ler, makePartida, placar } from '#server/testing/vida.ts';
import ptBR from '#textos/pt-BR/campeonatos.json' with { type: 'json' };

const t = testApp();

type Answer = { statusCode: number; body: string; json(): { validations?: unknown } };

function refused(answer: Answer): void {
  expect(answer.statusCode, answer.body).toBe(422);
  expect(answer.json().validations).toEqual({ prorrogacao: [ptBR.prorrogacao_sobra] });
}

const COM = { prorrogacao: true };

test.each([
  ['a knockout without it', { tipo: 'mata_mata', desempate: ['penaltis'] }],
  ['a table', { tipo: 'pontos_corridos' }],
])(
  'extra time is not taken in %s: of a side, against a score, by the organisation',
  async (_, fase) => {
    const cena = await makePartida(t, { fases: [fase] });
    refused(await lances.informar(cena, 'casa', placar(2, 1, COM)));
    refused(await lances.lancar(cena, 'co', placar(2, 1, COM)));
    aceito(await lances.informar(cena, 'casa', placar(2, 1)));
    refused(await lances.mudar(cena, 'casa', placar(3, 1, COM)));
    refused(await lances.contestar(cena, 'fora', { informado: placar(1, 2, COM) }));
    aceito(await lances.contestar(cena, 'fora', { informado: placar(1, 2) }));
    refused(await lances.julgar(cena, 'dono', placar(1, 2, COM)));
    aceito(await lances.julgar(cena, 'dono', placar(1, 2)));
  },
);

test('where the rules have extra time, both sides agree on it', async () => {
  const fases = [{ tipo: 'mata_mata', desempate: ['prorrogacao', 'penaltis'] }];
  const cena = await makePartida(t, { fases });
  aceito(await lances.informar(cena, 'casa', placar(2, 1, COM)));
  aceito(await lances.confirmar(cena, 'fora'));
  expect((await ler(cena)).partida.placar).toMatchObject({ mandante: 2, prorrogacao: true });
});
