// What happened, as others hear of it after the commit: what kinds there are and what each tells.
import type { z } from 'zod';

export type Evento<Data> = {
  /** Name in the table; the words before the dot name the feature. */
  readonly tipo: `${string}.${string}`;
  readonly dados: z.ZodType<Data>;
};

export const evento = <Data>(tipo: Evento<Data>['tipo'], dados: z.ZodType<Data>): Evento<Data> => ({
  tipo,
  dados,
});
