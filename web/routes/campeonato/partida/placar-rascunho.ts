// What is typed into the sheet of a match, and what is sent of it.
import type { InformadoVisto } from '#contract/partida/dado.ts';
import type { Lancamento, Partida } from '#contract/partidas.ts';
import type { Ausente } from '#regras/montagem/resultado.ts';
import type { Par, Penaltis, Placar } from './placar-confronto.ts';

export type TipoDeLancamento = Lancamento['tipo'];
export type Rascunho = Placar & {
  tipo: TipoDeLancamento;
  /** Null until somebody says who it was. */
  wo_de: Ausente | null;
  motivo: string;
  /** Of a match that is put off; undefined while what is typed is no date. */
  novaData: string | null | undefined;
};

/** Where the figures begin. Nil-nil that somebody says, or fills in, is another pair. */
const BEGINNING: Par = [0, 0];

/** Nobody has typed a figure yet: it asks for nothing. */
export const isUntouched = ({ gols, penaltis }: Pick<Rascunho, 'gols' | 'penaltis'>): boolean =>
  gols === BEGINNING && penaltis === null;

export const EMPTY = {
  gols: [0, 0],
  prorrogacao: false,
  penaltis: null,
} satisfies Partial<Rascunho>;

type JaJogada = Pick<Partida, 'placar' | 'wo_de'> & Partial<Pick<Partida, 'estado'>>;

export function draftOf({ placar, wo_de, estado }: JaJogada): Rascunho {
  return {
    tipo: estado === 'cancelada' ? 'limpar' : wo_de ? 'wo' : 'placar',
    gols: placar ? [placar.mandante, placar.visitante] : BEGINNING,
    prorrogacao: placar?.prorrogacao ?? false,
    penaltis: placar?.penaltis ?? null,
    wo_de,
    motivo: '',
    novaData: null,
  };
}

type SobreOJogo = {
  /** It was called off, and may be on again. */
  readonly wasOff: boolean;
  /** Something stands that this changes. */
  readonly isChange: boolean;
  readonly acao: TipoDeLancamento | 'retomar';
  readonly titulo: 'adiar_jogo' | 'cancelar_jogo' | 'cancelado' | 'corrigir' | 'lancar';
  /** For which reason it asks; null: for none. */
  readonly asks: 'motivo' | 'motivo_lido' | null;
};

const TITULOS = { adiar: 'adiar_jogo', cancelar: 'cancelar_jogo' } as const;

/** What the sheet says of a match and of what is about to be done with it. */
export function sobreOJogo(
  { placar, wo_de, estado }: Pick<Partida, 'placar' | 'wo_de' | 'estado'>,
  { tipo }: Pick<Rascunho, 'tipo'>,
): SobreOJogo {
  const wasOff = estado === 'cancelada';
  const isChange = wasOff || placar !== null || wo_de !== null;
  const standing = wasOff ? 'cancelado' : isChange ? 'corrigir' : 'lancar';
  return {
    ...{ wasOff, isChange },
    acao: wasOff && tipo === 'limpar' ? 'retomar' : tipo,
    titulo: tipo === 'adiar' || tipo === 'cancelar' ? TITULOS[tipo] : standing,
    asks: wasOff || tipo === 'cancelar' ? 'motivo_lido' : isChange ? 'motivo' : null,
  };
}

type Aberto = {
  readonly partida: Pick<Partida, 'placar'>;
  /** As the sheet was opened, with what was begun elsewhere. */
  readonly begun: Rascunho;
  readonly comeco: Partial<Rascunho> | undefined;
};

/** The goals are as they were typed in a row, or saved without penalties: only those are missing. */
export function soFaltamPenaltis(draft: Rascunho, { partida, begun, comeco }: Aberto): boolean {
  if (draft.gols !== begun.gols) return false;
  return comeco?.gols !== undefined || partida.placar?.penaltis === null;
}

/** What somebody has said, to go on from. */
export function rascunhoDe(said: InformadoVisto | null): Rascunho {
  if (said?.tipo === 'wo') return draftOf({ placar: null, wo_de: said.wo_de });
  return draftOf({ placar: said, wo_de: null });
}

/** Penalties typed before the goals changed do not go along when they no longer decide. */
function shootoutOf(draft: Rascunho, due: Penaltis | null) {
  const { penaltis } = draft;
  if (due === 'no') return null;
  return due === 'needed' && !isUntouched(draft) ? (penaltis ?? [0, 0]) : penaltis;
}

/** A score as it is sent whose shoot-out is due and has no winner. */
export function faltaVencedor(entry: Lancamento | null, due: Penaltis | null): boolean {
  if (entry?.tipo !== 'placar') return false;
  return entry.penaltis ? entry.penaltis[0] === entry.penaltis[1] : due === 'needed';
}

/** Null while something is missing that nobody can guess. */
export function entryOf(draft: Rascunho, due: Penaltis | null): Lancamento | null {
  const { tipo, gols, prorrogacao, wo_de } = draft;
  if (tipo === 'wo') return wo_de && { tipo, wo_de };
  if (tipo === 'adiar') return { tipo, jogo_previsto_at: draft.novaData ?? null };
  if (tipo !== 'placar') return { tipo };
  const [mandante, visitante] = gols;
  const penaltis = shootoutOf(draft, due);
  const shootout = penaltis ? { penaltis: [...penaltis] as [number, number] } : {};
  return { tipo, mandante, visitante, prorrogacao, ...shootout };
}
