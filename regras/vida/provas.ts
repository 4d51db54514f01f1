// What goes with a claim or a contest: pictures and links, and what the rules ask for.
import type { Regras } from '#regras/configuracao/fases.ts';
import type { Informado } from './partida.ts';

/** Kinds that a picture can show, and kinds that are a link. */
export const PROVAS_DE_FOTO = [
  'placar',
  'gols',
  'cartoes',
  'notas',
  'escalacao',
  'velocidade',
] as const;
export const PROVAS_DE_LINK = ['video', 'transmissao'] as const;

export type ProvaDeFoto = (typeof PROVAS_DE_FOTO)[number];
export type ProvaDeLink = (typeof PROVAS_DE_LINK)[number];
type Prova = Regras['provas'][number];

export const MAIS_FOTOS = 5;

export type ProvasTrazidas = {
  readonly fotos: readonly { readonly tipos: readonly ProvaDeFoto[] }[];
  readonly links: readonly ProvaDeLink[];
};

/**
 * Kinds that the rules ask for and that are not there. Of a match that was not played, and beside a reason without a
 * score, there is no final screen: there one piece of whatever kind is enough.
 */
export function provasQueFaltam(
  pedidas: Regras['provas'],
  { fotos, links }: ProvasTrazidas,
  informado: Pick<Informado, 'tipo'> | null,
): Prova[] {
  if (informado?.tipo !== 'placar') {
    return fotos.length + links.length > 0 ? [] : [...pedidas];
  }
  const there = new Set<Prova>([...fotos.flatMap(({ tipos }) => tipos), ...links]);
  return pedidas.filter((prova) => !there.has(prova));
}

const LONGEST_LINK = 500;

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The link as it is kept, or null: https, the name of a site, and nothing that hides where it leads. */
export function linkSeguro(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_LINK || !URL.canParse(trimmed)) return null;
  const { protocol, username, password, port, hostname, href } = new URL(trimmed);
  const isPlain = protocol === 'https:' && !username && !password && !port;
  return isPlain && HOST.test(hostname) && href.length <= LONGEST_LINK ? href : null;
}
