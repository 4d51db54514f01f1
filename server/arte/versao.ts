// The version in the address of a picture: another one for everything that may change what it shows. It is read off the
// same answers by who writes the address and by who makes the picture.
import { crc32 } from 'node:zlib';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import type { Locale } from '#textos/locale.ts';

/** Made new when the drawings themselves change. */
const DESENHO = 5;

export const ALVOS = [
  'campeonato',
  'partida',
  'participante',
  'liga',
  'ranking',
  'pessoa',
] as const;

export type AlvoDaArte = (typeof ALVOS)[number];

export const versaoDoCampeonato = ({ versao }: Pick<Campeonato, 'versao'>) =>
  `${versao}-${DESENHO}`;

export const versaoDaLiga = ({
  versao,
  membros,
  campeonatos,
}: Pick<Liga, 'versao' | 'membros' | 'campeonatos'>) =>
  `${versao}-${membros}-${campeonatos}-${DESENHO}`;

export const versaoDoRanking = ({ versao }: Pick<RankingNaTela, 'versao'>) =>
  `${versao}-${DESENHO}`;

const contado = ({ jogos, vitorias, empates, derrotas, gols }: Dashboard['numeros'][number]) => [
  ...[jogos, vitorias, empates, derrotas, gols],
];

/** A person has no version: it is read off what the picture shows. */
export function versaoDaPessoa({ pessoa, titulos, numeros, total }: Dashboard): string {
  const shown = [pessoa.nome, pessoa.desde, titulos.length, total, ...numeros.map(contado)];
  return `${crc32(JSON.stringify(shown))}-${DESENHO}`;
}

const LINGUAS = { 'pt-BR': 'pt', en: 'en' } as const;

const linguaNoNome = (locale: Locale) => LINGUAS[locale];

type Endereco = {
  readonly alvo: AlvoDaArte;
  readonly id: string;
  readonly versao: string;
  /** As in 'link' or 'tabela-story'. */
  readonly peca: string;
  readonly locale: Locale;
};

export const enderecoDaArte = ({ alvo, id, versao, peca, locale }: Endereco): string =>
  `/arte/${alvo}/${id}/${versao}/${peca}-${linguaNoNome(locale)}.png`;
