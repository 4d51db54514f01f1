// The version in the address of a picture: another one for everything that may change what it shows. It is read off the
// same answers by who writes the address and by who makes the picture.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import type { Locale } from '#textos/locale.ts';

/** Made new when the drawings themselves change. */
const DESENHO = 2;

export const ALVOS = ['campeonato', 'partida', 'participante', 'liga', 'ranking'] as const;

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
