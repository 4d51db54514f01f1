import { expect, test } from 'vitest';
import { balanco } from './retrospecto.tsx';

const encontro = (more: object) => ({
  partida: {
    ...{ mandante: { participante: 'a' }, placar: null, wo_de: null, placar_wo: null },
    ...more,
  },
});

const placar = (mandante: number, visitante: number) => ({
  placar: { mandante, visitante, prorrogacao: false, penaltis: null },
});

test('a match to which neither came is no draw between the two', () => {
  const partida = { mandante: { participante: 'a' } };
  const retrospecto = [
    encontro({ wo_de: 'ambos' }),
    encontro(placar(1, 1)),
    encontro({ mandante: { participante: 'b' }, ...placar(0, 2) }),
    encontro({ wo_de: 'mandante', placar_wo: [0, 3] }),
  ];
  expect(balanco({ partida, retrospecto })).toEqual([1, 1, 1]);
});
