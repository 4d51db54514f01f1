// Loaded into the product that is measured: a byte more in a file for every state that the engine derives.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { DERIVOU } from '#server/competicao/estado.ts';

const file = process.env.COUNT_DERIVATIONS;

if (file) subscribe(DERIVOU, () => appendFileSync(file, '.'));
