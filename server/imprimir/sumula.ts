// The sheet of one match, to be filled in with a pen: line-ups where there are any, and a code that leads to the match.
import { encode } from 'uqr';
import type { Escalacao } from '#contract/partida/escalacao.ts';
import type { Partida } from '#contract/partidas.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { box, type NoPapelDaFolha } from './corpo.ts';

function qrEmSvg(text: string): string {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return `<svg viewBox="0 0 ${size} ${size}" aria-hidden="true"><path d="${path}" shape-rendering="crispEdges"/></svg>`;
}

type JogadorNoPapel = {
  readonly nome: string;
  readonly numero: number | null;
  readonly suspenso: string | null;
  readonly reserva?: boolean;
};

/** Lines to write on, where nobody has named anybody. */
const LINES = 18;

/** Room for who comes late. */
const SPARE = 2;

const nomeNaFolha = ({ nome, reserva, suspenso }: JogadorNoPapel, { t }: NoPapelDaFolha) => {
  const mark = suspenso ? t('imprimir.suspenso') : reserva ? t('imprimir.reserva') : '';
  return `${escapeMarkup(nome)}${mark ? ` <small>${escapeMarkup(mark)}</small>` : ''}`;
};

/** However many there are, a match is one sheet: more of them stand closer. */
function apertoDe(lines: number): string {
  if (lines > 42) return 'd3';
  if (lines > 33) return 'd2';
  return lines > 24 ? 'd1' : '';
}

/** Named ones first, then lines to write on. */
function linhasDoTime(
  nome: string,
  jogadores: readonly JogadorNoPapel[],
  no: NoPapelDaFolha,
): string {
  const lines = Math.max(LINES, jogadores.length + SPARE);
  const blank = Array.from({ length: lines - jogadores.length }, () => null);
  const rows = [...jogadores, ...blank].map(
    (one) =>
      `<tr><td>${one?.numero ?? '&nbsp;'}</td><td class="n">${one ? nomeNaFolha(one, no) : ''}</td><td></td><td></td><td></td></tr>`,
  );
  const heads = (['numero', 'jogador', 'gols', 'amarelo', 'vermelho'] as const)
    .map((name) => {
      const left = name === 'jogador' ? ' class="n"' : '';
      return `<th scope="col"${left}>${no.t(`imprimir.${name}`)}</th>`;
    })
    .join('');
  return `<section class="${apertoDe(lines)}"><h2>${escapeMarkup(nome)}</h2><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

/** The line-up where one may be seen, who begins first; else the squad that it is named from. */
function escaladosDe(
  escalacao: Escalacao | null,
  lado: 'mandante' | 'visitante',
): readonly JogadorNoPapel[] {
  const named = escalacao?.[lado]?.jogadores ?? [];
  if (named.length === 0) return escalacao?.elenco[lado] ?? [];
  return named.toSorted((a, b) => Number(a.reserva) - Number(b.reserva));
}

type SumulaNoPapel = {
  readonly partida: Partida;
  readonly escalacao: Escalacao | null;
  /** Where its code leads. */
  readonly url: string;
};

export function sumulaNoPapel(
  { partida, escalacao, url }: SumulaNoPapel,
  no: NoPapelDaFolha,
): string {
  const { t, nomeDe } = no;
  const { placar, mandante, visitante } = partida;
  const [home, away] = [nomeDe(mandante.participante), nomeDe(visitante.participante)];
  const [casa, fora] = [escaladosDe(escalacao, 'mandante'), escaladosDe(escalacao, 'visitante')];
  const toSign = (['juiz', 'capitao_mandante', 'capitao_visitante', 'observacoes'] as const)
    .map((name) => `<p>${t(`imprimir.${name}`)}</p>`)
    .join('');
  const more = Math.max(casa.length, fora.length) <= LINES ? '<p>&nbsp;</p>'.repeat(2) : '';
  return [
    `<div class="top"><span>${escapeMarkup(home)}</span><span>${box(placar?.mandante)} × ${box(placar?.visitante)}</span><span>${escapeMarkup(away)}</span></div>`,
    `<div class="two">${linhasDoTime(home, casa, no)}${linhasDoTime(away, fora, no)}</div>`,
    `<div class="f"><div>${toSign}${more}</div><div class="q" data-partida="${partida.uuid}">${qrEmSvg(url)}<span>${escapeMarkup(t('imprimir.qr'))}</span></div></div>`,
  ].join('');
}
