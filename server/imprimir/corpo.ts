// What stands on the sheets: tables, and a round with boxes to write scores into.
import type { Classificacao } from '#contract/classificacao.ts';
import type { Partida } from '#contract/partidas.ts';
import type { Patrocinador } from '#regras/aparencia/aparencia.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import type { Locale } from '#textos/locale.ts';
import type { Translate } from '#textos/messages.ts';

export type NoPapelDaFolha = {
  readonly t: Translate;
  readonly locale: Locale;
  nomeDe(uuid: string | null): string;
};

const FIGURES = ['p', 'j', 'v', 'e', 'd', 'gp', 'gc', 'sg'] as const;

export function tabelasNoPapel({ tabelas }: Classificacao, { t, nomeDe }: NoPapelDaFolha): string {
  const head = FIGURES.map((name) => `<th scope="col">${t(`imprimir.${name}`)}</th>`).join('');
  const drawn = tabelas.map(({ grupo, linhas }) => {
    const title =
      grupo === null ? '' : `<h2>${escapeMarkup(t('campeonato.grupo', { nome: grupo }))}</h2>`;
    const rows = linhas.map((linha) => {
      const cells = FIGURES.map(
        (name) => `<td${name === 'p' ? ' class="b"' : ''}>${linha[name]}</td>`,
      );
      return `<tr><td>${linha.posicao}</td><th scope="row">${escapeMarkup(nomeDe(linha.participante))}</th>${cells.join('')}</tr>`;
    });
    return `<section>${title}<table><thead><tr><th scope="col">#</th><th scope="col" class="n">${t('imprimir.time')}</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
  });
  return drawn.join('');
}

/** At the foot of a sheet: logos as they were sent, on white. */
export function patrocinioNoPapel(
  patrocinadores: readonly Patrocinador[] | undefined,
  t: Translate,
): string {
  if (!patrocinadores) return '';
  const drawn = patrocinadores.map(({ nome, logo }) => {
    const picture = logo ? `<img src="${escapeMarkup(logo)}" alt="">` : '';
    return `<span>${picture}${escapeMarkup(nome)}</span>`;
  });
  return `<p class="p">${escapeMarkup(t('imprimir.patrocinio'))} ${drawn.join('')}</p>`;
}

export const box = (goals: number | undefined) => `<i>${goals ?? ''}</i>`;

/** Over what stands below them. */
const SIDES = {
  ...{ quando: ' class="n"', mandante: ' class="r"', placar: '' },
  ...{ visitante: ' class="n"', onde: ' class="n"' },
} as const;

export function jogosNoPapel(partidas: readonly Partida[], no: NoPapelDaFolha): string {
  const { t, locale, nomeDe } = no;
  const heads = ['quando', 'mandante', 'placar', 'visitante', 'onde'] as const;
  const rows = partidas.map(({ placar, wo_de, jogo_previsto_at: at, ...jogo }) => {
    const when = at ? dataEmBrasilia(locale, at) : '';
    const where = [jogo.estadio, jogo.local].filter(Boolean).join(', ');
    const score = wo_de
      ? t('arte.wo')
      : `${box(placar?.mandante)} × ${box(placar?.visitante)}${placar?.penaltis ? ` (${placar.penaltis.join('-')})` : ''}`;
    return `<tr><td class="n">${escapeMarkup(when)}</td><td class="r">${escapeMarkup(nomeDe(jogo.mandante.participante))}</td><td>${score}</td><td class="n">${escapeMarkup(nomeDe(jogo.visitante.participante))}</td><td class="n">${escapeMarkup(where)}</td></tr>`;
  });
  const head = heads
    .map((name) => `<th scope="col"${SIDES[name]}>${t(`imprimir.${name}`)}</th>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
