// The final places of everybody, with all their matches in one line.
import type { FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import { brasao } from '../brasao.ts';
import { type Fluxo, makeFluxo } from '../fluxo.ts';
import { CINZA, type NoPdf, TINTA, ZEBRA } from '../no-pdf.ts';

const ROW = 19;
const HEAD = 18;
const FIGURES = ['j', 'v', 'e', 'd', 'gp', 'gc', 'sg'] as const;
const STEP = 29;

const columnAt = (x: number, width: number, index: number) =>
  x + width - 16 - (FIGURES.length - 1 - index) * STEP;

function cabecaDaLista({ papel, t }: NoPdf, fluxo: Fluxo): void {
  const { x, y } = fluxo.take(HEAD);
  for (const [index, name] of FIGURES.entries()) {
    const at = { x: columnAt(x, fluxo.width, index), y: y + 11, anchor: 'middle' } as const;
    papel.escrever(t(`imprimir.${name}`), { ...at, size: 8, fill: CINZA, face: 'texto' });
  }
}

type LugarDaLinha = { readonly x: number; readonly y: number; readonly width: number };

function quem(no: NoPdf, one: FinalDoCampeonato['colocacoes'][number], { x, y }: LugarDaLinha) {
  const { papel, t, acento, timeDe, nomeDe } = no;
  const { participante, de, ate, saiu } = one;
  const base = y + ROW / 2 + 4;
  const place = de === ate ? t('campeao.lugar', { n: de }) : t('campeao.lugares', { de, ate });
  papel.escrever(place, { x: x + 8, y: base, size: 11.5, fill: de === 1 ? acento : TINTA });
  const time = timeDe(participante);
  if (time) brasao(papel, time, x + 66, y + 3, 13);
  const left = saiu ? ` (${t(`campeonato.participantes.${saiu}`).toLowerCase()})` : '';
  const name = { x: x + 86, y: base, size: 11.5, fill: TINTA, max: 205, min: 7 };
  papel.escrever(`${nomeDe(participante)}${left}`, name);
}

type CampanhaNaLista = FinalDoCampeonato['geral'][number] | undefined;

function numeros({ papel }: NoPdf, linha: CampanhaNaLista, { x, y, width }: LugarDaLinha): void {
  for (const [index, figure] of FIGURES.entries()) {
    const words = linha ? String(linha[figure]).replace('-', '−') : '';
    const at = { x: columnAt(x, width, index), y: y + ROW / 2 + 4, anchor: 'middle' } as const;
    papel.escrever(words, { ...at, size: 10.5, fill: TINTA });
  }
}

export function desenharColocacao(no: NoPdf): void {
  const { final } = no.material;
  if (!final || final.colocacoes.length === 0) return;
  const fluxo = makeFluxo(no, { titulo: no.t('pdf.final'), sobre: '', colunas: 1 });
  const { width } = fluxo;
  const own = new Map(final.geral.map((one) => [one.participante, one]));
  cabecaDaLista(no, fluxo);
  for (const [index, one] of final.colocacoes.entries()) {
    if (fluxo.room() < ROW) {
      fluxo.next();
      cabecaDaLista(no, fluxo);
    }
    const place = { ...fluxo.take(ROW), width };
    if (index % 2 === 0) no.papel.caixa(place.x, place.y, width, ROW, ZEBRA, 4);
    quem(no, one, place);
    numeros(no, own.get(one.participante), place);
  }
}
