import { describe, expect, test } from 'vitest';
import type { RegistroDaTrilha } from '#contract/historico.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { desfeitoEmPalavras, nomesDoRegistro, registroEmPalavras } from './registro-da-partida.ts';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);
const contado = {
  nomes: ['Pipa', 'Cajueiro'],
  now: Date.parse('2026-11-16T12:00Z'),
  texts,
} as const;

const linha = (acao: string, antes: unknown, depois: unknown): RegistroDaTrilha => ({
  id: '0198f0c2-5a4e-7c3b-9d21-6f0a1b2c3d4e',
  autor: 'pessoa',
  quem: 'Beto',
  acao,
  objeto: null,
  partida: ['a', 'b'],
  nomes: null,
  antes,
  depois,
  created_at: '2026-11-16T12:00:00.000Z',
});

const placar = (mandante: number, visitante: number, penaltis?: [number, number]) => ({
  tipo: 'placar',
  mandante,
  visitante,
  ...(penaltis && { penaltis }),
});

/** A score holds together by spaces that do not break. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

const told = (antes: unknown, depois: object, acao = 'lancar-placar') =>
  plain(registroEmPalavras(linha(acao, { resultado: antes }, depois), contado));

describe('the trail of a match', () => {
  test('a correction is told as one, also where the act was called otherwise', () => {
    const after = { resultado: placar(2, 2), estado: 'confirmada' };
    expect(told(placar(2, 1), after)).toBe('corrigiu 2 × 1 para 2 × 2');
    expect(told(placar(2, 1), after, 'corrigir-placar')).toBe('corrigiu 2 × 1 para 2 × 2');
    expect(told(null, after)).toBe('lançou 2 × 2');
  });

  test('a walkover tells who missed', () => {
    const wo = (wo_de: string) => ({ resultado: { tipo: 'wo', wo_de }, estado: 'wo' });
    expect(told(null, wo('visitante'))).toBe('deu W.O.: Cajueiro não apareceu');
    expect(told(null, wo('ambos'))).toBe('deu W.O. duplo: ninguém apareceu');
    expect(told(placar(2, 1), wo('mandante'))).toBe('corrigiu 2 × 1 para W.O. de Pipa');
  });

  test('what the sides say and what is decided on it is told', () => {
    const later = (more: object) => ({ estado: 'informada', ...more });
    const said = later({ informado: { ...placar(2, 1), prorrogacao: false, penaltis: null } });
    expect(told(null, said, 'informar-placar')).toBe('informou 2 × 1');
    expect(told(null, said, 'contestar-placar')).toBe('contestou: foi 2 × 1');
    expect(told(null, later({}), 'contestar-placar')).toBe('contestou o placar');
    const official = { resultado: placar(2, 1), estado: 'confirmada' };
    expect(told(null, official, 'confirmar-placar')).toBe('confirmou 2 × 1');
    expect(told(null, official, 'julgar-caso')).toBe('decidiu o caso: 2 × 1');
    const again = { resultado: null, estado: 'agendada' };
    expect(told(null, again, 'julgar-caso')).toBe('decidiu o caso: jogar de novo');
  });

  test('penalties are told', () => {
    const after = { resultado: placar(1, 1, [4, 3]), estado: 'confirmada' };
    expect(told(null, after)).toBe('lançou 1 (4) × (3) 1');
  });

  test('taking a result away, putting off and cancelling are told as what they are', () => {
    expect(told(placar(2, 1), { resultado: null, estado: 'agendada' })).toBe('apagou 2 × 1');
    const later = { resultado: null, estado: 'adiada', adiada_para: '2026-11-20T23:00:00.000Z' };
    expect(told(null, later)).toBe('adiou o jogo para sex, 20/11, 20:00');
    expect(told(null, { resultado: null, estado: 'adiada', adiada_para: null })).toBe(
      'adiou o jogo, sem nova data',
    );
    expect(told(null, { resultado: { tipo: 'cancelada' }, estado: 'cancelada' })).toBe(
      'cancelou o jogo',
    );
  });

  test('a match that is on again is not told as a score that was deleted', () => {
    const off = { tipo: 'cancelada' } as const;
    expect(told(off, { resultado: null, estado: 'agendada' })).toBe('tirou o cancelamento');
    const later = { resultado: null, estado: 'adiada', adiada_para: null };
    expect(told(off, later)).toBe('adiou o jogo, sem nova data');
  });

  test('a day with its place', () => {
    const depois = { jogo_previsto_at: '2026-11-20T23:00:00.000Z', estadio: 'Arena da Vila' };
    expect(told(null, depois, 'agendar-partida')).toBe(
      'marcou para sex, 20/11, 20:00, Arena da Vila',
    );
  });

  test('a result that a correction elsewhere undid is told with its score', () => {
    const registro = linha(
      'corrigir-placar',
      {},
      { desfeitas: [{ uuid: 'x', resultado: placar(3, 0) }] },
    );
    expect(plain(desfeitoEmPalavras(registro, 'x', contado))).toBe(
      'mudou outro resultado, e 3 × 0 deste jogo foi desfeito',
    );
  });

  test('the sides are those that the match had then, by the names of then', () => {
    const gente = {
      a: { nome: 'Nova', time_nome: null, sigla: 'NOV' },
      b: { nome: 'Bia', time_nome: null, sigla: 'BIA' },
    };
    const registro = {
      ...linha('lancar-placar', null, {}),
      nomes: ['Antiga', null],
    } as RegistroDaTrilha;
    expect(nomesDoRegistro(registro, gente as never)).toEqual(['Antiga', 'Bia']);
  });
});
