// The pieces that lie over a video, as markup: score, lower third, table.
import type { Partida } from '#contract/partidas.ts';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { ehSemHora } from '#regras/agenda/vencimento.ts';
import { camisaDe, siglaDe } from '#regras/escudos/camisa.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { camisaDoEscudo, escudoPequeno } from '#server/embed/escudo.ts';
import { DATAS } from '#server/http/locale.ts';
import type { listIdentidades } from '#server/participantes/queries.ts';
import type { Locale } from '#textos/locale.ts';
import type { Translate } from '#textos/messages.ts';
import type { AutorNoAr } from './autores.ts';
import type { JogoNoAr, MomentoNoAr } from './momento.ts';
import type { TabelaAoVivo } from './tabela-ao-vivo.ts';

type DaGente = Awaited<ReturnType<typeof listIdentidades>>[number];

export type NaTela = {
  readonly t: Translate;
  readonly locale: Locale;
  /** Of the championship. */
  readonly nome: string;
  readonly gente: ReadonlyMap<string, DaGente>;
  etapaOf(partida: Pick<Partida, 'fase' | 'confronto'>): string | null;
};

function quem(uuid: string | null, { gente, t }: NaTela) {
  const one = uuid === null ? undefined : gente.get(uuid);
  const nome = one ? (one.time_nome ?? one.nome) : t('arte.a_definir');
  const camisa = camisaDoEscudo(one?.escudo) ?? camisaDe(nome);
  return {
    nome: escapeMarkup(nome),
    sigla: escapeMarkup(one?.sigla ?? siglaDe(nome)),
    escudo: escudoPequeno(camisa),
    cores: camisa.cores,
  };
}

const lados = ({ mandante, visitante }: Partida, tela: NaTela) =>
  [quem(mandante.participante, tela), quem(visitante.participante, tela)] as const;

const rodadaDe = (partida: Partida, { t, etapaOf }: NaTela) => {
  const etapa = etapaOf(partida);
  return etapa === null ? t('arte.rodada', { n: partida.rodada }) : nomeDaEtapa(etapa, t);
};

function horaDe(at: string | null, { locale }: NaTela) {
  if (at === null) return null;
  const { tag, month } = DATAS[locale];
  const day = { weekday: 'short', day: '2-digit', month, timeZone: BRASILIA } as const;
  const hour = { hour: '2-digit', minute: '2-digit', timeZone: BRASILIA } as const;
  const date = new Date(at);
  return {
    dia: new Intl.DateTimeFormat(tag, day).format(date).replace('.', ''),
    hora: ehSemHora(at) ? null : new Intl.DateTimeFormat(tag, hour).format(date),
  };
}

/** The clock, which the page moves by itself, or the word that stands in its place. */
function relogio({ tempo, desde, wo }: MomentoNoAr, partida: Partida, tela: NaTela): string {
  const { t } = tela;
  if (wo) return t('arte.wo');
  if (tempo === 'antes')
    return horaDe(partida.jogo_previsto_at, tela)?.hora ?? t('transmissao.antes');
  if (desde === null) return t('transmissao.fim');
  return `<small>${t(`transmissao.tempo.${tempo === 'segundo' ? 'segundo' : 'primeiro'}`)}</small><time data-desde="${desde}"></time>`;
}

const golsDe = ({ gols, penaltis }: MomentoNoAr, side: 0 | 1) =>
  gols === null ? '–' : `${gols[side]}${penaltis ? `<sup>${penaltis[side]}</sup>` : ''}`;

/** As many as can be read in passing. */
const MOST_NAMES = 5;

function autoresNoAr(all: readonly AutorNoAr[], { t }: NaTela): string {
  const shown = all.slice(0, MOST_NAMES).map(({ nome, minutos }) => {
    const when = minutos.map((minuto) => `${minuto}’`).join(' ');
    return `<li><span>${escapeMarkup(nome ?? t('transmissao.contra'))}</span><em>${when}</em></li>`;
  });
  const more = all.length - MOST_NAMES;
  return `<ul>${shown.join('')}${more > 0 ? `<li><em>+${more}</em></li>` : ''}</ul>`;
}

/** Nothing while nobody is named. */
const quemMarcou = ({ autores: [casa, fora] }: JogoNoAr, tela: NaTela) =>
  casa.length + fora.length === 0
    ? ''
    : `<div class="q">${autoresNoAr(casa, tela)}${autoresNoAr(fora, tela)}</div>`;

export function placarNoAr(jogo: JogoNoAr, tela: NaTela): string {
  const { partida, momento } = jogo;
  const [casa, fora] = lados(partida, tela);
  const bar = ({ cores }: typeof casa) =>
    `<i data-c="${cores[0]}"></i><i data-c="${cores[1]}"></i>`;
  const total = (momento.gols ?? [0, 0]).join('-');
  return `<div class="t">${relogio(momento, partida, tela)}</div><div class="l">${casa.escudo}<span>${casa.sigla}</span>${bar(casa)}</div><div class="g" data-jogo="${partida.uuid}" data-gols="${total}"><b>${golsDe(momento, 0)}</b><b>${golsDe(momento, 1)}</b></div><div class="l f"><span>${fora.sigla}</span>${fora.escudo}${bar(fora)}</div><div class="r"><span>${escapeMarkup(tela.nome)}</span><em>${escapeMarkup(rodadaDe(partida, tela))}</em></div>${quemMarcou(jogo, tela)}<div class="gol" aria-hidden="true">${tela.t('transmissao.gol')}</div>`;
}

function rotulo({ tempo }: MomentoNoAr, t: Translate): string {
  if (tempo === 'antes') return t('transmissao.a_seguir');
  return tempo === 'fim' ? t('transmissao.fim_de_jogo') : t('transmissao.ao_vivo');
}

export function tarjaNoAr({ partida, momento }: JogoNoAr, tela: NaTela): string {
  const [casa, fora] = lados(partida, tela);
  const at = momento.tempo === 'antes' ? horaDe(partida.jogo_previsto_at, tela) : null;
  const end = at
    ? `<span>${at.dia}</span>${at.hora === null ? '' : `<b>${at.hora}</b>`}`
    : `<span>${escapeMarkup(rodadaDe(partida, tela))}</span>`;
  const middle = momento.gols ? `${golsDe(momento, 0)} × ${golsDe(momento, 1)}` : '×';
  return `<div class="k">${rotulo(momento, tela.t)}</div><div class="c"><span>${casa.escudo}<strong>${casa.nome}</strong></span><em${momento.gols ? ' class="s"' : ''}>${middle}</em><span><strong>${fora.nome}</strong>${fora.escudo}</span></div><div class="h">${end}</div>`;
}

/** As many as fit beside a lower third. */
const MOST_LINES = 10;

function movida(agora: number, antes: number | undefined): string {
  if (antes === undefined || antes === agora) return '<em></em>';
  return agora < antes ? '<em class="up">▲</em>' : '<em class="down">▼</em>';
}

export function tabelaNoAr(
  { tabelas, antes, aoVivo }: TabelaAoVivo,
  atual: JogoNoAr | null,
  tela: NaTela,
): string | null {
  const own = tabelas.find(({ grupo }) => grupo === atual?.partida.grupo) ?? tabelas[0];
  if (!own) return null;
  const { t } = tela;
  const playing = [atual?.partida.mandante.participante, atual?.partida.visitante.participante];
  const lines = own.linhas.slice(0, MOST_LINES).map(({ participante, posicao, p }) => {
    const { escudo, nome } = quem(participante, tela);
    const on = playing.includes(participante) ? ' class="on"' : '';
    return `<li${on}><i>${posicao}</i>${escudo}<span>${nome}</span>${movida(posicao, antes.get(participante))}<b>${p}</b></li>`;
  });
  const group =
    own.grupo === null ? '' : ` · ${escapeMarkup(t('campeonato.grupo', { nome: own.grupo }))}`;
  return `<h2>${t(aoVivo ? 'transmissao.tabela_ao_vivo' : 'transmissao.tabela')}${group}</h2><ol>${lines.join('')}</ol>`;
}
