import { expect, test } from 'vitest';
import type { JogoDoCenario } from '#regras/cenario/rodadas.ts';
import { digitar, type PlacaresDigitados } from './digitado.ts';

const jogo = (resultado: JogoDoCenario['resultado']) =>
  ({ uuid: 'j', resultado, semValor: false }) as JogoDoCenario;

function typed(one: JogoDoCenario, ...keys: (readonly ['mandante' | 'visitante', string])[]) {
  const start: PlacaresDigitados = {};
  return keys.reduce(
    (all, [lado, gols]) => digitar(all, { tipo: 'gols', jogo: one, lado, gols }),
    start,
  );
}

test('a match of which nothing is typed any more is not imagined, also where it was a W.O.', () => {
  const cleared = [
    ['mandante', '2'],
    ['mandante', ''],
  ] as const;
  expect(typed(jogo(null), ...cleared)).toEqual({});
  expect(typed(jogo({ tipo: 'wo', wo_de: 'ambos' }), ...cleared)).toEqual({});
  const played = jogo({ tipo: 'placar', mandante: 1, visitante: 0 });
  expect(typed(played, ['mandante', '2'], ['mandante', '1'])).toEqual({});
  expect(typed(played, ['mandante', ''])).toEqual({
    j: { mandante: '', visitante: '0', mudado: true },
  });
});
