import { useMemo } from 'react';
import { type Apelidos, apelidosDe } from '#regras/montagem/apelidos.ts';
import type { Inicio } from './carregar.ts';

/** Names of the ties, which they keep whoever plays them. */
export function useApelidos({ vista }: Inicio): Apelidos {
  return useMemo(() => {
    const ties = vista.chaves.flatMap((chave) => chave.confrontos);
    return apelidosDe(ties, new Set(ties.map(({ id }) => id)));
  }, [vista]);
}
