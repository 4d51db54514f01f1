import { describe, expect, test } from 'vitest';
import { REGRAS } from '#regras/configuracao/padroes.ts';
import { horarioSemAcordo } from './horario-sem-acordo.ts';

/** Sunday 22 November 2026, 23:59 in Brasília. */
const SUNDAY = '2026-11-23T02:59:00.000Z';

const at = (dia_semana: number, hora: string, prazo = SUNDAY, dias_por_rodada = 7) =>
  horarioSemAcordo({ ...REGRAS, dias_por_rodada, horario_sem_acordo: { dia_semana, hora } }, prazo);

describe('without agreement a match is played', () => {
  test('at the last such hour before its deadline, by the clock of Brasília', () => {
    expect(at(0, '21:00')).toBe('2026-11-23T00:00:00.000Z');
    expect(at(0, '23:59')).toBe(SUNDAY);
    expect(at(6, '08:30')).toBe('2026-11-21T11:30:00.000Z');
    expect(at(1, '00:00')).toBe('2026-11-16T03:00:00.000Z');
  });

  test('a week earlier when the round ends on that day, but before that hour', () => {
    const noon = '2026-11-22T15:00:00.000Z';
    expect(at(0, '12:00', noon)).toBe(noon);
    expect(at(0, '12:01', noon)).toBe('2026-11-15T15:01:00.000Z');
    expect(at(0, '12:01', noon, 6)).toBeNull();
  });

  test('at no hour of the rules when the round is over before that day', () => {
    expect(at(5, '21:00', SUNDAY, 3)).toBe('2026-11-21T00:00:00.000Z');
    expect(at(4, '21:00', SUNDAY, 3)).toBeNull();
  });

  test('as the organisation says where rounds have dates, or there is no such rule', () => {
    const slot = { dia_semana: 0, hora: '21:00' };
    expect(horarioSemAcordo(REGRAS, SUNDAY)).toBeNull();
    for (const modelo_rodada of ['data', 'livre'] as const) {
      const rules = { ...REGRAS, modelo_rodada, horario_sem_acordo: slot };
      expect(horarioSemAcordo(rules, SUNDAY)).toBeNull();
    }
  });
});
