// A published season through the front door: `npm run replay -- <case> [<case> …]`. Its teams register, enter, are drawn
// by hand, and report and confirm every match over HTTP; then the product's tables, ties and best thirds are
// compared with the published ones. Prints each difference and ends with 1 where there is one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProduct } from './product.ts';
import { replayCase } from './replay/season.ts';

const FOLDER = '../shared/cases';

function readCaseFile(name: string): unknown {
  const path = [name, join(FOLDER, name), join(FOLDER, `${name}.json`)].find(existsSync);
  if (!path) throw new Error(`there is no case ${name}, nor one in ${FOLDER}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

async function replay(name: string): Promise<boolean> {
  const input = readCaseFile(name);
  // Every team comes from a network of its own, as a proxy would tell it.
  const product = await startProduct({ env: { TRUST_PROXY: '127.0.0.1', DEMO: 'off' } });
  try {
    const { played, differences } = await replayCase(product.url, input);
    for (const difference of differences) console.log(`       ${difference}`);
    const isSame = differences.length === 0;
    console.log(`${isSame ? 'ok  ' : 'FAIL'} ${name}: ${played} matches reported and confirmed`);
    return isSame;
  } catch (error) {
    console.log(`FAIL ${name}: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    await product.stop();
  }
}

const names = process.argv.slice(2);
if (names.length === 0) throw new Error('say which: npm run replay -- br-serie-a-2009');
let failed = 0;
for (const name of names) if (!(await replay(name))) failed += 1;
console.log(`${names.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
