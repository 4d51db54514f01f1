import { z } from 'zod';
import type { Told } from './hub.ts';

/** An event on its way from one process to another. */
export const told: z.ZodType<Told> = z.object({
  channels: z.array(z.string()),
  event: z.string(),
  data: z.string(),
  except: z.string().optional(),
});
