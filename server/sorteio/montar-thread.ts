// The far side of montar-a-parte.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { montar } from './montar.ts';

parentPort?.postMessage(montar(workerData));
