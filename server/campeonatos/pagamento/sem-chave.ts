import type { Inscricao } from '#regras/configuracao/fases.ts';

/** For a copy that belongs to somebody else, for the regulation, and for who passes by. */
export function semChave(inscricao: Inscricao): Inscricao {
  const { pix_nome: _name, pix_cidade: _city, ...shown } = inscricao;
  return { ...shown, chave_pix: null };
}
