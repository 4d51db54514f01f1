// Where documents are printed: one at a time, each in a thread of its own that stands behind the pages. So many may wait;
// who comes when there is no more room is told to come back.
import { Worker } from 'node:worker_threads';
import { type InTurn, makeTurns } from '#server/http/turns.ts';
import type { MaterialDoPdf } from './material.ts';

const THREAD = new URL('./fazer-pdf.ts', import.meta.url);
const PATIENCE_MS = 45_000;
const ROOM = { running: 1, waiting: 6 };

export type Grafica = {
  fazer(juntar: () => Promise<MaterialDoPdf>): Promise<Buffer>;
  fechar(): Promise<void>;
};

function imprimir(worker: Worker): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    const late = setTimeout(() => void worker.terminate(), PATIENCE_MS).unref();
    worker.on('message', (pdf: Uint8Array<ArrayBuffer>) => resolve(Buffer.from(pdf.buffer)));
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(late);
      reject(new Error('the thread ended without a document'));
    });
  });
}

export function makeGrafica(inTurn: InTurn = makeTurns(ROOM)): Grafica {
  let current: Worker | undefined;
  return {
    // What it shows is asked for when its turn has come: nobody waits with thousands of matches in hand.
    fazer: (juntar) =>
      inTurn(async () => {
        const worker = new Worker(THREAD, { workerData: await juntar() });
        worker.unref();
        current = worker;
        return imprimir(worker);
      }),
    async fechar() {
      await current?.terminate();
    },
  };
}
