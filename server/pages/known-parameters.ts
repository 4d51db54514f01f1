// Addresses that show the same page have one name in the cache: what a social network or an advertiser adds
// to a link (`fbclid`, `utm_source`…) means nothing to a page, and must not cost a rendering.
import type { ListedPage } from './page-list.ts';

type Known = { readonly pattern: RegExp; readonly parameters: readonly string[] | null };

const isVariable = (part: string) => part.startsWith(':');
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (path: string) => {
  const parts = path.split('/').map((part) => (isVariable(part) ? '[^/]+' : escaped(part)));
  return new RegExp(`^${parts.join('/')}$`);
};

const variables = ({ path }: ListedPage) => path.split('/').filter(isVariable).length;

/** A fixed path wins over one with variables, as in the router. */
function knownOf(pages: readonly ListedPage[]): Known[] {
  return pages
    .toSorted((a, b) => variables(a) - variables(b))
    .map(({ path, parameters }) => ({ pattern: patternOf(path), parameters }));
}

/** Leaves out of an address what its page does not know. Of a page that declares nothing, all may matter. */
export function knownPartBy(pages: readonly ListedPage[]): (target: string) => string {
  const known = knownOf(pages);
  return (target) => {
    const start = target.indexOf('?');
    if (start < 0) return target;
    const path = target.slice(0, start);
    const parameters = known.find(({ pattern }) => pattern.test(path))?.parameters;
    if (!parameters) return target;
    const asked = new URLSearchParams(target.slice(start));
    const kept = parameters.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
    return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
  };
}
