// The jobs of rankings, in a lane of their own: nobody else's work waits for a table that is reckoned anew.
import { z } from 'zod';
import { job } from '#server/jobs/job.ts';

const fila = 'rankings';

/** A championship changed. */
export const conferir = job('rankings.conferir', z.object({ campeonato: z.string() }), { fila });

/** Something changed that others built on. */
export const refazer = job('rankings.refazer', z.object({ ranking: z.uuid() }), { fila });
