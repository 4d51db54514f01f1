// A compressed page with holes. Each part of a kept page is compressed once; the nonces go between the
// parts as blocks that are not compressed (RFC 1951, section 3.2.4), so that an answer costs no more
// than putting bytes in a row. Any reader of gzip understands it.
import { constants, crc32, deflateRawSync } from 'node:zlib';

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const BLOCK_HEAD_BYTES = 5;
const TAIL_BYTES = 8;

/** Each part ends at the border of a byte, with more to come. */
export function deflateParts(parts: readonly string[]): readonly Buffer[] {
  return parts.map((part) => deflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH }));
}

function plainBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(BLOCK_HEAD_BYTES);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** The whole page, compressed, with `filler` in every hole. `whole` is the same page as it is read. */
export function gzipFilled(deflated: readonly Buffer[], filler: string, whole: Buffer): Buffer {
  const block = plainBlock(Buffer.from(filler));
  const tail = Buffer.alloc(TAIL_BYTES);
  tail.writeUInt32LE(crc32(whole), 0);
  tail.writeUInt32LE(whole.length >>> 0, 4);
  const body = deflated.flatMap((part, index) => (index > 0 ? [block, part] : [part]));
  return Buffer.concat([HEAD, ...body, LAST_BLOCK, tail]);
}
