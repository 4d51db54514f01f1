// Every kind of picture: of the size that its address says, small enough for messengers, with its texts in the drawing.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Arte, desenhar } from '#server/arte/desenhar.ts';
import { fazer } from '#server/arte/fazer.ts';
import { FORMATOS_DA_ARTE } from '#server/arte/formatos.ts';
import { prepararJuntas } from '#server/arte/juntas.ts';
import { visivel } from '#server/arte/letras.ts';
import { DIFFICULT_NAMES } from './difficult-names.ts';
import { KINDS, table } from './samples.ts';

const MOST_BYTES = 300_000;
/** No words, or not on every picture. */
const NOT_WRITTEN = ['tipo', 'formato', 'cores', 'zona', 'estampa', 'png'];
const NOT_ALWAYS = ['endereco', 'quando', 'meio', 'mais', 'sigla', 'escudo'];

function wordsOf(value: unknown, key = ''): string[] {
  if (NOT_WRITTEN.includes(key) || NOT_ALWAYS.includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one, key));
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return fields.flatMap(([name, one]) => wordsOf(one, name));
}

/** What a drawing says; titles are in capitals and in several lines. */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');

function writtenIn(svg: string): string {
  const texts = Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text = '']) => text);
  return plain(texts.join(''));
}

const nameOf = (arte: Arte) => `${arte.tipo} ${'formato' in arte ? arte.formato : 'link'}`;

test.each(KINDS.map((arte) => [nameOf(arte), arte] as const))('%s', async (_, arte) => {
  const said = writtenIn(desenhar(arte));
  for (const word of wordsOf(arte)) expect(said).toContain(plain(word));
  const png = await fazer(arte);
  const { width, height, format } = await sharp(png).metadata();
  const size = FORMATOS_DA_ARTE['formato' in arte ? arte.formato : 'link'];
  expect([format, width, height]).toEqual(['png', ...size]);
  expect(png.length).toBeLessThanOrEqual(MOST_BYTES);
});

test('of every difficult name something is drawn', async () => {
  await prepararJuntas(DIFFICULT_NAMES.join());
  for (const name of DIFFICULT_NAMES) expect(visivel(name), name).not.toBe('');
});

test('twenty names of twenty scripts are still small enough', async () => {
  const png = await fazer(table('story', DIFFICULT_NAMES.slice(10, 30), 20));
  expect(png.length).toBeLessThanOrEqual(MOST_BYTES);
});
