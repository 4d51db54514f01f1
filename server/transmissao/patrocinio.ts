// Who sponsors the championship, one after the other: the page turns them over.
import type { Patrocinador } from '#regras/aparencia/aparencia.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import type { NaTela } from './pecas.ts';

/** Null where there is none. */
export function patrocinioNoAr(
  patrocinadores: readonly Patrocinador[],
  { t }: Pick<NaTela, 't'>,
): string | null {
  if (patrocinadores.length === 0) return null;
  const drawn = patrocinadores.map(({ nome, logo }, index) => {
    const picture = logo ? `<img src="${escapeMarkup(logo)}" alt="">` : '';
    return `<li${index > 0 ? ' hidden' : ''}>${picture}<span>${escapeMarkup(nome)}</span></li>`;
  });
  return `<h2>${escapeMarkup(t('transmissao.patrocinio'))}</h2><ul>${drawn.join('')}</ul>`;
}
