import { expect, test } from 'vitest';
import type { PassoDaVisao } from '#contract/visao.ts';
import { MESSAGES } from '#textos/messages.ts';
import { makeTexts } from '#web/texts/texts.tsx';
import { dateOf } from './passos.tsx';

const texts = makeTexts('pt-BR', MESSAGES['pt-BR']);

const NOW = Date.parse('2026-11-18T20:00:00.000Z');

const passo = (more: Partial<PassoDaVisao>): PassoDaVisao => ({
  ...{ tipo: 'etapa', fase: 1, rodada: null, rodadas: null, etapa: 'semi' },
  ...{
    situacao: 'feito',
    jogos: 2,
    feitos: 2,
    inicio_at: null,
    fim_at: '2026-12-09T02:59:00.000Z',
  },
  ...more,
});

const shown = (more: Partial<PassoDaVisao>) => dateOf(passo(more), NOW, texts);

test('what was played before its deadline is not told as done on a day to come', () => {
  expect(shown({})).toBeNull();
  expect(shown({ fim_at: '2026-11-11T02:59:00.000Z' })).toBe('10/11');
});

test('a final that was played asks for nothing by a day any more', () => {
  expect(shown({ situacao: 'agora' })).toBeNull();
  expect(shown({ situacao: 'agora', feitos: 1 })).toBe('até 08/12');
});
