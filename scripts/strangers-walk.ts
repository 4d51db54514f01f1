// Twenty questions for somebody who has read the README alone and sees only the names of the files: where is
// the code of these ten addresses, and of these ten rules? `npm run walk -- 7` draws them with seed 7 and
// prints the answers at the end, so that a reader's guesses can be counted.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { makeRandom, shuffle } from '#engine/random.ts';
import { ENDPOINTS } from '#server/docs/openapi.ts';
import { PAGES } from '#web/pages.ts';
import { listSourceFiles } from './source-files.ts';

type Question = { readonly asked: string; readonly answer: string };

const EACH = 10;

/** The file that the routes of a folder take the handler of an endpoint from. */
function handlerFile(tag: string, name: string): string {
  const routes = `server/${tag}/routes.ts`;
  const text = readFileSync(routes, 'utf8');
  const handler = text.match(new RegExp(`\\w+\\.${name},\\s*(\\w+)\\s*[()]`))?.[1];
  const from = [...text.matchAll(/import \{([^}]*)\} from '\.\/([^']+)'/g)].find(([, names]) =>
    names?.split(',').some((each) => each.trim() === handler),
  )?.[2];
  return from ? posix.join('server', tag, from) : routes;
}

function addresses(): Question[] {
  const pages = PAGES.map(({ path, file }) => ({ asked: `page ${path}`, answer: `web/${file}` }));
  const endpoints = ENDPOINTS.map(({ tag, name, entry }) => ({
    asked: `${entry.method} ${entry.path}`,
    answer: handlerFile(tag, name),
  }));
  return [...pages, ...endpoints];
}

/** Every file of rules says in its opening comment what it is about. */
function rules(): Question[] {
  return listSourceFiles()
    .filter(
      (file) => /^(engine|regras)\/.+\/.*\.ts$/.test(file) && !/\.test\.ts$|fixtures/.test(file),
    )
    .flatMap((file) => {
      const comment = readFileSync(file, 'utf8').match(/^(?:\/\/ .*\n)+/)?.[0];
      const asked = comment
        ?.replaceAll(/^\/\/ /gm, '')
        .replaceAll('\n', ' ')
        .split(/[.:] /)[0];
      return asked ? [{ asked, answer: file }] : [];
    });
}

function draw(questions: readonly Question[], seed: string): Question[] {
  return shuffle(questions, makeRandom(seed)).slice(0, EACH);
}

const seed = process.argv[2] ?? '1';
const asked = [...draw(addresses(), `addresses ${seed}`), ...draw(rules(), `rules ${seed}`)];
const missing = asked.filter(({ answer }) => !existsSync(answer));
if (missing.length > 0) throw new Error(`no such file: ${missing.map(({ answer }) => answer)}`);
for (const [index, { asked: text }] of asked.entries()) console.log(`${index + 1}. ${text}`);
console.log('\nAnswers');
for (const [index, { answer }] of asked.entries()) console.log(`${index + 1}. ${answer}`);
