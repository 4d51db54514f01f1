import { describe, expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { fase } from '#regras/configuracao/fases.ts';
import {
  camposDa,
  comDigito,
  comSalvas,
  estaCompleta,
  lancamentoDas,
  penaltisDa,
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

function leg(perna: number, goals: readonly [number, number] | null): Partida {
  const [home = '', away = ''] = perna === 1 ? ['azul', 'verde'] : ['verde', 'azul'];
  const side = (participante: string) => ({ participante, vaga: null });
  const [mandante = 0, visitante = 0] = goals ?? [];
  return {
    ...{ uuid: `leg ${perna}`, fase: 1, grupo: null, rodada: 1, confronto: '1.1', perna },
    ...{ mandante: side(home), visitante: side(away), estado: goals ? 'confirmada' : 'agendada' },
    placar: goals && { mandante, visitante, prorrogacao: false, penaltis: null },
    ...{ wo_de: null, placar_wo: null, jogo_previsto_at: null, prazo_at: null },
    ...{ confirmado_at: null, estadio: null, local: null, versao: 1 },
  };
}

describe('both legs of a tie in one round', () => {
  const asked = [leg(1, null), leg(2, null)];
  const rules = fase.parse({ tipo: 'mata_mata', pernas: 2 });
  const [first, second] = [leg(1, [1, 1]), leg(2, null)];
  const contexto = { fase: rules, ties: comSalvas(asked, [{ partida: first }]) };
  const level = { ...SEM_FIGURAS, mandante: 0, visitante: 0 };

  test('the second counts on the first, saved here a moment ago', () => {
    expect(penaltisDa(second, level, contexto)).toBe('needed');
    expect(penaltisDa(second, { ...level, mandante: 1 }, contexto)).toBe('no');
  });

  test('the first has no penalties once both are over', () => {
    const ties = comSalvas(asked, [{ partida: first }, { partida: leg(2, [0, 0]) }]);
    const figures = { ...SEM_FIGURAS, mandante: 1, visitante: 1 };
    expect(penaltisDa(first, figures, { fase: rules, ties })).toBe('no');
  });
});
