// What the bytes of a picture say of themselves, read before anything decodes them: the kind by its first
// bytes, the size, the number of frames, and whether the file goes on after the picture ends. A file that
// is also something else (a page, a program) is so mostly behind the end. Null: not such a picture.
import { type ImageType, imageTypeOf } from '#contract/http/image-type.ts';

export type Picture = {
  readonly kind: ImageType;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** Its rows do not come one after the other (interlaced, progressive), so all are decoded at once. */
  readonly isWhole: boolean;
};

type Read = (bytes: Buffer) => Omit<Picture, 'kind'> | null;

const PNG_START = 8;
const PNG_CHUNK_FRAME = 12;
const PNG_INTERLACE = 28;

const readPng: Read = (bytes) => {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), frames: 1 };
  const isWhole = bytes.readUInt8(PNG_INTERLACE) !== 0;
  let at = PNG_START;
  while (at + PNG_CHUNK_FRAME <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += PNG_CHUNK_FRAME + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length ? { ...size, isWhole } : null;
  }
  return null;
};

const GIF_HEADER = 13;
const GIF_IMAGE_HEADER = 10;
const GIF_EXTENSION_HEADER = 2;

const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** Behind a chain of sub-blocks, each led by its length, the last one empty. */
function skipBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

const readGif: Read = (bytes) => {
  const size = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  let at = GIF_HEADER + colours(bytes.readUInt8(10));
  let frames = 0;
  while (at < bytes.length) {
    const mark = bytes[at];
    if (mark === 0x3b)
      return frames > 0 && at === bytes.length - 1 ? { ...size, frames, isWhole: true } : null;
    if (mark === 0x21) {
      at = skipBlocks(bytes, at + GIF_EXTENSION_HEADER);
    } else if (mark === 0x2c) {
      frames += 1;
      // The byte after the local colours is the code size; the data follows.
      const localColours = colours(bytes[at + GIF_IMAGE_HEADER - 1] ?? 0);
      at = skipBlocks(bytes, at + GIF_IMAGE_HEADER + localColours + 1);
    } else {
      return null;
    }
  }
  return null;
};

/** Start of frame, whatever the coding; C4, C8 and CC in that range are something else. */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

/** Baseline and extended sequential; what follows is progressive, lossless or rare. */
const LAST_SEQUENTIAL = 0xc1;

/** Behind the coded data of a scan: at the next mark that is neither stuffing nor a restart. */
function skipScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return bytes.length;
}

const readJpeg: Read = (bytes) => {
  let size: Pick<Picture, 'width' | 'height' | 'isWhole'> | null = null;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xd9) return size && at + 2 === bytes.length ? { ...size, frames: 1 } : null;
    if (at + 9 > bytes.length) return null;
    if (isFrame(mark)) {
      const isWhole = mark > LAST_SEQUENTIAL;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), isWhole };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
    if (mark === 0xda) at = skipScan(bytes, at);
  }
  return null;
};

const READERS: Readonly<Record<ImageType, { shortest: number; read: Read }>> = {
  png: { shortest: 33, read: readPng },
  jpeg: { shortest: 12, read: readJpeg },
  gif: { shortest: GIF_HEADER, read: readGif },
};

export function readPicture(bytes: Buffer): Picture | null {
  const kind = imageTypeOf(bytes);
  if (!kind || bytes.length < READERS[kind].shortest) return null;
  const picture = READERS[kind].read(bytes);
  if (!picture || picture.width === 0 || picture.height === 0) return null;
  return { kind, ...picture };
}
