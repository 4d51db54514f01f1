// A crest as the address of a picture: where teams change places at each key press, another address is one attribute, and
// another drawing would be elements put in and taken out.
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { edgeOf, MARKS, SHIELDS } from '#regras/escudos/escudo-svg.ts';
import type { Shirt } from './shirt.ts';

export function crestUrl({ main, detail, shield, pattern }: Shirt): string {
  const shape = SHIELDS[shield];
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 44"><clipPath id="a"><path d="${shape}"/></clipPath><g clip-path="url(#a)"><path fill="${escapeMarkup(main)}" d="M0 0h40v44H0z"/><path fill="${escapeMarkup(detail)}" d="${MARKS[pattern]}"/></g><path d="${shape}" fill="none" stroke="${edgeOf([main, detail])}" stroke-width="2"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawn)}")`;
}
