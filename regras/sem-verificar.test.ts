import { expect, test } from 'vitest';
import { precisaVerificar } from './sem-verificar.ts';

const one = { estado: 'andamento', visibilidade: 'nao_listado', nomes: 32 } as const;

test.each([
  [{}, false],
  [{ nomes: 33 }, true],
  [{ visibilidade: 'publico' }, true],
  [{ visibilidade: 'privado' }, true],
  [{ estado: 'inscricoes' }, true],
  [{ estado: 'encerrado' }, false],
  [{ estado: 'encerrado', visibilidade: 'publico' }, true],
  [{ estado: 'rascunho', visibilidade: 'publico', nomes: 64 }, false],
  [{ estado: 'cancelado', visibilidade: 'publico' }, false],
] as const)('an unlisted one of 32 that runs, with %o, waits for the e-mail: %s', (mais, waits) => {
  expect(precisaVerificar({ ...one, ...mais })).toBe(waits);
});
