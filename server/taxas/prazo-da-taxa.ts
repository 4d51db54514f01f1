// Until when the fee is to be paid, written down as due whenever the settings or the state say something else.
import sql from 'sql-template-tag';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import { pagamentoAte } from '#server/participantes/pagamento.ts';
import { desmarcarPrazo, marcarPrazo } from '#server/prazos/marcar.ts';

type Prazo = Pick<CampeonatoVisto, 'estado' | 'inscricao' | 'iniciado_em'> & {
  readonly objeto: string;
};

const ABERTOS: readonly CampeonatoVisto['estado'][] = ['inscricoes', 'andamento'];

/** One that has passed is not made: nobody was given that time. */
export async function acertarPrazoDaTaxa(tx: Tx, campeonatoId: string): Promise<void> {
  const row = await tx.first<Prazo>(sql`
    select estado, inscricao, iniciado_em, md5('taxa ' || id)::uuid as objeto from campeonatos
    where id = ${campeonatoId}`);
  if (!row) return;
  const { objeto, estado } = row;
  const prazo_at = ABERTOS.includes(estado) ? pagamentoAte(row) : null;
  const isAhead = prazo_at !== null && Date.parse(prazo_at) > (await agora(tx)).getTime();
  if (!isAhead) {
    await desmarcarPrazo(tx, { tipo: 'taxa', objeto });
    return;
  }
  const prazo = { campeonatoId, partida: null, tipo: 'taxa', objeto, prazo_at } as const;
  await marcarPrazo(tx, { ...prazo, lembra: true });
}
