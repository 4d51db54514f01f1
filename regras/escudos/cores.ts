// The colours of a crest or banner, as they are stored and sent.
import { z } from 'zod';
import { ESTAMPAS } from '#regras/configuracao/opcoes.ts';

const cor = z.string().regex(/^#[0-9a-f]{6}$/);

/** Two colours and a shirt pattern: crests and banners are drawn from them. */
export const camisa = z.strictObject({ cores: z.tuple([cor, cor]), estampa: z.enum(ESTAMPAS) });

export type Camisa = z.output<typeof camisa>;
