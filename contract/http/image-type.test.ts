import { describe, expect, test } from 'vitest';
import { imageTypeOf } from './image-type.ts';

const bytes = (...values: (number | string)[]) =>
  Uint8Array.from(
    values.flatMap((value) => (typeof value === 'number' ? [value] : [...Buffer.from(value)])),
  );

describe('recognised by the first bytes', () => {
  test.each([
    ['png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)],
    ['gif', bytes('GIF89a')],
    ['gif', bytes('GIF87a')],
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ] as const)('%s', (type, start) => {
    expect(imageTypeOf(start)).toBe(type);
  });
});

test.each([
  ['an SVG', bytes('<svg xmlns')],
  ['HTML', bytes('<!doctype html>')],
  ['a PDF', bytes('%PDF-1.7')],
  ['WebP', bytes('RIFF', 0, 0, 0, 0, 'WEBP')],
  ['a PNG cut short', bytes(0x89, 'PNG')],
  ['PNG in the wrong place', bytes(0, 0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
  ['nothing', bytes()],
])('%s is none of them', (_, start) => {
  expect(imageTypeOf(start)).toBeNull();
});
