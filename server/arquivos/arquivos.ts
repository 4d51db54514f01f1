// The door to files that people sent, wherever they lie. Bytes are written before the row that names them is
// committed and deleted by a job after the row is gone, so a crash leaves at most bytes that nobody names,
// which are swept when they are a day old.
import type { TipoDeArquivo } from '#regras/arquivos/tipos.ts';

type ArquivoGuardado = {
  readonly nome: string;
  /** When its bytes were written, by the clock of where they lie. */
  readonly desde: number;
};

export type Arquivos = {
  /** Writes the bytes under a new random name, and gives it. */
  guardar(tipo: TipoDeArquivo, bytes: Buffer): Promise<string>;
  /** Null for what is not there, and for every name that we could not have given. */
  ler(tipo: TipoDeArquivo, nome: string): Promise<Buffer | null>;
  /** What is gone already is no mistake. */
  apagar(tipo: TipoDeArquivo, nomes: readonly string[]): Promise<void>;
  /** All that lie there, also what was begun and not finished. */
  listar(tipo: TipoDeArquivo): Promise<ArquivoGuardado[]>;
};
