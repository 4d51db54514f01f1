// Whether one half of a match sheet can be true: its goals fit the score, its people are of this side, and nobody
// is booked in a way that does not exist.

import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import {
  type Citado,
  contradiz,
  ehGol,
  GOL_CONTRA,
  type LanceDaSumula,
  NAO_IDENTIFICADO,
} from './sumula.ts';

export type ProblemaDaSumula = {
  /** Place in the list; null: the list as a whole. */
  readonly lance: number | null;
  readonly problema:
    | 'gols_demais'
    | 'fora_do_elenco'
    | 'so_do_elenco'
    | 'assistencia'
    | 'gol_contra'
    | 'cartao'
    | 'craque';
};

type Base = {
  /** Goals of this side in the score. */
  readonly gols: number;
  /** Everybody who is or was in its squad. */
  readonly elenco: ReadonlySet<string>;
  /** Whether names may be typed that are in no squad. */
  readonly aceitaNomes: boolean;
};

/** Somebody in particular, told from the others of the side; null: nobody knows who. */
export function chaveDe(quem: Citado): string | null {
  if ('nome' in quem) return `nome ${chaveDoNome(quem.nome)}`;
  return ehFixo(quem) ? null : quem.jogador;
}

const ehFixo = (quem: Citado): boolean =>
  'jogador' in quem && (quem.jogador === NAO_IDENTIFICADO || quem.jogador === GOL_CONTRA);

const ehContra = (quem: Citado) => 'jogador' in quem && quem.jogador === GOL_CONTRA;

function problemaDoNome(quem: Citado, { elenco, aceitaNomes }: Base) {
  if ('nome' in quem) return aceitaNomes ? null : 'so_do_elenco';
  return ehFixo(quem) || elenco.has(quem.jogador) ? null : 'fora_do_elenco';
}

function problemaDoLance({ tipo, quem, assistencia }: LanceDaSumula, base: Base) {
  if (ehContra(quem) && tipo !== 'gol') return 'gol_contra';
  if (tipo === 'craque' && ehFixo(quem)) return 'craque';
  const unknown = problemaDoNome(quem, base) ?? (assistencia && problemaDoNome(assistencia, base));
  if (unknown) return unknown;
  if (!assistencia) return null;
  const isPass = ehGol({ tipo }) && !ehContra(quem) && !ehFixo(assistencia);
  return isPass && chaveDe(quem) !== chaveDe(assistencia) ? null : 'assistencia';
}

/** A second yellow follows a first one; nobody is sent off twice. */
function problemaDosCartoes(lances: readonly LanceDaSumula[]): ProblemaDaSumula[] {
  const seen = new Map<string, Set<string>>();
  return lances.flatMap(({ tipo, quem }, lance): ProblemaDaSumula[] => {
    const key = chaveDe(quem);
    if (key === null || ehGol({ tipo }) || tipo === 'craque') return [];
    const cards = seen.get(key) ?? new Set();
    seen.set(key, cards);
    const isOff = cards.has('segundo_amarelo') || cards.has('vermelho');
    const isWrong =
      cards.has(tipo) || isOff || (tipo === 'segundo_amarelo' && !cards.has('amarelo'));
    cards.add(tipo);
    return isWrong ? [{ lance, problema: 'cartao' }] : [];
  });
}

export function problemasDaSumula(
  lances: readonly LanceDaSumula[],
  base: Base,
): ProblemaDaSumula[] {
  const own = lances.flatMap((one, lance): ProblemaDaSumula[] => {
    const problema = problemaDoLance(one, base);
    return problema ? [{ lance, problema }] : [];
  });
  const best = lances.filter(({ tipo }) => tipo === 'craque').length;
  return [
    ...(contradiz(lances, base.gols) ? [{ lance: null, problema: 'gols_demais' } as const] : []),
    ...(best > 1 ? [{ lance: null, problema: 'craque' } as const] : []),
    ...own,
    ...problemaDosCartoes(lances),
  ];
}
