// What stands on the sheets: tables, a round with boxes to write scores into, and the sheet of one match.
import { encode } from 'uqr';
import type { Classificacao } from '#contract/classificacao.ts';
import type { Escalacao } from '#contract/partida/escalacao.ts';
import type { Partida, PartidaInteira } from '#contract/partidas.ts';
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

const box = (goals: number | undefined) => `<i>${goals ?? ''}</i>`;

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
  const head = heads.map((name) => `<th scope="col">${t(`imprimir.${name}`)}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function qrEmSvg(text: string): string {
  const { data, size } = encode(text, { border: 1 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return `<svg viewBox="0 0 ${size} ${size}" aria-hidden="true"><path d="${path}" shape-rendering="crispEdges"/></svg>`;
}

type JogadorNoPapel = { readonly nome: string; readonly numero: number | null };

const MOST_LINES = 18;

/** Named ones first, then lines to write on. */
function linhasDoTime(
  nome: string,
  jogadores: readonly JogadorNoPapel[],
  { t }: NoPapelDaFolha,
): string {
  const blank = Array.from({ length: Math.max(2, MOST_LINES - jogadores.length) }, () => null);
  const rows = [...jogadores, ...blank].map(
    (one) =>
      `<tr><td>${one?.numero ?? '&nbsp;'}</td><td class="n">${escapeMarkup(one?.nome ?? '')}</td><td></td><td></td><td></td></tr>`,
  );
  const heads = (['numero', 'jogador', 'gols', 'amarelo', 'vermelho'] as const)
    .map((name) => `<th scope="col">${t(`imprimir.${name}`)}</th>`)
    .join('');
  return `<section><h2>${escapeMarkup(nome)}</h2><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

/** The line-up where one may be seen; else the squad that it is named from. */
function escaladosDe(
  escalacao: Escalacao | null,
  lado: 'mandante' | 'visitante',
): JogadorNoPapel[] {
  const named = escalacao?.[lado]?.jogadores ?? [];
  return [...(named.length > 0 ? named : (escalacao?.elenco[lado] ?? []))];
}

export function sumulaNoPapel(
  { partida }: PartidaInteira,
  escalacao: Escalacao | null,
  url: string,
  no: NoPapelDaFolha,
): string {
  const { t, nomeDe } = no;
  const [home, away] = [
    nomeDe(partida.mandante.participante),
    nomeDe(partida.visitante.participante),
  ];
  const { placar } = partida;
  const lines = (['juiz', 'capitao_mandante', 'capitao_visitante', 'observacoes'] as const)
    .map((name) => `<p>${t(`imprimir.${name}`)}</p>`)
    .join('');
  return [
    `<div class="top"><span>${escapeMarkup(home)}</span><span>${box(placar?.mandante)} × ${box(placar?.visitante)}</span><span>${escapeMarkup(away)}</span></div>`,
    `<div class="two">${linhasDoTime(home, escaladosDe(escalacao, 'mandante'), no)}${linhasDoTime(away, escaladosDe(escalacao, 'visitante'), no)}</div>`,
    `<div class="f"><div>${lines}</div><div class="q">${qrEmSvg(url)}${escapeMarkup(t('imprimir.qr'))}</div></div>`,
  ].join('');
}
