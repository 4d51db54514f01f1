// Who is shown by name: everybody but who hides their page, who is under age and did not say otherwise, and who left.
import sql, { type Sql } from 'sql-template-tag';
import type { PessoaNoRanking } from '#contract/ranking/rankings.ts';

/** Of the row `u` of usuarios, for this visitor, who always sees themself. */
export const situacaoDe = (visitante: string | null): Sql => sql`
  case when u.removido_em is not null then 'removida'
    when u.uuid = ${visitante}::uuid or coalesce(u.pagina_publica, u.nascimento is null
      or u.nascimento <= ((agora() at time zone 'America/Sao_Paulo')::date - interval '18 years'))
      then 'visivel'
    else 'oculta' end`;

export type PessoaDaLinha = {
  readonly usuario_uuid: string;
  readonly nome: string;
  readonly foto: string | null;
  readonly situacao: PessoaNoRanking['situacao'];
};

export function apresentarPessoa({
  usuario_uuid,
  nome,
  foto,
  situacao,
}: PessoaDaLinha): PessoaNoRanking {
  const isShown = situacao === 'visivel';
  return isShown
    ? { uuid: usuario_uuid, nome, foto, situacao }
    : { uuid: null, nome: null, foto: null, situacao };
}
