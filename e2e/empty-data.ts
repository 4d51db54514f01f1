// The data of a product in which nobody is yet: a copy of the database that the endpoint tests begin with. To make
// one takes ten times as long.
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function emptyData(): Promise<string> {
  // Not before it is needed: other journeys load no code of the server.
  const { templateFolder } = await import('#server/testing/database.ts');
  const folder = await mkdtemp(join(tmpdir(), 'tabelao-e2e-'));
  await cp(await templateFolder(), folder, { recursive: true });
  return folder;
}
