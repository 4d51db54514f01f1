import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

/** A secret that does not count yet; never over one that does. */
export async function saveSecret(tx: Tx, uuid: string, sealed: string): Promise<boolean> {
  const touched = await tx.run(sql`
    update usuarios set segundo_fator = ${sealed}, segundo_fator_passo = null
    where uuid = ${uuid} and segundo_fator_em is null`);
  return touched > 0;
}

export async function turnOn(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`update usuarios set segundo_fator_em = agora() where uuid = ${uuid}`);
}

export async function turnOff(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`
    update usuarios
    set segundo_fator = null, segundo_fator_em = null, segundo_fator_passo = null
    where uuid = ${uuid}`);
  await tx.run(sql`delete from codigos_de_recuperacao where usuario_uuid = ${uuid}`);
}

export async function findSecret(tx: Tx, uuid: string): Promise<string | null> {
  const row = await tx.first<{ segundo_fator: string | null }>(sql`
    select segundo_fator from usuarios where uuid = ${uuid}`);
  return row?.segundo_fator ?? null;
}

/** Whether the code of this time step was still unused; later steps use up earlier ones. */
export async function takeStep(tx: Tx, uuid: string, step: number): Promise<boolean> {
  const touched = await tx.run(sql`
    update usuarios set segundo_fator_passo = ${step}
    where uuid = ${uuid} and coalesce(segundo_fator_passo < ${step}, true)`);
  return touched > 0;
}

/** Whether the recovery code was there and unused. */
export async function takeRecoveryCode(tx: Tx, uuid: string, hash: Buffer): Promise<boolean> {
  const touched = await tx.run(sql`
    update codigos_de_recuperacao set usado_em = agora()
    where usuario_uuid = ${uuid} and codigo_hash = ${hash} and usado_em is null`);
  return touched > 0;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  uuid: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.run(sql`delete from codigos_de_recuperacao where usuario_uuid = ${uuid}`);
  await tx.run(sql`
    insert into codigos_de_recuperacao (usuario_uuid, codigo_hash)
    select ${uuid}, unnest(${hashes}::bytea[])`);
}
