// The workshop: one thread that makes pictures one after the other, started with the first. So many may wait; who comes
// when there is no more room is refused at once. A thread that dies fails what it had and is replaced by the next order.
import { Worker } from 'node:worker_threads';
import { makeTurns } from '#server/http/turns.ts';
import type { Arte } from './desenhar.ts';
import type { Encomenda, Entrega } from './fazer.ts';

const THREAD = new URL('./fazer.ts', import.meta.url);
const PATIENCE_MS = 10_000;
const ROOM = { running: 1, waiting: 20 };

export type Oficina = {
  fazer(arte: Arte): Promise<Buffer>;
  fechar(): Promise<void>;
};

type Waiting = { resolve(png: Buffer): void; reject(error: Error): void };

function startWorker(waiting: Map<number, Waiting>, onEnd: () => void): Worker {
  const worker = new Worker(THREAD);
  worker.unref();
  worker.on('message', ({ id, png, erro }: Entrega) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (png) one?.resolve(Buffer.from(png.buffer));
    else one?.reject(new Error(erro ?? 'no picture'));
  });
  const fail = (reason: string) => {
    for (const one of waiting.values()) one.reject(new Error(reason));
    waiting.clear();
    onEnd();
  };
  worker.on('error', (error) => fail(String(error)));
  worker.on('exit', () => fail('the thread ended'));
  return worker;
}

/** `patience`: how many times longer than usual a picture may take before its thread is given up. */
export function makeOficina(patience: number): Oficina {
  const inTurn = makeTurns(ROOM);
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let orders = 0;

  function order(arte: Arte): Promise<Buffer> {
    worker ??= startWorker(waiting, () => {
      worker = undefined;
    });
    const current = worker;
    orders += 1;
    const id = orders;
    return new Promise<Buffer>((resolve, reject) => {
      const late = setTimeout(() => void current.terminate(), PATIENCE_MS * patience).unref();
      const end =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          then(value);
        };
      waiting.set(id, { resolve: end(resolve), reject: end(reject) });
      current.postMessage({ id, arte } satisfies Encomenda);
    });
  }

  return {
    fazer: (arte) => inTurn(() => order(arte)),
    async fechar() {
      await worker?.terminate();
    },
  };
}
