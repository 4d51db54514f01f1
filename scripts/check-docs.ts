// Documents rot. Every file, folder and npm script that a Markdown file quotes must exist:
// paths and commands in `code`, in fenced blocks, in ```tree drawings and in links.
import { readFileSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { listSourceFiles } from './source-files.ts';

type Repository = {
  readonly files: readonly string[];
  readonly scripts: ReadonlySet<string>;
  /** Folders that tools make; a document may name them. */
  readonly generated: readonly string[];
};

const FENCE = /^```(\w*)\n([\s\S]*?)^```/gm;
const CODE = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;
const NPM = /\bnpm (?:run )?(?:-s )?([\w:-]+)/g;
const FILE = /\.(ts|tsx|mjs|json|md|sql|css|toml|yml)$/;
const PATH = /^\.{0,2}[\w@.<>*-]+(\/[\w@.<>*-]+)*\/?$/;
const OF_NPM = new Set(['ci', 'install', 'exec']);

const tops = (files: readonly string[]) => new Set(files.map((file) => file.split('/')[0]));

/** `<word>` in a path stands for any name. */
function exists({ files }: Repository, path: string): boolean {
  const pattern = posix
    .normalize(path)
    .replace(/\/$/, '')
    .replace(/<[^>]*>/g, '*');
  return files.some((file) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));
}

function isPath(repository: Repository, text: string): boolean {
  if (!PATH.test(text)) return false;
  const [top = ''] = text.split('/');
  if (repository.generated.includes(top)) return false;
  return text.includes('/') ? tops(repository.files).has(top) || FILE.test(text) : FILE.test(text);
}

/** A file named without its folder may be anywhere. */
function isKnown(repository: Repository, path: string): boolean {
  return exists(repository, path) || (!path.includes('/') && exists(repository, `**/${path}`));
}

function quotedPaths(repository: Repository, text: string): string[] {
  const words = text.split(/[\s,;()"'=]+/).map((word) => word.replace(/[:.]+$/, ''));
  return words.filter((word) => isPath(repository, word));
}

/** Paths of a drawing: two spaces of indent for each folder, what follows the name is a remark. */
function drawnPaths(drawing: string): string[] {
  const folders: string[] = [];
  const paths: string[] = [];
  for (const line of drawing.split('\n').filter((each) => each.trim() !== '')) {
    const depth = line.search(/\S/) / 2;
    const name = line.trim().split(/\s/)[0] ?? '';
    folders.splice(depth, folders.length, name);
    paths.push(folders.join('/').replaceAll('//', '/'));
  }
  return paths;
}

/** One line for each thing that `text` quotes and that is not there. */
export function checkDocument(repository: Repository, file: string, text: string): string[] {
  const fences = [...text.matchAll(FENCE)];
  const trees = fences.filter(([, kind]) => kind === 'tree').map(([, , body]) => body ?? '');
  const blocks = fences.filter(([, kind]) => !['tree', 'mermaid'].includes(kind ?? ''));
  const prose = text.replaceAll(FENCE, '');
  const codes = [...prose.matchAll(CODE), ...blocks.map(([, , body]) => ['', body])].map(
    ([, code]) => code ?? '',
  );
  const paths = [
    ...codes.flatMap((code) => quotedPaths(repository, code)),
    ...trees.flatMap(drawnPaths),
  ];
  const links = [...prose.matchAll(LINK)]
    .map(([, target]) => target?.split('#')[0] ?? '')
    .filter((target) => target !== '' && !target.includes(':'))
    .map((target) => join(posix.dirname(file), target));
  const scripts = codes.flatMap((code) => [...code.matchAll(NPM)].map(([, name]) => name ?? ''));
  return [
    ...paths.filter((path) => !isKnown(repository, path)),
    ...links.filter((path) => !exists(repository, path)),
    ...scripts
      .filter((name) => !OF_NPM.has(name) && !repository.scripts.has(name))
      .map((name) => `npm run ${name}`),
  ].map((missing) => `${file}: ${missing} does not exist`);
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const repository = {
    files: listSourceFiles(),
    scripts: new Set(Object.keys(manifest.scripts)),
    generated: ['build', '.data', 'reports', 'node_modules'],
  };
  const problems = repository.files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => checkDocument(repository, file, readFileSync(file, 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
