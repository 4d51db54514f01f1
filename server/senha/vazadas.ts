// A file of leaked passwords, asked in place: sorted lines that begin with a SHA-1, the form in which the
// collection of Have I Been Pwned can be downloaded (`HASH:times`). It has tens of gigabytes, so a few
// small reads find the line, nothing is loaded, and no password or part of one leaves this machine.
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

const HASH_LENGTH = 40;
/** More than two lines, so that a whole one is always in it. */
const PEEK = 256;
/** So little is left to search that it is read at once. */
const BLOCK = 4_096;

async function read(file: FileHandle, at: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.toString('latin1', 0, bytesRead).toUpperCase();
}

async function contains(file: FileHandle, hash: string): Promise<boolean> {
  // The line, if there is one, begins in [low, high); a line begins at low.
  let low = 0;
  let high = (await file.stat()).size;
  while (high - low > BLOCK) {
    const middle = Math.floor((low + high) / 2);
    const text = await read(file, middle, PEEK);
    const line = text.indexOf('\n') + 1;
    if (text.slice(line, line + HASH_LENGTH) <= hash) low = middle + line;
    else high = middle + line;
  }
  return `\n${await read(file, low, high - low + PEEK)}`.includes(`\n${hash}`);
}

export async function isLeaked(path: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const file = await open(path);
  try {
    return await contains(file, hash);
  } finally {
    await file.close();
  }
}
