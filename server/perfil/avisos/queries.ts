import sql, { join } from 'sql-template-tag';
import type { HorarioDosAvisos, PreferenciasDeAviso } from '#contract/perfil.ts';
import type { Tx } from '#server/database/database.ts';

export async function updateNotices(
  tx: Tx,
  uuid: string,
  avisos: Readonly<Record<string, object | undefined>>,
): Promise<void> {
  const rows = Object.entries(avisos).map(
    ([categoria, canais = {}]) =>
      sql`${categoria}::text, coalesce(avisos -> ${categoria}, '{}') || ${JSON.stringify(canais)}::jsonb`,
  );
  if (rows.length === 0) return;
  await tx.run(sql`
    update usuarios set avisos = avisos || jsonb_build_object(${join(rows)}) where uuid = ${uuid}`);
}

type AvisosRow = {
  readonly avisos: Partial<PreferenciasDeAviso>;
  readonly avisos_por_email: HorarioDosAvisos['ritmo'];
  readonly silencio_de: number | null;
  readonly silencio_ate: number | null;
  readonly fuso: string;
};

export function findNotices(tx: Tx, uuid: string): Promise<AvisosRow | undefined> {
  return tx.first(sql`
    select avisos, avisos_por_email, silencio_de, silencio_ate, fuso from usuarios where uuid = ${uuid}`);
}

/** Whether the database knows the zone: it reckons with it. */
export async function isZone(tx: Tx, fuso: string): Promise<boolean> {
  return (await tx.first(sql`select 1 from pg_timezone_names where name = ${fuso}`)) !== undefined;
}

export async function updateNoticeTimes(
  tx: Tx,
  uuid: string,
  { ritmo, silencio, fuso }: HorarioDosAvisos,
): Promise<void> {
  await tx.run(sql`
    update usuarios set avisos_por_email = ${ritmo}, silencio_de = ${silencio?.de ?? null},
      silencio_ate = ${silencio?.ate ?? null}, fuso = ${fuso}
    where uuid = ${uuid}`);
}
