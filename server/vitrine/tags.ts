// The tags that networks and messengers read, as text for the head of a page.
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import type { Locale } from '#textos/locale.ts';

export type Imagem = {
  readonly url: string;
  readonly largura: number;
  readonly altura: number;
  readonly texto: string;
};

export type Cartaz = {
  readonly site: string;
  readonly titulo: string;
  readonly descricao: string;
  readonly url: string;
  readonly locale: Locale;
  readonly imagem: Imagem;
  /** Where the same is told in another form, for sites that put it on their pages. */
  readonly oembed?: string;
};

/** What messengers show of it, and a little more. */
const MOST_LETTERS = 200;

export function cortar(text: string, most = MOST_LETTERS): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}

const OTHER = { 'pt-BR': ['pt_BR', 'en_US'], en: ['en_US', 'pt_BR'] } as const;

const meta = (kind: 'name' | 'property', name: string, content: string | number) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(String(content))}"/>`;

export function tagsDe(cartaz: Cartaz): string {
  const { site, titulo, descricao, url, locale, imagem, oembed } = cartaz;
  const [own, other] = OTHER[locale];
  const og = (name: string, content: string | number) => meta('property', `og:${name}`, content);
  return [
    og('type', 'website'),
    og('site_name', site),
    og('locale', own),
    og('locale:alternate', other),
    og('title', titulo),
    og('description', descricao),
    og('url', url),
    og('image', imagem.url),
    og('image:type', 'image/png'),
    og('image:width', imagem.largura),
    og('image:height', imagem.altura),
    og('image:alt', imagem.texto),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(oembed
      ? [
          `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(oembed)}" title="${escapeMarkup(titulo)}"/>`,
        ]
      : []),
  ].join('');
}
