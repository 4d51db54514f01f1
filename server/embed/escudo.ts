import type { Escudo } from '#contract/participantes.ts';
import { clubeDoEscudo } from '#regras/escudos/clubes.ts';
import type { Camisa } from '#regras/escudos/cores.ts';
import { edgeOf, MARKS, SHIELDS } from '#regras/escudos/escudo-svg.ts';

/** The colours that a crest has; none of a picture that somebody sent. */
export function camisaDoEscudo(own: Escudo | undefined): Camisa | undefined {
  const camisa = own && 'imagem' in own ? clubeDoEscudo(own.imagem)?.camisa : own;
  return camisa && 'cores' in camisa ? camisa : undefined;
}

/** The shield without letters: it is small. The same colours give the same text, so what did not change is not drawn again. */
export function escudoPequeno(camisa: Camisa | undefined): string {
  if (!camisa) return '';
  const { cores, estampa } = camisa;
  const id = `e${cores.join('').replaceAll('#', '')}${estampa}`;
  const d = SHIELDS.classico;
  return `<svg viewBox="0 0 40 44" aria-hidden="true"><clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><path fill="${cores[0]}" d="M0 0h40v44H0z"/><path fill="${cores[1]}" d="${MARKS[estampa]}"/></g><path d="${d}" fill="none" stroke="${edgeOf(cores)}" stroke-width="2"/></svg>`;
}
