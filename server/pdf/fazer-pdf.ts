// The thread that makes one document, and ends: what it needed of memory goes with it.
import { parentPort, workerData } from 'node:worker_threads';
import { standBack } from '#server/stand-back.ts';
import { desenharPdf } from './desenhar-pdf.ts';
import type { MaterialDoPdf } from './material.ts';

if (parentPort) {
  standBack();
  const pdf = new Uint8Array(await desenharPdf(workerData as MaterialDoPdf));
  parentPort.postMessage(pdf, [pdf.buffer]);
}
