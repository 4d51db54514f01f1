// Which hours a side may propose for its match.

/** So many proposals of a side may wait for an answer. */
export const PROPOSTAS_ABERTAS = 3;

export const ESTADOS_DA_PROPOSTA = [
  'aberta',
  'aceita',
  'retirada',
  /** Its hour came and nobody had answered. */
  'sem_resposta',
  'outra_aceita',
  'partida_mudou',
] as const;

export type EstadoDaProposta = (typeof ESTADOS_DA_PROPOSTA)[number];

/** The time that the round of a match is open; null where it has no such end. */
export type JanelaDaPartida = { readonly de: string | null; readonly ate: string | null };

export type RecusaDoHorario = 'passado' | 'antes_da_janela' | 'depois_da_janela';

/** Why not; null: it may be proposed. */
export function recusaDoHorario(
  horario: string,
  { de, ate }: JanelaDaPartida,
  now: number,
): RecusaDoHorario | null {
  const at = Date.parse(horario);
  if (at <= now) return 'passado';
  if (de !== null && at <= Date.parse(de)) return 'antes_da_janela';
  return ate !== null && at > Date.parse(ate) ? 'depois_da_janela' : null;
}
