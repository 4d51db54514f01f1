// One half of a match sheet while it is being filled in.
import type { CitadoVisto, LanceVisto } from '#contract/partida/sumula.ts';
import {
  type Citado,
  ehGol,
  GOL_CONTRA,
  NAO_IDENTIFICADO,
  type TipoDeLance,
} from '#regras/sumula/sumula.ts';

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

const ehDeNinguem = (quem: Citado): boolean => chaveDoCitado(quem) === NAO_IDENTIFICADO;

/** A goal that waits for who scored it. */
const semAutor = (lance: Pick<LanceEmRascunho, 'tipo' | 'quem'>): boolean =>
  ehGol(lance) && ehDeNinguem(lance.quem);

export const golsComAutor = (draft: readonly LanceEmRascunho[]): number =>
  golsEm(draft) - draft.filter(semAutor).length;

/** Whether one more goal of this person has room: where all are on the list, in the place of one of nobody known. */
export const cabeGol = (
  draft: readonly LanceEmRascunho[],
  gols: number,
  quem: Citado | null,
): boolean => golsEm(draft) < gols || (!(quem && ehDeNinguem(quem)) && draft.some(semAutor));

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

/** Who scored a goal that is on the list without a name: it keeps its minute. */
export function comAutor(
  draft: readonly LanceEmRascunho[],
  lance: Pick<LanceEmRascunho, 'tipo' | 'quem'>,
): LanceEmRascunho[] {
  const place = ehGol(lance) && !semAutor(lance) ? draft.find(semAutor) : undefined;
  if (!place) return comLance(draft, lance);
  const { tipo, quem } = lance;
  return draft.map((one) => (one === place ? { ...one, tipo, quem } : one));
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
