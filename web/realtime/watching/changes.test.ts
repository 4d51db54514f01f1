import { expect, test } from 'vitest';
import type { Partida } from '#contract/partidas.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { changesBetween, isNothing, seenIn } from './changes.ts';
import { toldOf } from './told.ts';

const { t } = makeTexts('pt-BR', MESSAGES['pt-BR']);

type Goals = readonly [number, number] | null;

function match(uuid: string, [home, away]: readonly [string, string], goals: Goals): Partida {
  const placar = goals && {
    ...{ mandante: goals[0], visitante: goals[1], prorrogacao: false, penaltis: null },
  };
  const estado = goals ? 'confirmada' : 'agendada';
  return {
    ...{ uuid, estado, placar, wo_de: null, placar_wo: null },
    mandante: { participante: home, vaga: null },
    visitante: { participante: away, vaga: null },
  } as unknown as Partida;
}

const gente = { ana: { nome: 'Ana', time_nome: 'Pipa' }, bia: { nome: 'Bia', time_nome: null } };

const row = (participante: string, posicao: number, p: number) => ({
  ...{ participante, posicao, p, j: p > 0 ? 1 : 0, sg: p },
});

function tab(goals: Goals, first = 'bia') {
  const other = first === 'bia' ? 'ana' : 'bia';
  const points = goals ? 3 : 0;
  const tabelas = [{ grupo: null, linhas: [row(first, 1, points), row(other, 2, 0)] }];
  return { gente, dados: { jogos: { data: [match('m1', ['ana', 'bia'], goals)] }, tabelas } };
}

test('a score and what it moved are found, wherever a page has them, and said in one sentence', () => {
  const after = seenIn([null, tab([2, 1], 'ana')]);
  const changes = changesBetween(seenIn([null, tab(null)]), after);
  expect(changes.matches.map(({ uuid }) => uuid)).toEqual(['m1']);
  expect(changes.rows.map(({ participante }) => participante)).toEqual(['ana']);
  expect(toldOf(changes, after, t)).toBe('Agora: Pipa 2 × 1 Bia, Pipa sobe para o 1º lugar.');
});

test('where there are only tables the points are said', () => {
  const before = { gente, tabelas: tab(null).dados.tabelas };
  const after = seenIn({ gente, tabelas: tab([1, 0]).dados.tabelas });
  expect(toldOf(changesBetween(seenIn(before), after), after, t)).toBe(
    'Agora: Bia chega a 3 pontos.',
  );
});

test('the same again is nothing new, and neither is what was not on the page', () => {
  expect(isNothing(changesBetween(seenIn(tab([2, 1])), seenIn(tab([2, 1]))))).toBe(true);
  expect(isNothing(changesBetween(seenIn({}), seenIn(tab([2, 1]))))).toBe(true);
});

const tie = (id: string, sides: (string | null)[], vencedor: string | null) => ({
  ...{ id, situacao: vencedor ? 'decidido' : 'pronto', vencedor, gols: vencedor ? [1, 0] : null },
  lados: sides.map((participante) => ({ participante, vaga: null })),
});

test('a tie that was decided and the slot that it filled are both new', () => {
  const before = { gente, chave: [tie('s1', ['ana', 'bia'], null), tie('f', [null, null], null)] };
  const now = { gente, chave: [tie('s1', ['ana', 'bia'], 'ana'), tie('f', ['ana', null], null)] };
  const changes = changesBetween(seenIn(before), seenIn(now));
  expect(changes.ties).toEqual(['s1', 'f']);
  expect(toldOf(changes, seenIn(now), t)).toBe('Agora: Pipa avança na chave.');
});

test('goals that are told while it is played are seen on the page of the match', () => {
  const page = (gols: Goals) => ({ partida: match('m1', ['ana', 'bia'], null), aoVivo: { gols } });
  const changes = changesBetween(seenIn(page([0, 0])), seenIn(page([1, 0])));
  expect(changes.matches).toHaveLength(1);
});
