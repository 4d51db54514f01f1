import { expect, test } from 'vitest';
import { escreverDocumento, lerDocumento } from './documento.ts';

test.each([
  ['529.982.247-25', '529.982.247-25'],
  ['52998224725', '529.982.247-25'],
  ['11.222.333/0001-81', '11.222.333/0001-81'],
  ['12.ABC.345/01de-35', '12.ABC.345/01DE-35'],
])('%s is one, and is written as everybody does', (typed, written) => {
  const read = lerDocumento(typed);
  expect(read && escreverDocumento(read)).toBe(written);
});

test.each(['', '529.982.247-26', '111.111.111-11', '11.222.333/0001-80', 'ana@exemplo.com'])(
  '%s is none',
  (typed) => expect(lerDocumento(typed)).toBeNull(),
);
