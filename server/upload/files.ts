// Files that people sent, under DATA_DIR/upload/{pasta}. Names are random and ours; the table says whose
// they are and how much each person keeps. Bytes are written before the row and removed after it, so a
// crash leaves at most a file that nobody names, which the sweep takes away.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import {
  deleteFiles,
  deleteUnusedCrests,
  insertFile,
  isFile,
  listFileNames,
  listOwnFiles,
  lockBytesOf,
} from './queries.ts';

export const FOLDERS = ['avatar', 'times'] as const;

export type Folder = (typeof FOLDERS)[number];

const QUOTA_BYTES = 50_000_000;
const NAME = /^[0-9a-f]{32}\.webp$/;
const SWEPT_AFTER_MS = 60 * 60 * 1_000;

const folderOf = (dataDir: string, pasta: Folder) => join(dataDir, 'upload', pasta);

/** Writes the bytes under a new name. Until `keepFile` names it, the sweep may remove it again. */
export async function writeNewFile(dataDir: string, pasta: Folder, bytes: Buffer): Promise<string> {
  const folder = folderOf(dataDir, pasta);
  await mkdir(folder, { recursive: true });
  const name = `${randomBytes(16).toString('hex')}.webp`;
  const draft = join(folder, `${name}.tmp`);
  await writeFile(draft, bytes);
  await rename(draft, join(folder, name));
  return name;
}

type NewFile = { pasta: Folder; nome: string; usuarioUuid: string; bytes: number };

/** Counts the file as this person's; the person's row is locked, so two uploads cannot both be the last. */
export async function keepFile(tx: Tx, file: NewFile): Promise<void> {
  const used = await lockBytesOf(tx, file.usuarioUuid);
  if (used + file.bytes > QUOTA_BYTES) {
    throw new AppError('limite_do_plano', { text: { key: 'perfil.foto.sem_espaco' } });
  }
  await insertFile(tx, file);
}

/** Forgets the files of a person in a folder, but for one; gives the names whose bytes can go. */
export async function forgetFiles(
  tx: Tx,
  usuarioUuid: string,
  { pasta, except = '' }: { pasta: Folder; except?: string },
): Promise<string[]> {
  return deleteFiles(tx, usuarioUuid, { pasta, except });
}

export async function removeBytes(dataDir: string, pasta: Folder, names: readonly string[]) {
  for (const name of names) await rm(join(folderOf(dataDir, pasta), name), { force: true });
}

/** The bytes of a file of ours; null for every name that we could not have given. */
export async function readUpload(
  dataDir: string,
  pasta: Folder,
  name: string,
): Promise<Buffer | null> {
  if (!NAME.test(name)) return null;
  return readFile(join(folderOf(dataDir, pasta), name)).catch(() => null);
}

/** All that this person sent and keeps. */
export const listFilesOf = (
  tx: Tx,
  usuarioUuid: string,
): Promise<{ pasta: Folder; nome: string }[]> => listOwnFiles(tx, usuarioUuid);

/** Whether somebody sent this picture and still keeps it. */
export const isFileKept = (tx: Tx, pasta: Folder, nome: string): Promise<boolean> =>
  isFile(tx, pasta, nome);

/** Removes bytes that no row names and that are old enough not to be under way. Gives how many. */
export async function sweepOrphans(db: Database, dataDir: string, now: number): Promise<number> {
  await deleteUnusedCrests(db);
  let swept = 0;
  for (const pasta of FOLDERS) swept += await sweepFolder(db, { dataDir, pasta, now });
  return swept;
}

type Sweep = { readonly dataDir: string; readonly pasta: Folder; readonly now: number };

/** Null when the file has gone since it was listed: another process sweeps, too. */
async function changedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function sweepFolder(db: Database, { dataDir, pasta, now }: Sweep): Promise<number> {
  const folder = folderOf(dataDir, pasta);
  const names = await readdir(folder).catch(() => []);
  const known = new Set(await listFileNames(db, pasta));
  const orphans: string[] = [];
  for (const name of names.filter((name) => !known.has(name))) {
    const changed = await changedAt(join(folder, name));
    if (changed !== null && now - changed > SWEPT_AFTER_MS) orphans.push(name);
  }
  await removeBytes(dataDir, pasta, orphans);
  return orphans.length;
}
