// Promotion and relegation as zones of a division's table, from the numbers of its season.
import { zonesOf } from '#engine/seasons/zones.ts';
import type { Fase, Zona } from '#regras/configuracao/fases.ts';
import { boundaryOf, type Fronteira } from './temporada.ts';

type LegendasDaTemporada = Readonly<Record<'sobe' | 'repescagem' | 'cai', string>>;

type Divisao = {
  readonly times: number;
  /** With the division above, and with the one below. */
  readonly acima: Fronteira | undefined;
  readonly abaixo: Fronteira | undefined;
};

/** One table for all, so that its places are those of the division. */
const UMA_TABELA: readonly Fase['tipo'][] = ['pontos_corridos', 'suico', 'liga'];

export function zonasDaDivisao(
  { times, acima, abaixo }: Divisao,
  legendas: LegendasDaTemporada,
): Zona[] {
  const above = acima && boundaryOf(acima);
  const below = abaixo && boundaryOf(abaixo);
  const { up, upPlayoff, downPlayoff, down } = zonesOf(times, { above, below });
  const zona = (tipo: Zona['tipo'], legenda: string, de: number, count: number): Zona[] =>
    count > 0 ? [{ tipo, legenda, de, ate: de + count - 1 }] : [];
  return [
    ...zona('classifica', legendas.sobe, 1, up),
    ...zona('repescagem', legendas.repescagem, up + 1, upPlayoff),
    ...zona('repescagem', legendas.repescagem, times - down - downPlayoff + 1, downPlayoff),
    ...zona('rebaixa', legendas.cai, times - down + 1, down),
  ];
}

const MOST_ZONES = 8;

/** Those that the organisers drew stay where they do not meet these. After a table that leads on to another phase only
 * who goes down is known. */
export function comZonas(
  fases: readonly Fase[],
  zonas: readonly Zona[],
  legendas: ReadonlySet<string>,
): Fase[] {
  const [first, ...rest] = fases;
  if (!first || !('zonas' in first) || !UMA_TABELA.includes(first.tipo)) return [...fases];
  const shown = zonas.filter(({ tipo }) => rest.length === 0 || tipo === 'rebaixa');
  const isFree = ({ de, ate, legenda }: Zona) =>
    !legendas.has(legenda) && shown.every((other) => ate < other.de || de > other.ate);
  const own = first.zonas.filter(isFree);
  const all = [...shown, ...own].sort((a, b) => a.de - b.de).slice(0, MOST_ZONES);
  return [{ ...first, zonas: all }, ...rest];
}
