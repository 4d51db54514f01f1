import { expect, test } from 'vitest';
import { mostraSumula } from './mostra-sumula.ts';

test('goals of a result that was undone are not told of a match that is to be played', () => {
  const written = { mandante: { lances: ['gol'] }, visitante: { lances: [] }, pode: [] };
  expect(mostraSumula({ partida: { estado: 'confirmada' }, sumula: written })).toBe(true);
  expect(mostraSumula({ partida: { estado: 'informada' }, sumula: written })).toBe(true);
  expect(mostraSumula({ partida: { estado: 'agendada' }, sumula: written })).toBe(false);
  const open = { ...written, mandante: { lances: [] }, pode: ['mandante'] };
  expect(mostraSumula({ partida: { estado: 'confirmada' }, sumula: open })).toBe(true);
});
