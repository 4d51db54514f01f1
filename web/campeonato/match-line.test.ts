import { expect, test } from 'vitest';
import { type MatchPlace, matchLine } from './match-line.ts';

const match = (part: Partial<MatchPlace>): MatchPlace => ({
  estadio: null,
  local: null,
  confirmado_at: null,
  jogo_previsto_at: null,
  ...part,
});

test('the stadium comes before the place, the agreed time before the expected one', () => {
  const line = matchLine({
    estadio: 'Arena da Vila',
    local: 'Quadra 2',
    confirmado_at: '05/11/2026 20:30:00',
    jogo_previsto_at: '06/11/2026 21:00:00',
  });
  expect(line).toBe('Arena da Vila - 05/11/2026 20:30');
});

test('without a stadium the place, without an agreement 16 characters of the expected time', () => {
  const line = matchLine(match({ local: 'Quadra 2', jogo_previsto_at: '06/11/2026 21:00:00' }));
  expect(line).toBe('Quadra 2 - 06/11/2026 21:00');
});

test('an empty stadium counts as none', () => {
  expect(matchLine(match({ estadio: '', local: 'Online', confirmado_at: 'x' }))).toBe('Online - x');
});

test('what is not known leaves no dash behind', () => {
  expect(matchLine(match({ local: 'Quadra 2' }))).toBe('Quadra 2');
  expect(matchLine(match({ confirmado_at: '05/11/2026 20:30' }))).toBe('05/11/2026 20:30');
});
