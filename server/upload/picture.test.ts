import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPicture } from './picture.ts';

const made = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#565df0' } });

/** A gif of one pixel, drawn over and over. */
function gif(frames: number): Buffer {
  const frame = Buffer.from(
    '21f90400000000002c00000000010001000002024401 00'.replace(' ', ''),
    'hex',
  );
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from('01000100800000000000ffffff', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(';'),
  ]);
}

let png: Buffer;
let jpeg: Buffer;
let progressive: Buffer;

beforeAll(async () => {
  png = await made(30, 20).png().toBuffer();
  jpeg = await made(30, 20).jpeg().toBuffer();
  progressive = await made(90, 70)
    .jpeg({ progressive: true })
    .withExif({ IFD0: { Artist: 'x' } })
    .toBuffer();
});

describe('a picture says its kind, size and frames', () => {
  test('png, jpeg in both codings, gif with one frame and with many', () => {
    expect(readPicture(png)).toEqual({
      kind: 'png',
      width: 30,
      height: 20,
      frames: 1,
      isWhole: false,
    });
    expect(readPicture(jpeg)).toEqual({
      kind: 'jpeg',
      width: 30,
      height: 20,
      frames: 1,
      isWhole: false,
    });
    expect(readPicture(progressive)).toEqual({
      kind: 'jpeg',
      width: 90,
      height: 70,
      frames: 1,
      isWhole: true,
    });
    expect(readPicture(gif(1))).toEqual({
      kind: 'gif',
      width: 1,
      height: 1,
      frames: 1,
      isWhole: true,
    });
    expect(readPicture(gif(10_000))).toMatchObject({ frames: 10_000 });
  });

  test('an interlaced png says that it has to be decoded at once', async () => {
    const interlaced = await made(30, 20).png({ progressive: true }).toBuffer();
    expect(readPicture(interlaced)).toMatchObject({ width: 30, isWhole: true });
  });

  test('the size of a bomb is known although there is nothing behind it', () => {
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    expect(readPicture(bomb)).toMatchObject({ width: 50_000, height: 50_000 });
  });
});

describe('what is no picture, or more than one, is not taken for one', () => {
  const text = (start: string) => Buffer.from(start.padEnd(200, ' '));
  test.each([
    ['nothing', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0xff])],
    ['an svg', () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page', () => text('<!doctype html><script>1</script>')],
    ['a pdf', () => text('%PDF-1.7')],
    ['a zip', () => text('PK\u0003\u0004')],
    ['a program', () => text('MZ')],
    ['a webp', () => text('RIFF    WEBP')],
    ['a bmp', () => text('BM')],
    ['a tiff', () => text('II*\0')],
    ['an icon', () => text('\0\0\u0001\0')],
    ['only the first bytes of a png', () => png.subarray(0, 8)],
    ['only the first bytes of a jpeg', () => jpeg.subarray(0, 20)],
    ['a jpeg cut in the middle', () => jpeg.subarray(0, jpeg.length - 10)],
    ['a png cut in the middle', () => png.subarray(0, png.length - 10)],
    ['a gif cut in the middle', () => gif(3).subarray(0, 40)],
    ['a gif without a picture', () => gif(0)],
    ['a script that starts like a gif', () => text('GIF89a=1;alert(1)//')],
    ['a script that starts like a jpeg', () => Buffer.concat([jpeg.subarray(0, 3), text('*/=1')])],
    ['a png with a page behind it', () => Buffer.concat([png, text('<html><script>')])],
    ['a jpeg with a zip behind it', () => Buffer.concat([jpeg, text('PK\u0003\u0004')])],
    ['a gif with a page behind it', () => Buffer.concat([gif(1), text('<html>')])],
  ])('%s', (_name, bytes) => {
    expect(readPicture(bytes())).toBeNull();
  });

  test('a picture without extent', () => {
    const flat = Buffer.from(png);
    flat.writeUInt32BE(0, 20);
    expect(readPicture(flat)).toBeNull();
  });

  test('any damaged or random bytes are answered, never thrown at', () => {
    const sources = [png, jpeg, progressive, gif(3)];
    let state = 7;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let round = 0; round < 4_000; round++) {
      const source = sources[round % sources.length] ?? png;
      const bytes = Buffer.from(source.subarray(0, 1 + random(source.length)));
      for (let change = 0; change < 3; change++) bytes[random(bytes.length)] = random(256);
      expect(() => readPicture(bytes)).not.toThrow();
    }
  });
});
