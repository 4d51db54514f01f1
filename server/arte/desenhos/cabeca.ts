// What the pictures for groups have in common: the band with the crest of the championship and its name, and our foot.
import { mix } from '#regras/escudos/cores-da-festa.ts';
import type { Paleta } from '../paleta.ts';
import { escudo, fundo, marca, type TimeNaArte, texto } from '../pecas.ts';

export type CabecaNaArte = {
  readonly titulo: string;
  readonly sobre: string;
  /** The championship itself, as one crest. */
  readonly escudo: TimeNaArte;
  readonly cores: readonly [string, string];
  /** Where it is to be found, without the protocol. */
  readonly endereco: string;
};

export const BAND = 190;

export function cabeca(
  { titulo, sobre, escudo: own }: CabecaNaArte,
  { cor, tinta }: Paleta,
): string {
  return [
    `<path fill="${cor}" d="M0 0h1080v${BAND - 22}L0 ${BAND + 24}z"/>`,
    `<rect x="48" y="34" width="122" height="122" rx="28" fill="#fff4e6"/>`,
    escudo(own, 58, 44, 102),
    texto(titulo.toUpperCase(), { x: 200, y: 104, size: 74, fill: tinta, max: 832, min: 40 }),
    texto(sobre, { x: 200, y: 148, size: 28, fill: tinta, face: 'texto', max: 832 }),
  ].join('');
}

export const pe = ({ endereco }: CabecaNaArte, height: number, { creme, claro }: Paleta): string =>
  marca(48, height - 75, 45, creme) +
  texto(endereco, {
    ...{ x: 1032, y: height - 42, size: 24, fill: claro },
    ...{ face: 'texto', anchor: 'end', max: 620 },
  });

/** The dark ground with its quiet bands. */
export const noite = (height: number, { noite: dark, cor }: Paleta): string =>
  fundo(1080, height, { cor: dark, sombra: mix(dark, cor, 0.12), passo: 560 });
