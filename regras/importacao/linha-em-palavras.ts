// A line of a chat that tells a match: the score (linha-de-placar.ts), or that somebody did not come.
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import { dizer, semComeco, temNome } from '#regras/placares/linha-de-placar.ts';
import type { MotivoDaLeitura, ResultadoDito, TalvezUmJogo } from './dito.ts';

export type JogoDito = {
  readonly nomes: readonly [string, string];
  readonly lados: readonly [string, string];
  readonly resultado: ResultadoDito;
};

const WO = String.raw`w\.? ?o\.?(?![\p{L}\p{N}])`;
const DOUBLE = new RegExp(
  String.raw`[ ,;(\[–-]*(?:${WO}[ -]*(?:duplo|dos dois|de ambos|double)|(?:duplo|double) (?:${WO}|walkover))[ )\].]*$`,
  'iu',
);
/** "Pipa W x O Cajueiro": the winner has the W. */
const LETTERS = /^(.+?) (w|o) ?[x×–-] ?(w|o) (.+)$/iu;
const WITH_SIDE = new RegExp(
  String.raw`[ ,;(\[–-]+(?:por )?${WO} (?:de |do |da |d[oa]s )?([^)\]]+?)[ )\].]*$`,
  'iu',
);
const LOOSE = new RegExp(
  String.raw`[ ,;(\[–-]*(?<![\p{L}\p{N}])(?:por |by )?(?:${WO}|walkover)[ )\].]*`,
  'iu',
);
const VERSUS = /^(.+?) (?:x|×|vs\.?|versus|[–-]) (.+)$/iu;
const EXTRA_TIME =
  /[ ,;([–-]+(?:na |ap[oó]s (?:a )?|after )?(?:prorroga[cç][aã]o|prorr?\.?|extra time|a\.?e\.?t\.?)[ )\].]*$/iu;

const sidesOf = (home: string, away: string) => {
  const nomes = [home.trim(), away.trim()] as const;
  const lados = [chaveDoNome(home), chaveDoNome(away)] as const;
  return lados.every(temNome) ? { nomes, lados } : null;
};

const HOME = new Set(['mandante', 'casa', 'home']);
const AWAY = new Set(['visitante', 'fora', 'away']);

/** Which of two sides a word means; null where it is neither, or both. */
export function ladoChamado(
  word: string,
  [first, second]: readonly [string, string],
): 'primeiro' | 'segundo' | null {
  const key = chaveDoNome(word);
  if (HOME.has(key)) return 'primeiro';
  if (AWAY.has(key)) return 'segundo';
  const [isFirst, isSecond] = [first, second].map(
    (lado) => lado === key || lado.startsWith(`${key} `),
  );
  if (isFirst === isSecond) return null;
  return isFirst ? 'primeiro' : 'segundo';
}

/** Who lost on the field did not come. */
export function faltouPeloPlacar([one, other]: readonly [number, number]) {
  if (one === other) return null;
  return one < other ? ('primeiro' as const) : ('segundo' as const);
}

function woComLado(text: string): JogoDito | MotivoDaLeitura | null {
  const named = WITH_SIDE.exec(text);
  const rest = named ? text.slice(0, named.index) : '';
  const said = named && dizer(rest);
  const [, home = '', away = ''] = VERSUS.exec(rest) ?? [];
  const sides = sidesOf(home, away) ?? (said && { nomes: said.nomes, lados: said.lados });
  if (!named || !sides) return null;
  const faltou = ladoChamado(named[1] ?? '', sides.lados);
  return faltou ? { ...sides, resultado: { tipo: 'wo', faltou } } : 'wo_sem_lado';
}

function lerWo(text: string): JogoDito | MotivoDaLeitura | null {
  const double = DOUBLE.exec(text);
  if (double) {
    const rest = text.slice(0, double.index);
    const said = dizer(rest);
    const [, home = '', away = ''] = VERSUS.exec(rest) ?? [];
    const sides = said ? { nomes: said.nomes, lados: said.lados } : sidesOf(home, away);
    return sides && { ...sides, resultado: { tipo: 'wo', faltou: 'ambos' } };
  }
  const [, home = '', one = '', other = '', away = ''] = LETTERS.exec(text) ?? [];
  const lettered = sidesOf(home, away);
  if (lettered && one.toLowerCase() !== other.toLowerCase()) {
    const faltou = one.toLowerCase() === 'o' ? 'primeiro' : 'segundo';
    return { ...lettered, resultado: { tipo: 'wo', faltou } };
  }
  if (!LOOSE.test(text)) return null;
  const named = woComLado(text);
  if (named) return named;
  const said = dizer(text.replace(LOOSE, ' ').trim());
  const faltou = said && faltouPeloPlacar(said.gols);
  if (!said || !faltou) return 'wo_sem_lado';
  return { nomes: said.nomes, lados: said.lados, resultado: { tipo: 'wo', faltou } };
}

/** Figures and signs that stand by themselves: the '2x' of "Pipa 2x Cajueiro". */
const FIGURES = /(?<= )[\dxX×:?()–-](?:[\d xX×:?()–-]*[\dxX×:?()–-])?(?= )/g;

/** A line without a whole score, which may be meant as a match all the same. */
export function talvezUmJogo(text: string): TalvezUmJogo | null {
  const plain = semComeco(text);
  const emVolta = [...plain.matchAll(FIGURES)]
    .filter(([found]) => /\d/.test(found))
    .flatMap(({ 0: found, index }) => {
      const sides = sidesOf(plain.slice(0, index), plain.slice(index + found.length));
      return sides ? [sides.lados] : [];
    });
  const [, home = '', away = ''] = VERSUS.exec(plain) ?? [];
  return emVolta.length > 0 ? { emVolta, inteiros: sidesOf(home, away)?.lados ?? null } : null;
}

/** What a line tells; a reason where it tells a match that cannot be read. */
export function lerEmPalavras(text: string): JogoDito | MotivoDaLeitura {
  const plain = semComeco(text);
  const wo = lerWo(plain);
  if (wo) return wo;
  const ended = EXTRA_TIME.exec(plain);
  const prorrogacao = ended !== null;
  const said = dizer(ended ? plain.slice(0, ended.index) : plain);
  if (!said) return 'sem_placar';
  const { nomes, lados, gols, penaltis } = said;
  if (penaltis && penaltis[0] === penaltis[1]) return 'penaltis_invalidos';
  return { nomes, lados, resultado: { tipo: 'placar', gols, penaltis, prorrogacao } };
}
