// The catalogue of clubs and national teams: a known name brings its colours and its abbreviation along.

import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import {
  CLUBES_DO_BRASIL,
  CLUBES_DO_MUNDO,
  type LinhaDoCatalogo,
  SELECOES,
} from './clubes-tabela.ts';
import type { Camisa } from './cores.ts';

export type Clube = {
  /** Last word of the address of its shield. */
  readonly slug: string;
  readonly nome: string;
  readonly sigla: string;
  readonly camisa: Camisa;
  /** ISO 3166 code, in lower case: last word of the address of the flag. */
  readonly pais: string;
  readonly tipo: 'clube' | 'selecao';
};

const SHIELDS_PATH = '/upload/times/oficial/';

export const escudoOficial = ({ slug }: Pick<Clube, 'slug'>): string =>
  `${SHIELDS_PATH}${slug}.svg`;

function clubeDe(linha: LinhaDoCatalogo, tipo: Clube['tipo']): Clube {
  const [nome, sigla, cor, detalhe, estampa, pais] = linha;
  const slug = chaveDoNome(nome).replaceAll(' ', '-');
  return { slug, nome, sigla, camisa: { cores: [cor, detalhe], estampa }, pais, tipo };
}

export const CATALOGO: readonly Clube[] = [
  ...[...CLUBES_DO_BRASIL, ...CLUBES_DO_MUNDO].map((linha) => clubeDe(linha, 'clube')),
  ...SELECOES.map((linha) => clubeDe(linha, 'selecao')),
];

const porSlug = new Map(CATALOGO.map((clube) => [clube.slug, clube]));

export const clubeDoSlug = (slug: string): Clube | undefined => porSlug.get(slug);

/** The club behind the address of an official shield. */
export function clubeDoEscudo(imagem: string): Clube | undefined {
  if (!imagem.startsWith(SHIELDS_PATH)) return undefined;
  return porSlug.get(imagem.slice(SHIELDS_PATH.length).replace(/\.svg$/, ''));
}

const nomes = [...CLUBES_DO_BRASIL, ...CLUBES_DO_MUNDO, ...SELECOES].flatMap((linha) => {
  const clube = porSlug.get(chaveDoNome(linha[0]).replaceAll(' ', '-'));
  if (!clube) return [];
  return [linha[0], ...(linha[6] ?? [])].map((nome) => [chaveDoNome(nome), clube] as const);
});

const porNome = new Map(nomes);

/** The club that a person means by this name; only a name that is written out as one of its own. */
export function acharClube(nome: string): Clube | undefined {
  return porNome.get(chaveDoNome(nome).slice(0, 60));
}

const MOST_FOUND = 8;

/** Clubs with a name or abbreviation in which each word of the search starts a word; those that begin with
 * it come first. */
export function buscarClubes(busca: string): Clube[] {
  const key = chaveDoNome(busca);
  const words = key.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const fits = (nome: string) => words.every((word) => ` ${nome}`.includes(` ${word}`));
  const found = nomes.filter(([nome, { sigla }]) => fits(`${nome} ${sigla.toLowerCase()}`));
  const first = found.filter(([nome]) => nome.startsWith(key));
  return [...new Set([...first, ...found].map(([, clube]) => clube))].slice(0, MOST_FOUND);
}
