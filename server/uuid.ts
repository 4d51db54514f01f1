// UUID version 7 (RFC 9562): 48 bits of milliseconds, then a counter within the millisecond (its section
// 6.2, method 1), then random bits. Ids made by one process sort in the order in which they were made, so
// that what was written in one transaction keeps its order.
import { randomBytes } from 'node:crypto';

const MOST = 0xfff;
/** A new millisecond starts low, to leave room for counting. */
const START_BITS = 0x7ff;

let millisecond = 0;
let counter = 0;

function count(now: number): void {
  if (now > millisecond) {
    millisecond = now;
    counter = randomBytes(2).readUInt16BE() & START_BITS;
  } else if (counter < MOST) {
    counter += 1;
  } else {
    millisecond += 1;
    counter = 0;
  }
}

export function uuidv7(): string {
  count(Date.now());
  const bytes = randomBytes(16);
  bytes.writeUIntBE(millisecond, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
