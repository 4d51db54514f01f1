// Columns of a table, in the order in which they stand.
import type { ReactNode } from 'react';
import type { Linha } from '#contract/classificacao.ts';
import type { Locale } from '#textos/locale.ts';
import type { MessageKey } from '#textos/messages.ts';
import { figure } from '#web/components/match/figure.ts';
import { signed } from '#web/components/match/mini-table.tsx';

export type ColunaDaTabela = {
  readonly short: MessageKey;
  readonly full: MessageKey;
  of(linha: Linha, locale: Locale): ReactNode;
  readonly only?: 'narrow' | 'wide';
};

const DIFFERENCE = {
  short: 'tabela.sg',
  full: 'tabela.saldo',
  of: ({ sg }: Linha) => signed(sg),
} as const;

/** The goal difference stands twice: where a phone shows it at once, and in its usual place. */
export const COLUNAS: readonly ColunaDaTabela[] = [
  { short: 'tabela.p', full: 'tabela.pontos', of: ({ p }, locale) => figure(p, locale) },
  { short: 'tabela.j', full: 'tabela.jogos', of: ({ j }) => j },
  { short: 'campeonato.tabela.v', full: 'campeonato.tabela.vitorias', of: ({ v }) => v },
  { ...DIFFERENCE, only: 'narrow' },
  { short: 'campeonato.tabela.e', full: 'campeonato.tabela.empates', of: ({ e }) => e },
  { short: 'campeonato.tabela.d', full: 'campeonato.tabela.derrotas', of: ({ d }) => d },
  { short: 'campeonato.tabela.gp', full: 'campeonato.tabela.gols_pro', of: ({ gp }) => gp },
  { short: 'campeonato.tabela.gc', full: 'campeonato.tabela.gols_contra', of: ({ gc }) => gc },
  { ...DIFFERENCE, only: 'wide' },
  {
    short: 'campeonato.tabela.pct',
    full: 'campeonato.tabela.aproveitamento',
    of: ({ aproveitamento }) => aproveitamento,
  },
];

export const chaveDaColuna = ({ full, only }: ColunaDaTabela) => `${full} ${only}`;
