import { describe, expect, test } from 'vitest';
import {
  camposDa,
  comDigito,
  estaCompleta,
  lancamentoDas,
  SEM_FIGURAS,
  semDigito,
} from './figuras.ts';

describe('figures typed one by one', () => {
  test('take the place of what is there, or go behind it up to 99', () => {
    const campo = 'mandante';
    const one = comDigito(SEM_FIGURAS, { campo, digito: 1, anexa: true });
    expect(one.mandante).toBe(1);
    expect(comDigito(one, { campo, digito: 0, anexa: false }).mandante).toBe(0);
    const ten = comDigito(one, { campo, digito: 0, anexa: true });
    expect(ten.mandante).toBe(10);
    expect(comDigito(ten, { campo, digito: 7, anexa: true }).mandante).toBe(7);
  });

  test('are taken back one by one', () => {
    const twelve = { ...SEM_FIGURAS, visitante: 12 };
    expect(semDigito(twelve, 'visitante').visitante).toBe(1);
    expect(semDigito({ ...SEM_FIGURAS, visitante: 3 }, 'visitante').visitante).toBeNull();
  });

  test('are a score once both sides have theirs, and penalties where they are needed', () => {
    const half = { ...SEM_FIGURAS, mandante: 1 };
    const level = { ...half, visitante: 1 };
    expect(estaCompleta(half, 'no')).toBe(false);
    expect(estaCompleta(level, 'no')).toBe(true);
    expect(estaCompleta(level, 'needed')).toBe(false);
    expect(camposDa('needed')).toHaveLength(4);
    const shot = { ...level, penaltis_mandante: 4, penaltis_visitante: 4 };
    expect(estaCompleta(shot, 'needed'), 'somebody wins a shoot-out').toBe(false);
    const decided = { ...shot, penaltis_visitante: 3 };
    expect(estaCompleta(decided, 'needed')).toBe(true);
    expect(lancamentoDas(decided, 'needed')).toMatchObject({ penaltis: [4, 3] });
    expect(lancamentoDas(decided, 'no'), 'typed before the goals changed').not.toHaveProperty(
      'penaltis',
    );
  });
});
