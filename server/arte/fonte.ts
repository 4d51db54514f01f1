// As much of a font file as is needed to know which letters it has and how wide they are. Only those tables are kept in
// memory: the outlines, most of a file of Chinese, are read by who draws.
import { closeSync, openSync, readSync } from 'node:fs';

export type FaceDaArte = {
  /** In parts of the size; undefined for letters that it does not have. */
  width(point: number): number | undefined;
};

function readAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}

type Tables = Readonly<Record<'head' | 'hhea' | 'hmtx' | 'cmap', Buffer>>;

function readTables(path: string | URL): Tables {
  const file = openSync(path, 'r');
  try {
    const count = readAt(file, 4, 2).readUInt16BE(0);
    const list = readAt(file, 12, 16 * count);
    const at = (name: string) => {
      const all = Array.from({ length: count }, (_, index) => 16 * index);
      return all.find((one) => list.toString('latin1', one, one + 4) === name) ?? 0;
    };
    const table = (name: string) =>
      readAt(file, list.readUInt32BE(at(name) + 8), list.readUInt32BE(at(name) + 12));
    return { head: table('head'), hhea: table('hhea'), hmtx: table('hmtx'), cmap: table('cmap') };
  } finally {
    closeSync(file);
  }
}

type Lookup = (point: number) => number;

/** The first of `count` for which `isBeyond` holds: they lie in order. */
function firstOf(count: number, isBeyond: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBeyond(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const LAST = 0xffff;

/** Format 4: segments of the first 65,536 letters. */
function inSegments(cmap: Buffer, at: number): Lookup {
  const twice = cmap.readUInt16BE(at + 6);
  const starts = at + 16 + twice;
  return (point) => {
    if (point >= LAST) return 0;
    const end = (index: number) => cmap.readUInt16BE(at + 14 + 2 * index);
    const segment = 2 * firstOf(twice / 2, (index) => end(index) >= point);
    const start = cmap.readUInt16BE(starts + segment);
    if (start > point) return 0;
    const offsetAt = starts + 2 * twice + segment;
    const offset = cmap.readUInt16BE(offsetAt);
    const raw = offset === 0 ? point : cmap.readUInt16BE(offsetAt + offset + 2 * (point - start));
    return raw === 0 ? 0 : (raw + cmap.readInt16BE(starts + twice + segment)) & LAST;
  };
}

/** Format 12: groups of letters, emoji among them. */
function inGroups(cmap: Buffer, at: number): Lookup {
  const count = cmap.readUInt32BE(at + 12);
  return (point) => {
    const group = (index: number) => at + 16 + 12 * index;
    const found = firstOf(count, (index) => cmap.readUInt32BE(group(index) + 4) >= point);
    if (found === count) return 0;
    const start = cmap.readUInt32BE(group(found));
    return start > point ? 0 : cmap.readUInt32BE(group(found) + 8) + point - start;
  };
}

function lookupOf(cmap: Buffer): Lookup {
  const count = cmap.readUInt16BE(2);
  const all = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const ofFormat = (format: number) => all.find((at) => cmap.readUInt16BE(at) === format);
  const groups = ofFormat(12);
  return groups === undefined ? inSegments(cmap, ofFormat(4) ?? 0) : inGroups(cmap, groups);
}

export function readFace(path: string | URL): FaceDaArte {
  const { head, hhea, hmtx, cmap } = readTables(path);
  const units = head.readUInt16BE(18);
  const metrics = hhea.readUInt16BE(34);
  const glyphOf = lookupOf(cmap);
  return {
    width(point) {
      const glyph = glyphOf(point);
      if (glyph === 0) return undefined;
      return hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1)) / units;
    },
  };
}
