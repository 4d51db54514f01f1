// Pictures and documents that the product made, kept under the names of their addresses. They can be made again at any time: what is
// old is thrown away, and losing them costs only time.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Artes = {
  ler(endereco: string): Promise<Buffer | null>;
  guardar(endereco: string, bytes: Buffer): Promise<void>;
  /** Throws away what was made before this instant. */
  varrer(antes: number): Promise<number>;
};

/** In which folder, and how their names end. */
type LugarDasArtes = { readonly pasta: string; readonly fim: string };

const PICTURES: LugarDasArtes = { pasta: 'arte', fim: 'png' };

export function artesNoDisco(dataDir: string, { pasta, fim } = PICTURES): Artes {
  const folder = join(dataDir, pasta);
  const nameOf = (endereco: string) =>
    `${createHash('sha256').update(endereco).digest('hex').slice(0, 40)}.${fim}`;
  return {
    ler: (endereco) => readFile(join(folder, nameOf(endereco))).catch(() => null),
    async guardar(endereco, bytes) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, nameOf(endereco));
      const draft = `${path}.${process.pid}.tmp`;
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    async varrer(antes) {
      let swept = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (!found || found.mtimeMs >= antes) continue;
        await rm(path, { force: true });
        swept += 1;
      }
      return swept;
    },
  };
}
