// What was deleted can be had back for 30 days; then it goes for good, with all that belongs to it.
import sql from 'sql-template-tag';
import { audit } from '#server/auditoria/audit.ts';
import type { Services } from '#server/http/services.ts';
import { SISTEMA } from './autor.ts';
import { type Escrita, escrever } from './escrever.ts';

const IS_DUE = sql`excluido_em < agora() - interval '30 days'`;

/** Whether it was still due: somebody may have restored it in the meantime. */
async function apagarDeVez({ tx, campeonato: { id } }: Escrita): Promise<boolean> {
  const gone = await tx.run(sql`delete from campeonatos where id = ${id} and ${IS_DUE}`);
  if (gone === 0) return false;
  await audit(tx, null, { acao: 'campeonato.apagado', ator: null, alvo: `campeonato:${id}` });
  return true;
}

/** Called every hour. Gives how many. */
export async function removeDeleted(services: Pick<Services, 'db' | 'saida'>): Promise<number> {
  const due = await services.db.rows<{ id: string }>(sql`
    select id from campeonatos where ${IS_DUE} order by excluido_em`);
  let removed = 0;
  for (const { id } of due) {
    const pedido = { id, autor: SISTEMA, acao: 'excluir' } as const;
    if (await escrever(services, pedido, apagarDeVez)) removed += 1;
  }
  return removed;
}
