// The far side of montar-a-parte.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { standBack } from '#server/stand-back.ts';
import { montar } from './montar.ts';

standBack();
parentPort?.postMessage(montar(workerData));
