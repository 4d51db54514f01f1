// Everything temporary of a run lies in one folder that goes with it: workers are ended by force, and what
// they left behind (a database is 40 MB) would stay. Each project names this file; the first one makes it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateFolder } from '#server/testing/database.ts';

const FOR_EVERYBODY = 0o1777;

let isMade = false;

export default async function setup(): Promise<(() => void) | undefined> {
  if (isMade) return undefined;
  isMade = true;
  // Kept from run to run, so it stays where it is.
  process.env.DATABASE_TEMPLATE = await templateFolder();
  const folder = mkdtempSync(join(tmpdir(), 'tabelao-run-'));
  // As the usual one is: PostgreSQL runs as somebody else and keeps its data in it.
  chmodSync(folder, FOR_EVERYBODY);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
