// The site's own rankings are made where they are not there yet.
import sql from 'sql-template-tag';
import { RANKINGS_DO_SITE } from '#regras/ranking/do-site.ts';
import { ELO_DO_SITE, POSICAO_DO_SITE } from '#regras/ranking/regras.ts';
import type { Tx } from '#server/database/database.ts';

const REGRAS = { elo: ELO_DO_SITE, posicao: POSICAO_DO_SITE };

export async function fundarRankings(tx: Tx): Promise<void> {
  const rows = RANKINGS_DO_SITE.map((ranking) => ({ ...ranking, regras: REGRAS[ranking.tipo] }));
  await tx.run(sql`
    with novos as (
      insert into rankings (uuid, tipo, modalidade, regras)
      select uuid, tipo, modalidade, regras from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(uuid uuid, tipo text, modalidade text, regras jsonb)
      on conflict (uuid) do nothing returning uuid, versao, regras)
    insert into rankings_regras (ranking_uuid, versao, regras) select uuid, versao, regras from novos`);
}
