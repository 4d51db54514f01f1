// What one line says of a match ("Pipa 2x1 Cajueiro", "Pipa 1 (4) x (3) 1 Cajueiro"), before anybody knows
// whom it names.
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';

export type ParDeGolsColado = readonly [number, number];

/** In the order of the line: as they were typed, and as they are compared (nome-limpo.ts). */
export type Dito = {
  readonly nomes: readonly [string, string];
  readonly lados: readonly [string, string];
  readonly gols: ParDeGolsColado;
  readonly penaltis: ParDeGolsColado | null;
};

const LEADING_TIME =
  /^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})? )?\d{1,2}(?::\d{2}|h(?:\d{2})?)(?= |-) ?[-–]? ?/;
const LEADING_NUMBER = /^(?:jogo )?[#(]?\d{1,3} ?[.)ºª] ?|^\d{1,3} ?[-–] /i;
const BULLET = /^[•·>\-–—*]+ ?/;

const GOALS = String.raw`(\d{1,2})`;
const SHOT = String.raw`(?:\((\d{1,2})\) ?)?`;
/**
 * From the sign that is surely between two figures to the one that may as well stand in a name. With a colon
 * two figures behind it are the minutes of an hour, not goals.
 */
const SIGNS = [
  [' ?[xX×] ?', GOALS],
  [' a ', GOALS],
  [' ?[-–] ?', GOALS],
  [' ?: ?', String.raw`(\d)`],
] as const;
const SCORES = SIGNS.map(
  ([sign, last]) =>
    new RegExp(`^(.+?) ?(?<!\\d)${GOALS} ?${SHOT}${sign}${SHOT}${last}(?!\\d) ?(.+)$`),
);
const TWO = String.raw`(\d{1,2}) ?(?:[xX×:–-]|a) ?(\d{1,2})`;
const PENALTY_WORD = String.raw`(?:nos? |by |on )?p[eê]n(?:[aâ]lt\w*|s)?\.?`;
const SHOOTOUTS = [
  new RegExp(`[ ,;]*\\( ?(?:${PENALTY_WORD}:? ?)?${TWO} ?(?:${PENALTY_WORD})? ?\\) ?$`, 'i'),
  new RegExp(`[ ,;-]+${PENALTY_WORD}:? ?${TWO} ?$`, 'i'),
  new RegExp(`[ ,;-]+${TWO} ?${PENALTY_WORD} ?$`, 'i'),
];

function semPenaltis(text: string): { resto: string; penaltis: ParDeGolsColado | null } {
  for (const pattern of SHOOTOUTS) {
    const match = pattern.exec(text);
    if (match) {
      return {
        resto: text.slice(0, match.index),
        penaltis: [Number(match[1]), Number(match[2])],
      };
    }
  }
  return { resto: text, penaltis: null };
}

/** Without the hour, the number or the dot that stands before the match. */
export const semComeco = (text: string): string =>
  text.replace(BULLET, '').replace(LEADING_TIME, '').replace(LEADING_NUMBER, '').trim();

export const temNome = (lado: string): boolean => /[\p{L}\p{N}]/u.test(lado);

export function dizer(text: string): Dito | null {
  const { resto, penaltis } = semPenaltis(semComeco(text));
  for (const pattern of SCORES) {
    const [, home = '', goals, shot, shotAway, goalsAway, away = ''] = pattern.exec(resto) ?? [];
    const lados = [chaveDoNome(home), chaveDoNome(away)] as const;
    if (lados.every(temNome)) {
      const inside: ParDeGolsColado | null =
        shot && shotAway ? [Number(shot), Number(shotAway)] : null;
      const nomes = [home.trim(), away.trim()] as const;
      const gols = [Number(goals), Number(goalsAway)] as const;
      return { nomes, lados, gols, penaltis: inside ?? penaltis };
    }
  }
  return null;
}
