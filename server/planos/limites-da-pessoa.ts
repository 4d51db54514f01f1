// What the plan of a person allows, as it is at this moment.
import sql from 'sql-template-tag';
import { type Limites, limitesDe } from '#regras/planos.ts';
import type { Tx } from '#server/database/database.ts';
import { isPro } from '#server/http/usuario-row.ts';

type Marcas = { readonly is_pro: boolean; readonly is_parceiro: boolean };

export async function limitesDaPessoa(tx: Tx, uuid: string): Promise<Limites> {
  const row = await tx.first<Marcas>(sql`
    select u.is_parceiro, ${isPro} as is_pro from usuarios u where u.uuid = ${uuid}`);
  return limitesDe(row ?? { is_pro: false, is_parceiro: false });
}
