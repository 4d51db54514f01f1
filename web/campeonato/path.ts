import type { Cartao } from '#contract/campeonatos.ts';

/** A draft of one's own goes on where it was left. */
export const campeonatoPath = (
  { id, estado, dono }: Pick<Cartao, 'id' | 'estado' | 'dono'>,
  me: string | undefined,
): string =>
  estado === 'rascunho' && dono.uuid === me ? `/campeonato/editar/${id}` : `/campeonato/${id}`;
