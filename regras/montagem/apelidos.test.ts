import { expect, test } from 'vitest';
import { confrontosCitados } from './apelidos.ts';

test('ties that somebody comes from are found in whatever order the database gives their fields', () => {
  const shown = {
    jogos: [
      { confronto: '3.1', mandante: { vaga: { confronto: '2.1', tipo: 'vencedor' } } },
      { confronto: 'terceiro', visitante: { vaga: { tipo: 'perdedor', confronto: '2.2' } } },
      { confronto: null, mandante: { vaga: { tipo: 'grupo', grupo: 'A', posicao: 1 } } },
      { mandante: { vaga: null } },
    ],
  };
  expect(confrontosCitados(shown)).toEqual(new Set(['2.1', '2.2']));
  expect(confrontosCitados(undefined)).toEqual(new Set());
});
