// One name, one thing: no two files of the product export a type, a class or a component of the same name, and
// no file keeps a type of its own under a name that another one exports. A name that two files need for
// different things is too short for one of them.
import { readFileSync } from 'node:fs';
import { listSourceFiles } from './source-files.ts';

const PRODUCT = /^(engine|regras|textos|contract|server|web)\/.+(?<!\.d)\.tsx?$/;
const NOT_PRODUCT = /\.test\.tsx?$|(^|\/)fixtures\//;

const TYPE = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;
const COMPONENT = /^export (?:default )?(?:async )?(?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm;
const OWN_TYPE = /^(?:type|interface|class|enum) (\w+)/gm;

type Source = readonly [file: string, text: string];

const namesBy = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

/** File by name, for names of types; in files with markup components have names with a capital letter, too. */
function filesByName(sources: readonly Source[], namesOf: (source: Source) => readonly string[]) {
  const files = new Map<string, string[]>();
  for (const source of sources) {
    for (const name of new Set(namesOf(source))) {
      files.set(name, [...(files.get(name) ?? []), source[0]]);
    }
  }
  return files;
}

/** One line for each name that stands for more than one thing. */
export function checkNames(all: readonly Source[]): string[] {
  const sources = all.filter(([file]) => PRODUCT.test(file) && !NOT_PRODUCT.test(file));
  const types = filesByName(sources, ([, text]) => namesBy(TYPE, text));
  const exported = filesByName(sources, ([file, text]) => [
    ...namesBy(TYPE, text),
    ...(file.endsWith('.tsx') ? namesBy(COMPONENT, text) : []),
  ]);
  const own = filesByName(sources, ([, text]) => namesBy(OWN_TYPE, text));
  return [
    ...[...exported]
      .filter(([, files]) => files.length > 1)
      .map(([name, files]) => `${name} is exported by ${files.sort().join(' and ')}`),
    ...[...own].flatMap(([name, files]) =>
      (types.get(name) ?? []).map(
        (file) => `${name} of ${files.sort().join(' and ')} is exported by ${file}`,
      ),
    ),
  ];
}

if (import.meta.main) {
  const files = listSourceFiles().filter((file) => PRODUCT.test(file));
  const problems = checkNames(files.map((file) => [file, readFileSync(file, 'utf8')]));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
