// Colours of a picture from the two of a championship or a team. Whatever they are, what is written can be read.
import { contrast, coresDaFesta } from '#regras/escudos/cores-da-festa.ts';
import { darken, luminance } from '#regras/escudos/escudo-svg.ts';

export type Paleta = {
  /** The loud ground, what is written on it, and its quieter pattern. */
  readonly cor: string;
  readonly tinta: string;
  readonly sombra: string;
  /** The dark ground, and what is written on it: most, quieter, and what shines. */
  readonly noite: string;
  readonly creme: string;
  readonly claro: string;
  readonly forte: string;
  /** What is written on paper. */
  readonly escuro: string;
};

/** Of a picture without anybody's colours, on a light ground: dark letters all over. */
export const PAPEL = '#e9ecfa';

const NO_PAPEL: Paleta = {
  ...{ cor: PAPEL, tinta: '#11142a', sombra: '#dde2f6' },
  ...{ noite: '#ffffff', creme: '#11142a', claro: '#4a5068', forte: '#c9cdfb' },
  escuro: '#11142a',
};

const PALE = 0.82;

export function paletaDe(cores: readonly [string, string]): Paleta {
  const [main, detail] = cores;
  if (main === PAPEL) return NO_PAPEL;
  const cor = luminance(main) > PALE && luminance(detail) < PALE ? detail : main;
  const { fundo, creme, claro, forte } = coresDaFesta(cores);
  const dark = darken(cor, 0.17);
  return {
    cor,
    tinta:
      contrast(dark, cor) >= 4.5 ? dark : contrast('#ffffff', cor) >= 3 ? '#ffffff' : '#11142a',
    sombra: darken(cor, 0.9),
    noite: darken(fundo, 0.5),
    escuro: darken(fundo, 0.5),
    ...{ creme, claro, forte },
  };
}
