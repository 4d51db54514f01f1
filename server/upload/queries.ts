import sql from 'sql-template-tag';
import type { TipoDeArquivo } from '#regras/arquivos/tipos.ts';
import type { Tx } from '#server/database/database.ts';
import { sendAhead } from '#server/database/tx.ts';

/** Files of one person are counted one after the other. */
export const lockSender = (tx: Tx, usuarioUuid: string): Promise<void> =>
  sendAhead(tx, sql`select 1 from usuarios where uuid = ${usuarioUuid} for no key update`);

export async function lockBytesOf(tx: Tx, usuarioUuid: string): Promise<number> {
  await lockSender(tx, usuarioUuid);
  const row = await tx.first<{ n: number }>(sql`
    select coalesce(sum(bytes), 0)::bigint as n from arquivos where usuario_uuid = ${usuarioUuid}`);
  return row?.n ?? 0;
}

type NewFile = { pasta: string; nome: string; usuarioUuid: string; bytes: number };

export async function insertFile(tx: Tx, file: NewFile): Promise<void> {
  const statement = sql`
    insert into arquivos (nome, pasta, usuario_uuid, bytes)
    values (${file.nome}, ${file.pasta}, ${file.usuarioUuid}, ${file.bytes})`;
  await sendAhead(tx, statement);
}

export async function deleteFiles(
  tx: Tx,
  usuarioUuid: string,
  pasta: TipoDeArquivo,
): Promise<string[]> {
  const rows = await tx.rows<{ nome: string }>(sql`
    delete from arquivos where usuario_uuid = ${usuarioUuid} and pasta = ${pasta}
    returning nome`);
  return rows.map(({ nome }) => nome);
}

export async function deleteFile(tx: Tx, pasta: TipoDeArquivo, nome: string): Promise<void> {
  await tx.run(sql`delete from arquivos where pasta = ${pasta} and nome = ${nome}`);
}

export function listOwnFiles(
  tx: Tx,
  usuarioUuid: string,
): Promise<{ pasta: TipoDeArquivo; nome: string }[]> {
  return tx.rows(sql`
    select pasta, nome from arquivos where usuario_uuid = ${usuarioUuid} order by created_at, nome`);
}

export async function listFileNames(tx: Tx, pasta: string): Promise<string[]> {
  const rows = await tx.rows<{ nome: string }>(sql`
    select nome from arquivos where pasta = ${pasta}`);
  return rows.map(({ nome }) => nome);
}

export async function isFile(tx: Tx, pasta: string, nome: string): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from arquivos where pasta = ${pasta} and nome = ${nome}`);
  return row !== undefined;
}

/** Crests that no participant shows any more. A day is left to those who put one on and change their mind. */
export async function deleteUnusedCrests(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from arquivos a where pasta = 'times' and created_at < now() - interval '1 day'
      and not exists (select 1 from participantes p
        where p.escudo ->> 'imagem' = '/upload/times/' || a.nome)`);
}

/** Pictures that no liga shows any more. */
export async function deleteUnusedLigaPictures(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from arquivos a where pasta in ('escudos_de_ligas', 'capas_de_ligas')
      and created_at < now() - interval '1 day'
      and not exists (select 1 from ligas l
        where '/upload/' || a.pasta || '/' || a.nome in (l.escudo, l.capa))`);
}

/** Banners and logos that no championship shows any more. */
export async function deleteUnusedChampionshipPictures(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from arquivos a where pasta in ('capas', 'faixas', 'patrocinadores')
      and created_at < now() - interval '1 day'
      and not exists (select 1 from campeonatos c where c.aparencia is not null
        and ('/upload/' || a.pasta || '/' || a.nome in (c.aparencia ->> 'capa', c.aparencia ->> 'faixa')
          or exists (select 1 from jsonb_array_elements(c.aparencia -> 'patrocinadores') p
            where p ->> 'logo' = '/upload/' || a.pasta || '/' || a.nome)))`);
}

/** Pictures that nobody named in what they said within a day; those of championships that ended a year ago; and
 * what is left of championships that are gone. */
export async function deleteUnusedProofs(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from provas where dito_uuid is null and created_at < agora() - interval '1 day'`);
  await tx.run(sql`
    update provas p set nome = null, hash = null from campeonatos c
    where c.id = p.campeonato_id and p.nome is not null
      and (c.encerrado_em < agora() - interval '1 year'
        or c.estado = 'cancelado' and c.updated_at < agora() - interval '1 year')`);
  await tx.run(sql`
    delete from arquivos a where pasta = 'provas' and created_at < now() - interval '1 day'
      and not exists (select 1 from provas p where p.nome = a.nome)`);
}

/** Receipts of championships that were closed 90 days ago, and of entries that are gone. */
export async function deleteOldReceipts(tx: Tx): Promise<void> {
  await tx.run(sql`
    update taxas t set comprovante = null from campeonatos c
    where c.id = t.campeonato_id and t.comprovante is not null
      and (c.encerrado_em < agora() - interval '90 days'
        or c.estado = 'cancelado' and c.updated_at < agora() - interval '90 days')`);
  await tx.run(sql`
    delete from arquivos a where pasta = 'comprovantes' and created_at < now() - interval '1 day'
      and not exists (select 1 from taxas t where t.comprovante = a.nome)`);
}
