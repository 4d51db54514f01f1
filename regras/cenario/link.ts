// A scenario as a link: a version, the seed of the chances and nine letters for each score. A match is named
// by the end of its id, which is random, so the link still fits after rounds, or extra matches, have come in
// between.
import { MAIS_GOLS, MAIS_NO_LINK, type Palpite, type Palpites } from './palpite.ts';

export type CenarioDoLink = {
  readonly semente: number;
  readonly palpites: Palpites;
};

const VERSAO = '1';
const LETRAS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NAME = 6;
const SCORE = 3;
const ENTRY = NAME + SCORE;
/** Hexadecimal digits that fit into the letters of a name. */
const DIGITS = 9;
const GOALS = MAIS_GOLS + 1;

const SHOOTOUTS = [undefined, 'mandante', 'visitante'] as const;

function letters(value: number, length: number): string {
  let [rest, text] = [value, ''];
  for (let i = 0; i < length; i += 1) {
    text = LETRAS.charAt(rest % LETRAS.length) + text;
    rest = Math.floor(rest / LETRAS.length);
  }
  return text;
}

/** Undefined where a letter is none of ours. */
function numberIn(text: string): number | undefined {
  let value = 0;
  for (const letter of text) {
    const at = LETRAS.indexOf(letter);
    if (at < 0) return undefined;
    value = value * LETRAS.length + at;
  }
  return value;
}

const nameOf = (uuid: string): string =>
  letters(Number.parseInt(uuid.replaceAll('-', '').slice(-DIGITS), 16), NAME);

function scoreOf({ mandante, visitante, penaltis, mudado }: Palpite): string {
  const goals = mandante * GOALS + visitante;
  const shootout = SHOOTOUTS.indexOf(penaltis);
  return letters((goals * SHOOTOUTS.length + shootout) * 2 + (mudado ? 1 : 0), SCORE);
}

function palpiteIn(text: string): Palpite | undefined {
  const value = numberIn(text);
  if (value === undefined) return undefined;
  const [mudado, rest] = [value % 2 === 1, Math.floor(value / 2)];
  const penaltis = SHOOTOUTS[rest % SHOOTOUTS.length];
  const goals = Math.floor(rest / SHOOTOUTS.length);
  const [mandante, visitante] = [Math.floor(goals / GOALS), goals % GOALS];
  if (mandante > MAIS_GOLS) return undefined;
  return { mandante, visitante, ...(penaltis && { penaltis }), ...(mudado && { mudado }) };
}

export function linkDo({ semente, palpites }: CenarioDoLink): string {
  const entries = Object.entries(palpites)
    .slice(0, MAIS_NO_LINK)
    .map(([uuid, palpite]) => nameOf(uuid) + scoreOf(palpite));
  return `${VERSAO}.${semente}.${entries.join('')}`;
}

type PartidaNoLink = { readonly uuid: string; readonly resultado: unknown };

export type CenarioLido = CenarioDoLink & {
  /** Matches that were open when somebody typed a score for them, and have a result since. */
  readonly jogadas: readonly string[];
  /** Scores for matches that are not here (any more). */
  readonly perdidos: number;
};

/** Undefined for a link that is not one of ours, or of a later version. */
export function cenarioNo(
  link: string,
  partidas: readonly PartidaNoLink[],
): CenarioLido | undefined {
  const [, seed, body = ''] = new RegExp(`^${VERSAO}\\.(\\d{1,6})\\.([\\w-]*)$`).exec(link) ?? [];
  if (seed === undefined || body.length % ENTRY !== 0) return undefined;
  const known = new Map(partidas.map((partida) => [nameOf(partida.uuid), partida]));
  const palpites: Record<string, Palpite> = {};
  const jogadas: string[] = [];
  let perdidos = 0;
  for (let at = 0; at < Math.min(body.length, MAIS_NO_LINK * ENTRY); at += ENTRY) {
    const partida = known.get(body.slice(at, at + NAME));
    const palpite = palpiteIn(body.slice(at + NAME, at + ENTRY));
    if (!partida || !palpite) perdidos += 1;
    else if (partida.resultado && !palpite.mudado) jogadas.push(partida.uuid);
    else palpites[partida.uuid] = palpite;
  }
  return { semente: Number(seed), palpites, jogadas, perdidos };
}
