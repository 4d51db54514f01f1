// As much of a font file as is needed to know which letters it has and how wide they are.
import { readFileSync } from 'node:fs';

export type FaceDaArte = {
  /** In parts of the size; undefined for letters that it does not have. */
  width(point: number): number | undefined;
};

function tablesOf(file: Buffer): ReadonlyMap<string, number> {
  const count = file.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + 16 * index;
      return [file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8)] as const;
    }),
  );
}

const SEGMENTS = 4;
const LAST = 0xffff;

/** Where the tables of segments begin; every face of ours has one. */
function segmentTables(file: Buffer, cmap: number): number[] {
  const count = file.readUInt16BE(cmap + 2);
  const all = Array.from(
    { length: count },
    (_, index) => cmap + file.readUInt32BE(cmap + 4 + 8 * index + 4),
  );
  return all.filter((at) => file.readUInt16BE(at) === SEGMENTS);
}

function readSegment(file: Buffer, at: number, segment: number, glyphs: Map<number, number>): void {
  const twice = file.readUInt16BE(at + 6);
  const starts = at + 16 + twice;
  const start = file.readUInt16BE(starts + segment);
  const end = file.readUInt16BE(at + 14 + segment);
  const delta = file.readInt16BE(starts + twice + segment);
  const offsetAt = starts + 2 * twice + segment;
  const offset = file.readUInt16BE(offsetAt);
  for (let point = start; point <= end && point < LAST; point++) {
    const raw = offset === 0 ? point : file.readUInt16BE(offsetAt + offset + 2 * (point - start));
    const glyph = raw === 0 ? 0 : (raw + delta) & LAST;
    if (glyph !== 0) glyphs.set(point, glyph);
  }
}

function glyphsOf(file: Buffer, cmap: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  for (const at of segmentTables(file, cmap)) {
    const twice = file.readUInt16BE(at + 6);
    for (let segment = 0; segment < twice; segment += 2) readSegment(file, at, segment, glyphs);
  }
  return glyphs;
}

export function readFace(path: string | URL): FaceDaArte {
  const file = readFileSync(path);
  const tables = tablesOf(file);
  const table = (name: string) => tables.get(name) ?? 0;
  const units = file.readUInt16BE(table('head') + 18);
  const metrics = file.readUInt16BE(table('hhea') + 34);
  const glyphs = glyphsOf(file, table('cmap'));
  const hmtx = table('hmtx');
  return {
    width(point) {
      const glyph = glyphs.get(point);
      if (glyph === undefined) return undefined;
      return file.readUInt16BE(hmtx + 4 * Math.min(glyph, metrics - 1)) / units;
    },
  };
}
