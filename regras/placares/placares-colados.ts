// Results as people type them in a group ("Pipa 2x1 Cajueiro", "Pipa 1 (4) x (3) 1 Cajueiro"), each put to
// the match that it is of. Nothing is guessed: a name that fits two teams is left for a person to choose.
import { textoDaLinha } from '#regras/participantes/linha-colada.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';

/** A match that may be meant: what people may call its sides. */
export type PartidaChamada = {
  readonly uuid: string;
  readonly mandante: readonly string[];
  readonly visitante: readonly string[];
};

type ParDeGolsColado = readonly [number, number];

/** In the order of the match, whatever the order of the line. */
type PlacarLido = {
  readonly linha: number;
  readonly partida: string;
  readonly gols: ParDeGolsColado;
  readonly penaltis: ParDeGolsColado | null;
};

type LinhaNaoLida = {
  readonly linha: number;
  readonly texto: string;
  /** `sem_placar`: no result in it; `desconhecido`, `ambiguo`: of no match, of more than one. */
  readonly motivo: 'sem_placar' | 'desconhecido' | 'ambiguo' | 'repetido' | 'limite';
};

type Leitura = {
  readonly placares: readonly PlacarLido[];
  readonly naoLidas: readonly LinhaNaoLida[];
};

const MOST_LINES = 1_000;
const MOST_CHARACTERS = 50_000;

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

type Dito = {
  readonly lados: readonly [string, string];
  readonly gols: ParDeGolsColado;
  readonly penaltis: ParDeGolsColado | null;
};

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

/** What one line says, before anybody knows whom it names. */
function dizer(text: string): Dito | null {
  const plain = text.replace(BULLET, '').replace(LEADING_TIME, '').replace(LEADING_NUMBER, '');
  const { resto, penaltis } = semPenaltis(plain.trim());
  for (const pattern of SCORES) {
    const [, home = '', goals, shot, shotAway, goalsAway, away = ''] = pattern.exec(resto) ?? [];
    const lados = [chaveDoNome(home), chaveDoNome(away)] as const;
    if (lados.every((lado) => /[\p{L}\p{N}]/u.test(lado))) {
      const inside: ParDeGolsColado | null =
        shot && shotAway ? [Number(shot), Number(shotAway)] : null;
      return { lados, gols: [Number(goals), Number(goalsAway)], penaltis: inside ?? penaltis };
    }
  }
  return null;
}

/** Whether one change turns one text into the other: a letter more, less, other, or two swapped. */
function quaseIguais(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - from && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right === `${left[1]}${left[0]}`;
}

const EQUAL = 3;
const BEGINNING = 2;
const MISSPELT = 1;
const SHORTEST_MISSPELT = 4;

/** How well a typed name fits a name of the team; 0 for not at all. */
function quantoServe(typed: string, name: string): number {
  const key = chaveDoNome(name);
  // "bemtevi" for "Bem-te-vi".
  if (key.replaceAll(' ', '') === typed.replaceAll(' ', '')) return EQUAL;
  const words = key.split(' ');
  const asked = typed.split(' ');
  let at = 0;
  const isBeginning = asked.every((part) => {
    const found = words.findIndex((word, index) => index >= at && word.startsWith(part));
    at = found + 1;
    return found !== -1;
  });
  if (isBeginning) return BEGINNING;
  const isLong = typed.length >= SHORTEST_MISSPELT;
  return isLong && (quaseIguais(typed, key) || words.some((word) => quaseIguais(typed, word)))
    ? MISSPELT
    : 0;
}

const melhor = (typed: string, names: readonly string[]) =>
  names.reduce((best, name) => Math.max(best, quantoServe(typed, name)), 0);

/** Both sides must fit; the worse of the two counts first. */
function servem(
  [first, second]: Dito['lados'],
  a: readonly string[],
  b: readonly string[],
): number {
  const fits = [melhor(first, a), melhor(second, b)];
  return fits.includes(0) ? 0 : Math.min(...fits) * 10 + Math.max(...fits);
}

type Achada = { readonly uuid: string; readonly invertida: boolean };

function achar(
  lados: Dito['lados'],
  partidas: readonly PartidaChamada[],
): Achada | LinhaNaoLida['motivo'] {
  let best = 0;
  let found: Achada[] = [];
  for (const { uuid, mandante, visitante } of partidas) {
    for (const invertida of [false, true]) {
      const fit = invertida
        ? servem(lados, visitante, mandante)
        : servem(lados, mandante, visitante);
      if (fit > best) [best, found] = [fit, []];
      if (fit > 0 && fit === best) found.push({ uuid, invertida });
    }
  }
  const [only] = found;
  if (!only) return 'desconhecido';
  return found.length === 1 ? only : 'ambiguo';
}

const virar = ([first, second]: ParDeGolsColado, turned: boolean): ParDeGolsColado =>
  turned ? [second, first] : [first, second];

export function lerPlacares(texto: string, partidas: readonly PartidaChamada[]): Leitura {
  const placares = new Map<string, PlacarLido>();
  const naoLidas: LinhaNaoLida[] = [];
  const lines = texto.slice(0, MOST_CHARACTERS).split(/\r\n|[\r\n\u0085\u2028\u2029]/);
  for (const [index, bruta] of lines.entries()) {
    const linha = index + 1;
    const text = textoDaLinha(bruta).trim();
    if (text === '') continue;
    const leave = (motivo: LinhaNaoLida['motivo']) => naoLidas.push({ linha, texto: text, motivo });
    if (index >= MOST_LINES) {
      leave('limite');
      break;
    }
    const dito = dizer(text);
    const achada = dito && achar(dito.lados, partidas);
    if (!achada) leave('sem_placar');
    else if (typeof achada === 'string') leave(achada);
    else if (placares.has(achada.uuid)) leave('repetido');
    else {
      const { uuid, invertida } = achada;
      const penaltis = dito.penaltis && virar(dito.penaltis, invertida);
      placares.set(uuid, { linha, partida: uuid, gols: virar(dito.gols, invertida), penaltis });
    }
  }
  return { placares: [...placares.values()], naoLidas };
}
