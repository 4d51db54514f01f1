// Rules of a championship as they are obeyed, whatever an older row holds: what it does not name yet has
// its default. Without the schemas, like fases-em-vigor.ts.
import type { Inscricao, Regras } from './fases.ts';
import { INSCRICAO, REGRAS } from './padroes.ts';

export const regrasEmVigor = (regras: Regras): Regras => ({
  ...REGRAS,
  ...regras,
  elenco: regras.elenco && { ...regras.elenco, sumula: regras.elenco.sumula ?? null },
});

export const inscricaoEmVigor = (inscricao: Inscricao): Inscricao => ({
  ...INSCRICAO,
  ...inscricao,
});
