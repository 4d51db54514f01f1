// What somebody has done so far in a championship, over all its phases.
import { z } from 'zod';

export const campanha = z.object({
  /** How it stands for them. `inscrito`: it has not begun. `termina`: over for all, and not won. */
  situacao: z.enum(['inscrito', 'joga', 'eliminado', 'campeao', 'termina', 'desistiu', 'excluido']),
  /** The last phase that they reached, 1 for the first. */
  fase: z.number(),
  grupo: z.string().nullable(),
  /** Their place in the table of that phase; null in a knockout. */
  posicao: z.number().nullable(),
  /** The last round of that knockout in which they were; null in a table. */
  etapa: z.string().nullable(),
  /** Their final place, once somebody has won it; null while it is open, where others share it, and of a group. */
  colocacao: z.number().nullable(),
  /** From the best to the last of the final places that those who fell together share; null while it is open. */
  lugares: z.object({ de: z.number(), ate: z.number() }).nullable(),
  j: z.number(),
  v: z.number(),
  e: z.number(),
  d: z.number(),
  gp: z.number(),
  gc: z.number(),
  /** Last five results, oldest first; a round of rest that gave points is one too. */
  forma: z.array(z.enum(['v', 'e', 'd', 'folga'])),
  /** In the table of that phase. */
  p: z.number().nullable(),
});

export type CampanhaAteAqui = z.output<typeof campanha>;
