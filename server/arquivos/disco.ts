// Files under DATA_DIR/upload/{tipo}.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import type { Arquivos } from './arquivos.ts';

const NAME = /^[0-9a-f]{32}\.(webp|jpeg)$/;

/** Null when the file has gone since it was listed: another process sweeps, too. */
async function changedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function arquivosNoDisco(dataDir: string): Arquivos {
  const folderOf = (tipo: string) => join(dataDir, 'upload', tipo);
  return {
    async guardar(tipo, bytes) {
      const folder = folderOf(tipo);
      await mkdir(folder, { recursive: true });
      const nome = `${randomBytes(16).toString('hex')}.${TIPOS_DE_ARQUIVO[tipo].formato}`;
      const draft = join(folder, `${nome}.tmp`);
      await writeFile(draft, bytes);
      await rename(draft, join(folder, nome));
      return nome;
    },
    async ler(tipo, nome) {
      if (!NAME.test(nome)) return null;
      return readFile(join(folderOf(tipo), nome)).catch(() => null);
    },
    async apagar(tipo, nomes) {
      for (const nome of nomes) await rm(join(folderOf(tipo), nome), { force: true });
    },
    async listar(tipo) {
      const folder = folderOf(tipo);
      const nomes = await readdir(folder).catch(() => []);
      const all = await Promise.all(
        nomes.map(async (nome) => ({ nome, desde: await changedAt(join(folder, nome)) })),
      );
      return all.flatMap(({ nome, desde }) => (desde === null ? [] : [{ nome, desde }]));
    },
  };
}
