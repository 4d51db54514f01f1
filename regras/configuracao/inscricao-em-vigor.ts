// Entries as they are, whatever an older row, version or kept draft holds. Without the schemas, like
// regras-em-vigor.ts.
import type { Inscricao } from './fases.ts';
import { INSCRICAO } from './padroes.ts';

export const inscricaoEmVigor = (guardada: Partial<Inscricao>): Inscricao => ({
  ...INSCRICAO,
  ...guardada,
});
