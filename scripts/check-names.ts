// One name, one thing: no two files of the product export a type, a class or a component of the same name.
// A name that two files need to mean different things is too short for one of them.
import { readFileSync } from 'node:fs';
import { listSourceFiles } from './source-files.ts';

const PRODUCT = /^(engine|regras|textos|contract|server|web)\/.+(?<!\.d)\.tsx?$/;
const NOT_PRODUCT = /\.test\.tsx?$|(^|\/)fixtures\//;

const TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;
const COMPONENT = /^export (?:default )?(?:async )?(?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm;

/** Types and classes; in files with markup also components, whose names begin with a capital letter. */
function exportedNames(file: string, text: string): string[] {
  const patterns = file.endsWith('.tsx') ? [TYPE, COMPONENT] : [TYPE];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...new Set(found.map(([, name]) => name ?? ''))];
}

/** One line for each name that more than one file exports. */
export function checkNames(sources: readonly (readonly [file: string, text: string])[]): string[] {
  const files = new Map<string, string[]>();
  for (const [file, text] of sources) {
    if (!PRODUCT.test(file) || NOT_PRODUCT.test(file)) continue;
    for (const name of exportedNames(file, text)) {
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  return [...files]
    .filter(([, where]) => where.length > 1)
    .map(([name, where]) => `${name} is exported by ${where.sort().join(' and ')}`);
}

if (import.meta.main) {
  const files = listSourceFiles().filter((file) => PRODUCT.test(file));
  const problems = checkNames(files.map((file) => [file, readFileSync(file, 'utf8')]));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
