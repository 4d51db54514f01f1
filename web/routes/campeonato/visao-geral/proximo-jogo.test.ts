import { expect, test } from 'vitest';
import { ehDoPasso } from './proximo-jogo.tsx';

const atual = { rodada: 1 };

test('what is left of a stage is told under its own matches, not under those of the next one', () => {
  const etapa = { fase: 1, tipo: 'etapa' } as const;
  expect(ehDoPasso({ fase: 1, rodada: 1 }, etapa, atual)).toBe(true);
  expect(ehDoPasso({ fase: 1, rodada: 2 }, etapa, atual)).toBe(false);
  expect(ehDoPasso({ fase: 2, rodada: 1 }, etapa, atual)).toBe(false);
  expect(ehDoPasso({ fase: 1, rodada: 4 }, { fase: 1, tipo: 'fase' }, atual)).toBe(true);
});
