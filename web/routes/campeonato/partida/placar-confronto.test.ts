import { describe, expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { fase } from '#regras/configuracao/fases.ts';
import { confrontoDigitado, penaltisDoJogo, temUmJogo } from './placar-confronto.ts';

const side = (participante: string) => ({ participante, vaga: null });

function leg(perna: number, goals: readonly [number, number] | null): Partida {
  const [home, away] = perna === 1 ? ['azul', 'verde'] : ['verde', 'azul'];
  return {
    uuid: `leg ${perna}`,
    fase: 1,
    grupo: null,
    rodada: 1,
    confronto: '1.1',
    perna,
    mandante: side(home as string),
    visitante: side(away as string),
    estado: goals ? 'confirmada' : 'agendada',
    placar: goals && {
      mandante: goals[0],
      visitante: goals[1],
      prorrogacao: false,
      penaltis: null,
    },
    wo_de: null,
    placar_wo: null,
    jogo_previsto_at: null,
    prazo_at: null,
    confirmado_at: null,
    estadio: null,
    local: null,
    versao: 1,
  };
}

const typing = (settings: object, legs: readonly Partida[], gols: readonly [number, number]) => {
  const partida = legs.at(-1) as Partida;
  const rules = fase.parse({ tipo: 'mata_mata', ...settings });
  return confrontoDigitado(partida, { jogos: legs, fase: rules }, { gols, prorrogacao: false });
};

describe('a score typed into the match that decides a tie', () => {
  test('a level single match needs penalties, another does not', () => {
    expect(typing({}, [leg(1, null)], [2, 2])?.penaltis).toBe('needed');
    expect(typing({}, [leg(1, null)], [2, 1])?.penaltis).toBe('no');
  });

  test('the second leg shows the first and the sum from the side of who is at home now', () => {
    const tie = typing({}, [leg(1, [2, 1]), leg(2, null)], [1, 0]);
    expect(tie).toMatchObject({ agregado: [2, 2], penaltis: 'needed' });
    expect(tie?.outra?.uuid).toBe('leg 1');
  });

  test('away goals that separate the teams leave nothing to penalties', () => {
    const legs = [leg(1, [2, 1]), leg(2, null)];
    expect(typing({ gols_fora: 'sim' }, legs, [1, 0])?.penaltis).toBe('no');
  });

  test('the better campaign is known to the server alone: penalties are only offered', () => {
    const desempate = ['melhor_campanha', 'penaltis'];
    expect(typing({ desempate }, [leg(1, null)], [0, 0])?.penaltis).toBe('offered');
    expect(typing({ desempate: ['novo_jogo'] }, [leg(1, null)], [0, 0])?.penaltis).toBe('no');
  });

  test('a tie that asks for another match says so; a shoot-out waits for that match', () => {
    const replay = { desempate: ['novo_jogo', 'penaltis'] };
    expect(typing(replay, [leg(1, null)], [1, 1])).toMatchObject({
      ...{ penaltis: 'no', pedeExtra: true },
    });
    expect(typing(replay, [leg(1, null)], [1, 0])?.pedeExtra).toBe(false);
    const golden = { desempate: ['gol_de_ouro', 'penaltis'] };
    expect(typing(golden, [leg(1, null)], [1, 1])).toMatchObject({
      ...{ penaltis: 'offered', pedeExtra: true },
    });
  });

  test('a match beyond the legs counts by itself', () => {
    const legs = [leg(1, [3, 1]), leg(2, [3, 1]), leg(3, null)];
    const settings = { pernas: 2, desempate: ['novo_jogo'] };
    expect(typing(settings, legs, [1, 1])).toMatchObject({
      ...{ outra: undefined, penaltis: 'no', pedeExtra: true },
    });
    expect(typing(settings, legs, [2, 1])?.pedeExtra).toBe(false);
    const ending = { pernas: 2, desempate: ['novo_jogo', 'penaltis'] };
    expect(typing(ending, legs, [0, 0])?.penaltis).toBe('needed');
    // A leg that is corrected is weighed without what came of it.
    const corrected = [leg(1, [3, 1]), leg(3, null), leg(2, [3, 1])];
    expect(typing(settings, corrected, [4, 2])).toMatchObject({ pedeExtra: true });
  });

  test('after a W.O. duplo the match for the place in the lower bracket needs penalties', () => {
    const rules = fase.parse({ tipo: 'dupla_eliminacao', pernas: 2 });
    const missed: Partida = { ...leg(1, null), estado: 'wo', wo_de: 'ambos' };
    const legs = [missed, { ...leg(2, null), estado: 'cancelada' as const }, leg(3, null)];
    const typed = (partida: Partida | undefined, gols: readonly [number, number]) =>
      confrontoDigitado(
        partida as Partida,
        { jogos: legs, fase: rules },
        { gols, prorrogacao: false },
      )?.penaltis;
    expect(typed(legs[2], [1, 1])).toBe('needed');
    expect(typed(legs[2], [2, 1])).toBe('no');
    // The second leg is void.
    expect(typed(legs[1], [1, 1])).toBe('no');
  });

  test('the first leg decides nothing while the second is open', () => {
    const legs = [leg(2, null), leg(1, null)];
    const desempate = ['prorrogacao', 'penaltis'];
    expect(typing({ desempate }, legs, [1, 1])).toMatchObject({
      ...{ temProrrogacao: false, penaltis: 'no' },
    });
  });

  test('extra time is asked for where the rules have it', () => {
    const legs = [leg(1, [2, 1]), leg(2, null)];
    expect(typing({}, legs, [1, 0])?.temProrrogacao).toBe(false);
    const desempate = ['prorrogacao', 'penaltis'];
    expect(typing({ desempate }, legs, [1, 0])?.temProrrogacao).toBe(true);
  });
});

describe('a score typed into a match of a table', () => {
  const pontos = { vitoria: 3, empate: 1, derrota: 0, vitoria_penaltis: 2, derrota_penaltis: 1 };
  const due = (tabela: object, gols: readonly [number, number]) => {
    const rules = fase.parse({ tipo: 'pontos_corridos', tabela });
    const partida = { ...leg(1, null), confronto: null };
    return penaltisDoJogo(partida, { tie: null, fase: rules }, { gols, prorrogacao: false });
  };

  test('needs penalties when it is level and its draws go to them', () => {
    expect(due({ pontos }, [1, 1])).toBe('needed');
    expect(due({ pontos }, [2, 1])).toBe('no');
    expect(due({}, [1, 1])).toBe('no');
  });

  test('a tie whose legs are not known yet says nothing', () => {
    const rules = fase.parse({ tipo: 'mata_mata' });
    const typed = { gols: [1, 1], prorrogacao: false } as const;
    expect(penaltisDoJogo(leg(1, null), { tie: null, fase: rules }, typed)).toBeNull();
  });
});

test('legs are asked for only where a tie may have more than one match', () => {
  const ask = (rules: object) => !temUmJogo(fase.parse({ tipo: 'mata_mata', ...rules }));
  expect(ask({})).toBe(false);
  expect(temUmJogo(fase.parse({ tipo: 'dupla_eliminacao' }))).toBe(true);
  expect(ask({ pernas: 2 })).toBe(true);
  expect(ask({ pernas_final: 2 })).toBe(true);
  expect(ask({ pernas_por_etapa: [2] })).toBe(true);
  expect(ask({ desempate: ['novo_jogo'] })).toBe(true);
});
