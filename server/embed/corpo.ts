// What is shown in another site: a table, the matches of a round, or a bracket, from the answers that a guest gets.
import type { Classificacao } from '#contract/classificacao.ts';
import type { Escudo } from '#contract/participantes.ts';
import type { Partida } from '#contract/partidas.ts';
import type { Visao } from '#contract/visao.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import type { Locale } from '#textos/locale.ts';
import type { Translate } from '#textos/messages.ts';
import { camisaDoEscudo, escudoPequeno } from './escudo.ts';

export type NoEmbed = {
  readonly t: Translate;
  readonly locale: Locale;
  readonly linhas: number;
};

export type GenteDoEmbed = Readonly<
  Record<
    string,
    { readonly nome: string; readonly time_nome?: string | null; readonly escudo: Escudo }
  >
>;

function nome(uuid: string | null, gente: GenteDoEmbed, t: Translate): string {
  const one = uuid === null ? undefined : gente[uuid];
  if (!one) return `<span class="m">${escapeMarkup(t('arte.a_definir'))}</span>`;
  return `${escudoPequeno(camisaDoEscudo(one.escudo))}${escapeMarkup(one.time_nome ?? one.nome)}`;
}

export function tabelas(
  { tabelas: all }: Classificacao,
  gente: GenteDoEmbed,
  { t, linhas }: NoEmbed,
) {
  const heads = ['j', 'v', 'sg', 'p'] as const;
  return all
    .map(({ grupo, linhas: rows }) => {
      const title =
        grupo === null ? '' : `<h2>${escapeMarkup(t('campeonato.grupo', { nome: grupo }))}</h2>`;
      const body = rows
        .slice(0, linhas)
        .map(
          (row) =>
            `<tr><td>${row.posicao}</td><th scope="row">${nome(row.participante, gente, t)}</th>${heads.map((name) => `<td${name === 'p' ? ' class="w"' : ''}>${row[name]}</td>`).join('')}</tr>`,
        )
        .join('');
      const head = heads.map((name) => `<th scope="col">${t(`arte.${name}`)}</th>`).join('');
      return `${title}<table><thead><tr><th scope="col">#</th><th scope="col">${t('imprimir.time')}</th>${head}</tr></thead><tbody>${body}</tbody></table>`;
    })
    .join('');
}

function meio({ placar, wo_de, jogo_previsto_at: at }: Partida, { t, locale }: NoEmbed): string {
  if (placar) {
    const shootout = placar.penaltis ? ` (${placar.penaltis.join('-')})` : '';
    return `${placar.mandante} × ${placar.visitante}${shootout}`;
  }
  if (wo_de) return t('arte.wo');
  return at ? dataEmBrasilia(locale, at) : '×';
}

export function jogos(partidas: readonly Partida[], gente: GenteDoEmbed, no: NoEmbed): string {
  const rows = partidas
    .slice(0, no.linhas)
    .map(
      (jogo) =>
        `<li><span>${nome(jogo.mandante.participante, gente, no.t)}</span><b>${escapeMarkup(meio(jogo, no))}</b><span>${nome(jogo.visitante.participante, gente, no.t)}</span></li>`,
    );
  return `<ul>${rows.join('')}</ul>`;
}

export function chave({ chave: parts, gente }: Visao, { t }: NoEmbed): string {
  const columns = parts.flatMap(({ colunas }) => colunas);
  const drawn = columns.map(({ etapa, confrontos }) => {
    const ties = confrontos.map(({ lados, gols, vencedor }) => {
      const sides = lados.map(({ participante }, index) => {
        const won = vencedor !== null && vencedor === participante;
        return `<p${won ? ' class="w"' : ''}><span>${nome(participante, gente, t)}</span><span>${gols?.[index] ?? ''}</span></p>`;
      });
      return `<div>${sides.join('')}</div>`;
    });
    return `<section><h2>${escapeMarkup(nomeDaEtapa(etapa, t))}</h2>${ties.join('')}</section>`;
  });
  return `<div class="k" tabindex="0">${drawn.join('')}</div>`;
}
