// Points by final place: what a place is worth, and which of somebody's results count on a day.
import { ordenar } from './ordem.ts';
import type { RegrasDePosicao } from './regras.ts';

/** A size at which a championship weighs 1. */
const USUAL = 16;

/** By hand; else log2(n) / log2(16), to two places: what is shown is what is reckoned with. */
export function pesoDe(
  { peso, pesos }: RegrasDePosicao,
  { entre, campeonato = '' }: { readonly entre: number; readonly campeonato?: string },
): number {
  const byHand = pesos?.[campeonato];
  if (byHand !== undefined) return byHand;
  if (peso === 'igual') return 1;
  return Math.round((Math.log2(Math.max(entre, 2)) / Math.log2(USUAL)) * 100) / 100;
}

/** Those who share 5th to 8th all get the points of the 5th. Whole points, so that sums are exact. */
export function pontosDaColocacao(
  regras: RegrasDePosicao,
  { de, ...own }: { readonly de: number; readonly entre: number; readonly campeonato?: string },
): { readonly peso: number; readonly pontos: number } {
  const peso = pesoDe(regras, own);
  return { peso, pontos: Math.round((regras.pontos[de - 1] ?? regras.participacao) * peso) };
}

export type ColocacaoNoRanking = {
  readonly campeonato: string;
  readonly de: number;
  readonly ate: number;
  readonly pontos: number;
  /** The day on which it was closed, yyyy-MM-dd. */
  readonly dia: string;
};

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Closed by that day, and younger than the window. */
export function estaNaJanela(
  { janela_semanas: weeks }: RegrasDePosicao,
  dia: string,
  hoje: string,
): boolean {
  const age = daysBetween(dia, hoje);
  return age >= 0 && (weeks === null || age < weeks * WEEK_DAYS);
}

/** Best first; of equal ones the newer, then by the id, so that everybody counts the same. */
const melhorPrimeiro = (a: ColocacaoNoRanking, b: ColocacaoNoRanking) =>
  b.pontos - a.pontos || ordenar(b.dia, a.dia) || ordenar(a.campeonato, b.campeonato);

/** The results that count on a day, best first, and those in the window that do not. */
export function resultadosQueContam<C extends ColocacaoNoRanking>(
  regras: RegrasDePosicao,
  colocacoes: readonly C[],
  hoje: string,
): { readonly contam: readonly C[]; readonly sobram: readonly C[] } {
  const own = colocacoes
    .filter(({ dia }) => estaNaJanela(regras, dia, hoje))
    .toSorted(melhorPrimeiro);
  const most = regras.melhores ?? own.length;
  return { contam: own.slice(0, most), sobram: own.slice(most) };
}
