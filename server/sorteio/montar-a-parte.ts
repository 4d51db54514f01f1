// A large draw is worked out in a thread of its own, which ends with it: pages and calls go on meanwhile.
import { Worker } from 'node:worker_threads';
import type { Montado, PedidoDeMontagem } from './montar.ts';

export function montarAParte(pedido: PedidoDeMontagem): Promise<Montado | null> {
  const thread = new Worker(new URL('./montar-thread.ts', import.meta.url), { workerData: pedido });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread of a draw ended without an answer.')));
  });
}
