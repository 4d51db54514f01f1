import sql from 'sql-template-tag';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';

const DAY_MS = 86_400_000;

/** The last time that it started; what was made ready to play started when it was made. */
async function comecouEm(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.first<{ em: string }>(sql`
    select coalesce(
      (select max(h.created_at) from historico h where h.campeonato_id = c.id
        and h.acao = 'mudar-estado' and h.depois ->> 'estado' = 'andamento'
        and h.antes ->> 'estado' <> 'encerrado'),
      c.created_at) as em
    from campeonatos c where c.id = ${id}`);
  return row?.em;
}

/** When the fee is due; null where there is none or it was not said, or while nothing has started. */
export async function pagamentoAte(tx: Tx, campeonato: CampeonatoVisto): Promise<string | null> {
  const { id, estado, inscricao } = campeonato;
  const hasStarted = estado === 'andamento' || estado === 'encerrado';
  const { taxa_centavos, prazo_pagamento_dias: days } = inscricao;
  if (taxa_centavos === 0 || days === null || !hasStarted) return null;
  const start = await comecouEm(tx, id);
  if (start === undefined) return null;
  return new Date(Date.parse(start) + days * DAY_MS).toISOString();
}
