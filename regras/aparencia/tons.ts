// The tones of a championship's pages, made from the one colour that who organises chose. Each is moved towards black or
// white until it can be read on what it stands on, in the light theme and in the dark one: any colour may be
// chosen, and none makes a page that cannot be read. The surfaces are those of web/styles/tokens.css.
import { luminance } from '#regras/escudos/escudo-svg.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Of the light theme and of the dark one: the darkest and the lightest surface that text stands on. */
export const SUPERFICIES = { claro: '#f1f2f7', escuro: '#1d212d' } as const;
const CARTAO_ESCURO = '#131720';

/** As WCAG 2.2 wants it of text, of text for everybody, and of marks that are no text. */
const TEXTO = 4.5;
const TEXTO_FORTE = 7;
const MARCA = 3;

export function contraste(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** So much of the second colour in the first, 0 to 1. */
function mistura(hex: string, other: string, share: number): string {
  const others = channels(other);
  const parts = channels(hex).map((value, index) => {
    const mixed = Math.round(value + ((others[index] ?? 0) - value) * share);
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const STEPS = 100;

/** Towards the other colour until it is far enough from all of these. */
function ate(hex: string, towards: string, least: number, from: readonly string[]): string {
  for (let step = 0; step < STEPS; step += 1) {
    const tone = mistura(hex, towards, step / STEPS);
    if (from.every((surface) => contraste(tone, surface) >= least)) return tone;
  }
  return towards;
}

/** What stands under white letters; on a dark page it must still be seen as a mark. */
const fundoClaro = (cor: string) => ate(cor, BLACK, TEXTO, [WHITE]);
const fundoEscuro = (cor: string) => ate(fundoClaro(cor), WHITE, MARCA, [CARTAO_ESCURO]);

type TonsDoTema = Readonly<
  Record<'fundo' | 'sobre' | 'ativo' | 'texto' | 'leve' | 'leve2' | 'texto_leve' | 'linha', string>
>;

function tonsDoTema(cor: string, tema: 'claro' | 'escuro'): TonsDoTema {
  const isLight = tema === 'claro';
  const [page, ink] = isLight ? [WHITE, BLACK] : [CARTAO_ESCURO, WHITE];
  const fundo = isLight ? fundoClaro(cor) : fundoEscuro(cor);
  const [leve, leve2] = [mistura(page, fundo, 0.08), mistura(page, fundo, isLight ? 0.16 : 0.28)];
  const under = [SUPERFICIES[tema], leve2];
  return {
    fundo,
    sobre: mistura(fundo, BLACK, 0.14),
    ativo: mistura(fundo, BLACK, 0.24),
    texto: ate(fundo, ink, TEXTO, under),
    leve,
    leve2,
    texto_leve: ate(fundo, ink, TEXTO_FORTE, under),
    linha: mistura(page, fundo, isLight ? 0.3 : 0.5),
  };
}

export const tonsDe = (cor: string) => ({
  claro: tonsDoTema(cor, 'claro'),
  escuro: tonsDoTema(cor, 'escuro'),
});

const VARIAVEIS: Readonly<Record<keyof TonsDoTema, string>> = {
  fundo: '--brand',
  sobre: '--brand-hover',
  ativo: '--brand-active',
  texto: '--brand-text',
  leve: '--brand-soft',
  leve2: '--brand-soft-2',
  texto_leve: '--brand-soft-text',
  linha: '--brand-line',
};

/** The same as variables of the looks of a page. */
export function estiloDe(cor: string): Record<string, string> {
  const { claro, escuro } = tonsDe(cor);
  const names = Object.keys(VARIAVEIS) as (keyof TonsDoTema)[];
  return Object.fromEntries(
    names.map((name) => [VARIAVEIS[name], `light-dark(${claro[name]}, ${escuro[name]})`]),
  );
}
