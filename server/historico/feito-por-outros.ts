import sql from 'sql-template-tag';
import type { Pendencias } from '#contract/campeonato/pendencias.ts';
import type { Tx } from '#server/database/database.ts';

/** What others, or the product itself, did here in the last day: of these acts, how many of each. */
export const feitoPorOutros = (
  tx: Tx,
  id: string,
  { eu, acoes }: { readonly eu: string; readonly acoes: readonly string[] },
): Promise<Pendencias['feito']> =>
  tx.rows(sql`
    select acao, count(*) as n from historico
    where campeonato_id = ${id} and created_at > agora() - interval '1 day'
      and usuario_uuid is distinct from ${eu} and acao = any(${acoes})
    group by acao order by max(created_at) desc, acao`);
