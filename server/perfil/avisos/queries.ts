import sql, { join } from 'sql-template-tag';
import type { HorarioDosAvisos, PreferenciasDeAviso } from '#contract/perfil.ts';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

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

type NewDevice = {
  readonly usuarioUuid: string;
  readonly sessaoId: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** A browser has one subscription: whoever gives it has it, in the session in which it was given. */
export async function insertDevice(tx: Tx, device: NewDevice): Promise<void> {
  const { usuarioUuid, sessaoId, endpoint, keys } = device;
  await tx.run(
    sql`delete from aparelhos where sessao_id = ${sessaoId} and endpoint <> ${endpoint}`,
  );
  await tx.run(sql`
    insert into aparelhos (id, usuario_uuid, sessao_id, endpoint, p256dh, auth)
    values (${uuidv7()}, ${usuarioUuid}, ${sessaoId}, ${endpoint}, ${keys.p256dh}, ${keys.auth})
    on conflict (endpoint) do update set usuario_uuid = excluded.usuario_uuid,
      sessao_id = excluded.sessao_id, p256dh = excluded.p256dh, auth = excluded.auth,
      created_at = excluded.created_at`);
}

/** Keeps the newest. */
export async function deleteOldDevices(tx: Tx, usuarioUuid: string, most: number): Promise<void> {
  await tx.run(sql`
    delete from aparelhos where id in (
      select id from aparelhos where usuario_uuid = ${usuarioUuid}
      order by created_at desc, id desc offset ${most})`);
}

export async function deleteDevicesOf(tx: Tx, sessaoId: string): Promise<void> {
  await tx.run(sql`delete from aparelhos where sessao_id = ${sessaoId}`);
}
