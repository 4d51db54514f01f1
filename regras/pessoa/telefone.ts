// A phone as it is typed: the number and, when that has no country code, the country.
import { z } from 'zod';
import { PAIS_PADRAO, PAISES } from './paises.ts';

/** With a country code (+351…) or as written in `telefone_pais`. */
export const telefone = z.string().max(40).nullish();

export const telefonePais = z
  .string()
  .refine((code) => PAISES.has(code), { error: 'validacao.opcao' })
  .default(PAIS_PADRAO);
