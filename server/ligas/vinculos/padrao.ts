// What championships that are made inside a liga start with: the settings of one of its own, without what is that
// one's alone.
import sql from 'sql-template-tag';
import { type Configuracao, configuracao } from '#regras/configuracao/configuracao.ts';
import type { Tx } from '#server/database/database.ts';

export type PadraoDaLiga = {
  readonly de: string | null;
  readonly configuracao: Configuracao | null;
};

/** What was kept by other rules of what settings are is not offered. */
export async function findPadrao(tx: Tx, liga: string): Promise<PadraoDaLiga> {
  const row = await tx.first<{ padrao: { de: string; configuracao: unknown } | null }>(sql`
    select padrao from ligas where uuid = ${liga}`);
  const kept = configuracao.safeParse(row?.padrao?.configuracao).data ?? null;
  return { de: kept && (row?.padrao?.de ?? null), configuracao: kept };
}

export async function savePadrao(tx: Tx, liga: string, padrao: PadraoDaLiga | null): Promise<void> {
  const text = padrao && JSON.stringify(padrao);
  await tx.run(sql`update ligas set padrao = ${text}::jsonb where uuid = ${liga}`);
}
