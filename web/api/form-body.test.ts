import { expect, test } from 'vitest';
import { formBody } from './form-body.ts';

const sent = (values: Record<string, unknown>) => [...formBody(values)];

test('booleans are sent as 1 and 0', () => {
  expect(sent({ publico: true, privado: false })).toEqual([
    ['publico', '1'],
    ['privado', '0'],
  ]);
});

test('null is sent as an empty string, undefined is not sent', () => {
  expect(sent({ telefone: null, apelido: undefined })).toEqual([['telefone', '']]);
});

test('arrays are sent as indexed fields', () => {
  expect(sent({ campos: ['time', 'gamertag'] })).toEqual([
    ['campos[0]', 'time'],
    ['campos[1]', 'gamertag'],
  ]);
});

test('objects inside arrays are nested, with the same rules inside', () => {
  expect(sent({ times: [{ nome: 'Boa Hora', ativo: true, escudo: null }] })).toEqual([
    ['times[0][nome]', 'Boa Hora'],
    ['times[0][ativo]', '1'],
    ['times[0][escudo]', ''],
  ]);
});

test('numbers and dates become text, an empty array sends nothing', () => {
  expect(sent({ vagas: 16, inicio: new Date(0), fases: [] })).toEqual([
    ['vagas', '16'],
    ['inicio', '1970-01-01T00:00:00.000Z'],
  ]);
});

test('a file stays a file', () => {
  const file = new Blob(['x'], { type: 'image/png' });
  const [field] = sent({ foto: file });
  expect(field?.[0]).toBe('foto');
  expect(field?.[1]).toBeInstanceOf(Blob);
});
