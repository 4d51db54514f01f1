// Whose a file is and how much each person keeps. Names are random and ours; the bytes lie behind the port
// `server/arquivos/`, written before the row and deleted after it.
import { z } from 'zod';
import { TIPOS, type TipoDeArquivo } from '#regras/arquivos/tipos.ts';
import type { Arquivos } from '#server/arquivos/arquivos.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { evento } from '#server/saida/evento.ts';
import { publicar } from '#server/saida/publicar.ts';
import {
  deleteFile,
  deleteFiles,
  deleteOldReceipts,
  deleteUnusedChampionshipPictures,
  deleteUnusedCrests,
  deleteUnusedLigaPictures,
  deleteUnusedProofs,
  insertFile,
  isFile,
  listFileNames,
  listOwnFiles,
  lockBytesOf,
  lockSender,
} from './queries.ts';

/** Files that no row names any more. */
export const arquivosSoltos = evento(
  'upload.soltos',
  z.object({ tipo: z.enum(TIPOS), nomes: z.array(z.string()) }),
);

const MEGABYTE = 1_000_000;
const SWEPT_AFTER_MS = 86_400_000;

/**
 * Writes the bytes, then does the work that names them. A refusal takes them away at once; after any other
 * failure the row may have been committed all the same, so they are left to the sweep.
 */
export async function comArquivo<T>(
  arquivos: Arquivos,
  { tipo, bytes }: { readonly tipo: TipoDeArquivo; readonly bytes: Buffer },
  work: (nome: string) => Promise<T>,
): Promise<T> {
  const nome = await arquivos.guardar(tipo, bytes);
  try {
    return await work(nome);
  } catch (error) {
    if (error instanceof AppError) await arquivos.apagar(tipo, [nome]);
    throw error;
  }
}

type NewFile = { pasta: TipoDeArquivo; nome: string; usuarioUuid: string; bytes: number };

/** Counts the file as this person's; the person's row is locked, so two uploads cannot both be the last. */
export async function keepFile(tx: Tx, file: NewFile): Promise<void> {
  const [used, { fotos_mb }] = await Promise.all([
    lockBytesOf(tx, file.usuarioUuid),
    limitesDaPessoa(tx, file.usuarioUuid),
  ]);
  if (used + file.bytes > fotos_mb * MEGABYTE) {
    throw new AppError('limite_do_plano', { text: { key: 'perfil.foto.sem_espaco' } });
  }
  await insertFile(tx, file);
}

/** Forgets the files of a person of one kind; their bytes go after the commit. */
export async function forgetFiles(tx: Tx, usuarioUuid: string, tipo: TipoDeArquivo): Promise<void> {
  const nomes = await deleteFiles(tx, usuarioUuid, tipo);
  if (nomes.length > 0) await publicar(tx, arquivosSoltos, { tipo, nomes });
}

/** Forgets one file of a person; its bytes go after the commit. */
export async function forgetFile(tx: Tx, pasta: TipoDeArquivo, nome: string): Promise<void> {
  await deleteFile(tx, pasta, nome);
  await publicar(tx, arquivosSoltos, { tipo: pasta, nomes: [nome] });
}

/** All that this person sent and keeps. */
export const listFilesOf = (
  tx: Tx,
  usuarioUuid: string,
): Promise<{ pasta: TipoDeArquivo; nome: string }[]> => listOwnFiles(tx, usuarioUuid);

/** Whether somebody sent this picture and still keeps it. */
export const isFileKept = (tx: Tx, pasta: TipoDeArquivo, nome: string): Promise<boolean> =>
  isFile(tx, pasta, nome);

/** Nobody else counts a file as this person's until the transaction ends. */
export const holdFilesOf = (tx: Tx, usuarioUuid: string): Promise<void> =>
  lockSender(tx, usuarioUuid);

type Work = { readonly db: Database; readonly arquivos: Arquivos };

/** The bytes go unless a row names them. May run twice. */
export async function apagarSoltos(
  { db, arquivos }: Work,
  tipo: TipoDeArquivo,
  nomes: readonly string[],
): Promise<number> {
  const known = new Set(await listFileNames(db, tipo));
  const loose = nomes.filter((nome) => !known.has(nome));
  await arquivos.apagar(tipo, loose);
  return loose.length;
}

/** Deletes bytes that no row names and that are old enough not to be under way. Gives how many. */
export async function sweepOrphans(work: Work, now: number): Promise<number> {
  await deleteUnusedCrests(work.db);
  await deleteUnusedLigaPictures(work.db);
  await deleteUnusedChampionshipPictures(work.db);
  await deleteUnusedProofs(work.db);
  await deleteOldReceipts(work.db);
  let swept = 0;
  for (const tipo of TIPOS) {
    const old = (await work.arquivos.listar(tipo)).filter(
      ({ desde }) => now - desde > SWEPT_AFTER_MS,
    );
    const nomes = old.map(({ nome }) => nome);
    swept += await apagarSoltos(work, tipo, nomes);
  }
  return swept;
}
