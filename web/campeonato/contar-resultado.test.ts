import { describe, expect, test } from 'vitest';
import type { DesfechoDoPlacar, Partida } from '#contract/partidas.ts';
import { camisaDe } from '#regras/escudos/camisa.ts';
import { en } from '#textos/en.ts';
import { ptBR } from '#textos/pt-br.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { contarResultado } from './contar-resultado.ts';

const escudo = camisaDe('Time');
const gente = {
  b: { nome: 'Benfica', time_nome: null, sigla: 'BEN', escudo },
  j: { nome: 'Caio', time_nome: 'Juventude', sigla: 'JUV', escudo },
};

const PARTIDA: Partida = {
  uuid: 'p',
  fase: 1,
  grupo: null,
  rodada: 1,
  confronto: null,
  perna: 1,
  mandante: { participante: 'b', vaga: null },
  visitante: { participante: 'j', vaga: null },
  estado: 'confirmada',
  placar: { mandante: 3, visitante: 2, prorrogacao: false, penaltis: null },
  wo_de: null,
  placar_wo: null,
  jogo_previsto_at: null,
  prazo_at: null,
  confirmado_at: null,
  estadio: null,
  local: null,
  versao: 2,
};

const NADA: DesfechoDoPlacar = { posicoes: [], passa: null, segunda_final: false, campeao: null };
const NENHUM = { posicoes: [], partidas: [] };
const TABELA: DesfechoDoPlacar = {
  ...NADA,
  posicoes: [
    { participante: 'j', posicao: 4 },
    { participante: 'b', posicao: 1 },
  ],
};

const placar = (mandante: number, visitante: number, penaltis: [number, number] | null = null) => ({
  placar: { mandante, visitante, prorrogacao: false, penaltis },
});

const said = (
  partida: Partial<Partida>,
  desfecho: DesfechoDoPlacar = NADA,
  texts = makeTexts('pt-BR', ptBR),
) =>
  contarResultado(
    { data: { ...PARTIDA, ...partida }, desfecho, impacto: NENHUM },
    { texts, gente, now: 0 },
  );

describe('the toast after a score says what happened, not "Pronto."', () => {
  test('a win: the score, and where the winner stands', () => {
    expect(said({}, TABELA)).toBe('Benfica 3 × 2 Juventude. Benfica é o 1º.');
    expect(said({ ...placar(0, 1), grupo: 'B' }, TABELA)).toBe(
      'Benfica 0 × 1 Juventude. Juventude é o 4º do Grupo B.',
    );
    expect(said({}, TABELA, makeTexts('en', en))).toBe(
      'Benfica 3 × 2 Juventude. Benfica is now no. 1.',
    );
  });

  test('a draw: where both stand', () => {
    expect(said(placar(1, 1), TABELA)).toBe(
      'Benfica 1 × 1 Juventude. Benfica é o 1º, Juventude o 4º.',
    );
  });

  test('a knockout: penalties, who goes through, and who is champion', () => {
    expect(said(placar(1, 1, [4, 3]), { ...NADA, passa: 'b' })).toBe(
      'Benfica 1 (4) × (3) 1 Juventude. Benfica passa.',
    );
    expect(said({}, { ...NADA, segunda_final: true })).toBe(
      'Benfica 3 × 2 Juventude. Uma segunda final decide quem é campeão.',
    );
    expect(said({}, { ...NADA, campeao: 'b' })).toBe('Benfica 3 × 2 Juventude. Benfica é campeão!');
    expect(said({})).toBe('Benfica 3 × 2 Juventude.');
  });

  test('a correction: what it undid, and that a closed championship is open again', () => {
    const lost = (uuid: string) => ({ uuid, perde_resultado: true });
    const other = { uuid: 'o', perde_resultado: false };
    const impacto = { posicoes: [], partidas: [lost('x'), other, lost('y')] };
    const texts = makeTexts('pt-BR', ptBR);
    const saved = { data: PARTIDA, desfecho: { ...NADA, passa: 'b' }, impacto };
    expect(contarResultado(saved, { texts, gente, now: 0, estavaEncerrado: true })).toBe(
      'Benfica 3 × 2 Juventude. Benfica passa. 2 resultados seguintes foram desfeitos. O campeonato está aberto de novo.',
    );
  });

  test('a champion whom nobody names here is not said to be nobody', () => {
    expect(said({}, { ...NADA, campeao: 'c' })).toBe('Benfica 3 × 2 Juventude.');
  });

  test('a walkover: who did not appear', () => {
    expect(said({ placar: null, estado: 'wo', wo_de: 'visitante' }, TABELA)).toBe(
      'W.O.: Juventude não apareceu e Benfica vence. Benfica é o 1º.',
    );
    expect(said({ placar: null, estado: 'wo', wo_de: 'ambos' }, TABELA)).toBe(
      'W.O. duplo: Benfica e Juventude não apareceram.',
    );
  });

  test('put off, or taken away', () => {
    const at = '2027-03-06T22:30:00.000Z';
    expect(said({ placar: null, estado: 'adiada' })).toBe(
      'Benfica × Juventude: adiado, sem nova data.',
    );
    expect(said({ placar: null, estado: 'adiada', jogo_previsto_at: at })).toMatch(
      /^Benfica × Juventude: adiado para sáb, 06\/03/,
    );
    expect(said({ placar: null, estado: 'agendada' })).toBe('Benfica × Juventude: placar apagado.');
  });
});
