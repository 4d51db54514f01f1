// The site's own rankings: two of each modalidade, there from the first start. Plain data, so that menus and pages
// need no schemas in the browser.
import { MODALIDADES } from '#regras/configuracao/opcoes.ts';

export const TIPOS_DE_RANKING = ['elo', 'posicao'] as const;

/** The ids of the site's own are the same everywhere: menus lead to them without asking. */
const uuidDoSite = (index: number, tipo: 'elo' | 'posicao') =>
  `7abe1a00-0000-4000-8000-${tipo === 'elo' ? 'e' : 'a'}000000000${String(index + 1).padStart(2, '0')}`;

export const RANKINGS_DO_SITE = MODALIDADES.flatMap((modalidade, index) =>
  TIPOS_DE_RANKING.map((tipo) => ({ uuid: uuidDoSite(index, tipo), modalidade, tipo })),
);

type Nomeavel = {
  readonly nome?: string | null;
  readonly modalidade: string;
  readonly tipo: 'elo' | 'posicao';
};

const MARKS = /[\u0300-\u036f]/g;

/** As its address names it: without accents, in small letters. */
export function nomeDoRanking({ nome, modalidade, tipo }: Nomeavel): string {
  const words = nome ?? `${modalidade} ${tipo === 'elo' ? 'elo' : 'pontos'}`;
  const plain = words.normalize('NFD').replace(MARKS, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'ranking';
}

export const enderecoDoRanking = (ranking: Nomeavel & { readonly uuid: string }): string =>
  `/ranking/${nomeDoRanking(ranking)}/${ranking.uuid}`;
