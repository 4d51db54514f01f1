// Every round with its matches: when, who, and how they ended.
import type { Partida } from '#contract/partidas.ts';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { ehSemHora } from '#regras/agenda/vencimento.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { DATAS } from '#server/http/locale.ts';
import type { Locale } from '#textos/locale.ts';
import { brasao } from '../brasao.ts';
import { type Fluxo, makeFluxo } from '../fluxo.ts';
import type { RodadaNoPdf } from '../material.ts';
import { CINZA, LINHA, type NoPdf, nomeDaFase, nomeDaRodada, TINTA } from '../no-pdf.ts';

const ROW = 16;
const NOTE = 8;
const HEAD = 24;
const WHEN = 50;
const SCORE = 34;

function makeDatas(locale: Locale) {
  const { tag, month } = DATAS[locale];
  const dia = { day: '2-digit', month, timeZone: BRASILIA } as const;
  const hora = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return {
    dia: new Intl.DateTimeFormat(tag, dia),
    hora: new Intl.DateTimeFormat(tag, { ...dia, ...hora }),
    ano: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: BRASILIA }),
  };
}

type Datas = ReturnType<typeof makeDatas>;

/** The day and, where one was chosen, the hour. */
const quandoNo = ({ dia, hora }: Datas, at: string) =>
  (ehSemHora(at) ? dia : hora).format(new Date(at)).replace(',', '');

const isThird = ({ material }: NoPdf, { fase, confronto }: Partida): boolean =>
  material.chaves
    .find((one) => one.fase === fase)
    ?.confrontos.some(({ id, chave }) => id === confronto && chave === 'terceiro_lugar') ?? false;

function notaDe(jogo: Partida, no: NoPdf): string {
  const { t, nomeDe } = no;
  const { placar, wo_de, estado, estadio, local } = jogo;
  const missing = jogo[wo_de === 'visitante' ? 'visitante' : 'mandante'].participante;
  const wo =
    wo_de === null
      ? ''
      : wo_de === 'ambos'
        ? t('pdf.wo_duplo')
        : t('pdf.wo_de', { nome: nomeDe(missing) });
  const [m = 0, v = 0] = placar?.penaltis ?? [];
  const shootout = placar?.penaltis ? t('pdf.penaltis', { m, v }) : '';
  const third = isThird(no, jogo) ? nomeDaEtapa('terceiro', t) : '';
  const off = estado === 'cancelada' ? t('arte.cancelado') : '';
  return [third, wo, shootout, off, estadio, local].filter(Boolean).join(' · ');
}

function placarDe({ placar, placar_wo, wo_de, estado }: Partida): readonly [string, string] | null {
  if (placar) return [String(placar.mandante), String(placar.visitante)];
  if (placar_wo) return [String(placar_wo[0]), String(placar_wo[1])];
  return wo_de !== null || estado === 'cancelada' ? ['–', '–'] : null;
}

type LugarDoJogo = { readonly x: number; readonly y: number; readonly width: number };

const middleOf = ({ x, width }: LugarDoJogo) => x + WHEN + (width - WHEN) / 2;

/** One side of a match: crest, name, and goals towards the middle. */
function lado(no: NoPdf, jogo: Partida, index: 0 | 1, lugar: LugarDoJogo): void {
  const { papel, timeDe, nomeDe } = no;
  const side = index === 0 ? -1 : 1;
  const uuid = (index === 0 ? jogo.mandante : jogo.visitante).participante;
  const time = timeDe(uuid);
  const middle = middleOf(lugar);
  const edge = middle + side * (SCORE / 2);
  const base = lugar.y + 11;
  if (time) brasao(papel, time, index === 0 ? edge - 11 : edge, lugar.y + 2, 11);
  const name = () =>
    papel.escrever(nomeDe(uuid), {
      ...{ x: edge + side * 14, y: base, size: 9.5, fill: uuid ? TINTA : CINZA, min: 7.5 },
      max: (lugar.width - WHEN - SCORE) / 2 - 15,
      anchor: index === 0 ? 'end' : 'start',
    });
  // In the order in which they are read, for who copies them.
  if (index === 0) name();
  papel.escrever(placarDe(jogo)?.[index] ?? '', {
    ...{ x: middle + side * 8, y: base + 0.5, size: 11.5, fill: TINTA, anchor: 'middle' },
  });
  if (index === 1) name();
}

function linha(no: NoPdf, fluxo: Fluxo, jogo: Partida, datas: Datas): void {
  const { papel } = no;
  const { width } = fluxo;
  const note = notaDe(jogo, no);
  const height = ROW + (note ? NOTE : 0);
  const lugar = { ...fluxo.take(height), width };
  const { x, y } = lugar;
  const { jogo_previsto_at: at } = jogo;
  const quiet = { fill: CINZA, face: 'texto' } as const;
  const when = at ? quandoNo(datas, at) : '';
  papel.escrever(when, { ...quiet, x, y: y + 11, size: 7, max: WHEN - 2 });
  const centre = { ...quiet, x: middleOf(lugar), anchor: 'middle' } as const;
  lado(no, jogo, 0, lugar);
  papel.escrever('×', { ...centre, y: y + 11, size: 8 });
  lado(no, jogo, 1, lugar);
  papel.escrever(note, { ...centre, y: y + ROW + 3.5, size: 6.5, min: 5, max: width - WHEN });
  papel.caixa(x, y + height - 0.8, width, 0.4, LINHA);
}

function cabecaDaRodada(no: NoPdf, fluxo: Fluxo, rodada: RodadaNoPdf, { ano }: Datas): void {
  const { papel, acento } = no;
  const { x, y } = fluxo.take(HEAD);
  const days = rodada.jogos.flatMap(({ jogo_previsto_at: at }) => (at ? [Date.parse(at)] : []));
  papel.escrever(nomeDaRodada(no, rodada), {
    x,
    y: y + 17,
    size: 13,
    fill: acento,
    max: fluxo.width - 110,
  });
  if (days.length === 0) return;
  const span = ano.formatRange(new Date(Math.min(...days)), new Date(Math.max(...days)));
  papel.escrever(span, {
    ...{
      x: x + fluxo.width,
      y: y + 17,
      size: 7.5,
      fill: CINZA,
      face: 'texto',
      anchor: 'end',
      max: 120,
    },
  });
}

function folgas({ papel, t, nomeDe }: NoPdf, fluxo: Fluxo, rodada: RodadaNoPdf): void {
  if (rodada.folgas.length === 0) return;
  const nomes = rodada.folgas.map(({ participante }) => nomeDe(participante)).join(', ');
  const { x, y } = fluxo.take(13);
  const words = t('pdf.folga', { nomes });
  papel.escrever(words, { x, y: y + 9, size: 7.5, fill: CINZA, face: 'texto', max: fluxo.width });
}

/** A round that is not long stays together; of a long one the first matches stay with its name. */
function alturaDe({ jogos }: RodadaNoPdf, no: NoPdf, { whole }: Fluxo): number {
  const noted = jogos.filter((jogo) => notaDe(jogo, no) !== '').length;
  const all = HEAD + jogos.length * ROW + noted * NOTE;
  return all < whole * 0.6 ? all : HEAD + 4 * (ROW + NOTE);
}

export function desenharRodadas(no: NoPdf): void {
  const { t, material } = no;
  const datas = makeDatas(material.locale);
  const byPhase = Map.groupBy(material.rodadas, ({ fase }) => fase);
  for (const [fase, rodadas] of byPhase) {
    const shown = rodadas.filter(({ jogos }) => jogos.length > 0);
    if (shown.length === 0) continue;
    const fluxo = makeFluxo(no, {
      titulo: t('pdf.jogos'),
      sobre: nomeDaFase(no, fase),
      colunas: 2,
    });
    for (const rodada of shown) {
      if (fluxo.room() < alturaDe(rodada, no, fluxo)) fluxo.next();
      cabecaDaRodada(no, fluxo, rodada, datas);
      for (const jogo of rodada.jogos) {
        if (fluxo.room() < ROW + NOTE) fluxo.next();
        linha(no, fluxo, jogo, datas);
      }
      folgas(no, fluxo, rodada);
      fluxo.take(6);
    }
  }
}
