// One half of a match sheet while it is being filled in.
import type { CitadoVisto, LanceVisto } from '#contract/partida/sumula.ts';
import { type Citado, ehGol, GOL_CONTRA, type TipoDeLance } from '#regras/sumula/sumula.ts';

export type LanceEmRascunho = {
  readonly id: number;
  readonly tipo: TipoDeLance;
  readonly quem: Citado;
  readonly assistencia: Citado | null;
  /** As it was typed. */
  readonly minuto: string;
};

export const citadoDe = ({ jogador, nome }: CitadoVisto): Citado =>
  jogador ? { jogador } : { nome: nome ?? '' };

/** One text for one person, for keys and values of a list. */
export const chaveDoCitado = (quem: Citado): string =>
  'jogador' in quem ? quem.jogador : `nome ${quem.nome}`;

export const rascunhoDe = (lances: readonly LanceVisto[]): LanceEmRascunho[] =>
  lances.map(({ tipo, quem, assistencia, minuto }, id) => ({
    ...{ id, tipo, quem: citadoDe(quem) },
    assistencia: assistencia && citadoDe(assistencia),
    minuto: minuto === null ? '' : String(minuto),
  }));

export const golsEm = (draft: readonly LanceEmRascunho[]): number => draft.filter(ehGol).length;

/** An own goal has no pass, and neither has a card. */
export const temPasse = ({ tipo, quem }: LanceEmRascunho): boolean =>
  ehGol({ tipo }) && chaveDoCitado(quem) !== GOL_CONTRA;

/** The best of a match is so for all of it. */
export const temMinuto = ({ tipo }: LanceEmRascunho): boolean => tipo !== 'craque';

/** A match has one best player: another takes the place. */
export function comLance(
  draft: readonly LanceEmRascunho[],
  { tipo, quem }: Pick<LanceEmRascunho, 'tipo' | 'quem'>,
): LanceEmRascunho[] {
  const kept = tipo === 'craque' ? draft.filter((one) => one.tipo !== 'craque') : draft;
  const id = 1 + Math.max(-1, ...draft.map((one) => one.id));
  return [...kept, { id, tipo, quem, assistencia: null, minuto: '' }];
}

/** Scorers never exceed the goals: where the score has fewer now, the last ones named go. */
export function ateOsGols(draft: readonly LanceEmRascunho[], gols: number): LanceEmRascunho[] {
  let left = gols;
  return draft.filter((lance) => {
    if (!ehGol(lance)) return true;
    left -= 1;
    return left >= 0;
  });
}

/** As it is sent. */
export const lancesDe = (draft: readonly LanceEmRascunho[]) =>
  draft.map(({ tipo, quem, assistencia, minuto }) => ({
    ...{ tipo, quem, assistencia },
    minuto: minuto === '' ? null : Number(minuto),
  }));

export const ehIgual = (one: readonly LanceEmRascunho[], other: readonly LanceEmRascunho[]) =>
  JSON.stringify(lancesDe(one)) === JSON.stringify(lancesDe(other));
