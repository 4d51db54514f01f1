// The liga of the demonstration has a ranking of each kind. Their tables are reckoned when the product starts.
import sql from 'sql-template-tag';
import { ELO_DA_LIGA, POSICAO_DA_LIGA } from '#regras/ranking/da-liga.ts';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

const RANKINGS = [
  ['Ranking da Resenha', POSICAO_DA_LIGA],
  ['Elo da Resenha', ELO_DA_LIGA],
] as const;

/** The newest liga of the demonstration: the one with accounts and games of one kind. */
export async function seedRankings(tx: Tx, dono: string): Promise<void> {
  const liga = await tx.first<{ uuid: string }>(sql`
    select liga_uuid as uuid from membros_da_liga where usuario_uuid = ${dono} and papel = 'dono'
    order by liga_uuid desc limit 1`);
  if (!liga) return;
  for (const [nome, regras] of RANKINGS) {
    const uuid = uuidv7();
    const json = JSON.stringify(regras);
    await tx.run(sql`
      insert into rankings (uuid, liga_uuid, nome, tipo, modalidade, regras)
      values (${uuid}, ${liga.uuid}, ${nome}, ${regras.tipo}, 'ea_fc', ${json})`);
    await tx.run(sql`
      insert into rankings_regras (ranking_uuid, versao, regras) values (${uuid}, 1, ${json})`);
  }
}
