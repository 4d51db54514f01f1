// All matches of a round, with their scores or hours.
import { FORMATOS_DA_ARTE, type FormatoDaArte } from '../formatos.ts';
import { type Paleta, paletaDe } from '../paleta.ts';
import { escudo, folha, fundo, marca, type TimeNaArte, texto, titulo } from '../pecas.ts';
import type { CabecaNaArte } from './cabeca.ts';

export type JogoDaRodada = {
  readonly lados: readonly [TimeNaArte, TimeNaArte];
  /** Goals of either side; null while it is to come. */
  readonly gols: readonly [string, string] | null;
  readonly venceu: 0 | 1 | null;
  /** Instead of the goals: the hour, or what became of it. */
  readonly quando: string;
};

export type RodadaNaArte = CabecaNaArte & {
  readonly tipo: 'rodada';
  readonly formato: FormatoDaArte;
  /** The number of the round, large in the corner; empty in a bracket. */
  readonly numero: string;
  readonly jogos: readonly JogoDaRodada[];
  readonly rodape: string;
};

const PAPER = '#fff4e6';

function jogo(
  { lados, gols, venceu, quando }: JogoDaRodada,
  y: number,
  height: number,
  ink: string,
) {
  const base = y + height / 2;
  const crest = Math.min(70, height * 0.72);
  const [one, other] = lados;
  const side = (at: 0 | 1) => (venceu === null || venceu === at ? 1 : 0.55);
  const middle = gols
    ? texto(gols[0], {
        x: 520,
        y: base + 22,
        size: 70,
        fill: ink,
        anchor: 'end',
        opacity: side(0),
        max: 90,
      }) +
      texto('×', { x: 540, y: base + 12, size: 30, fill: ink, anchor: 'middle', opacity: 0.6 }) +
      texto(gols[1], { x: 560, y: base + 22, size: 70, fill: ink, opacity: side(1), max: 90 })
    : texto(quando, {
        x: 540,
        y: base + 12,
        size: 34,
        fill: ink,
        anchor: 'middle',
        max: 200,
        min: 22,
      });
  return [
    escudo(one, 48, base - crest / 2, crest),
    texto(one.nome, { x: 136, y: base + 13, size: 38, fill: ink, max: 280, min: 24 }),
    middle,
    texto(other.nome, {
      x: 944,
      y: base + 13,
      size: 38,
      fill: ink,
      anchor: 'end',
      max: 280,
      min: 24,
    }),
    escudo(other, 962, base - crest / 2, crest),
  ].join('');
}

function topo(
  { titulo: name, sobre, numero, escudo: own }: RodadaNaArte,
  band: number,
  paleta: Paleta,
) {
  const { cor, sombra, tinta, escuro } = paleta;
  const head = titulo(name, { x: 56, y: 190, fill: tinta, max: 640, size: 108, min: 52, lines: 2 });
  return [
    `<clipPath id="band"><path d="M0 0h1080v${band - 34}L0 ${band}z"/></clipPath>`,
    `<g clip-path="url(#band)">${fundo(1080, band, { cor, sombra, passo: 250 })}${texto(numero, { x: 1060, y: band - 60, size: 500, fill: escuro, anchor: 'end', opacity: 0.82 })}</g>`,
    `<rect x="54" y="54" width="110" height="110" rx="26" fill="${PAPER}"/>`,
    escudo(own, 63, 63, 92),
    head.svg,
    texto(sobre, { x: 56, y: head.end + 52, size: 30, fill: tinta, face: 'texto', max: 660 }),
  ].join('');
}

export function desenharRodada(rodada: RodadaNaArte): string {
  const [, height] = FORMATOS_DA_ARTE[rodada.formato];
  const paleta = paletaDe(rodada.cores);
  const ink = paleta.escuro;
  const band = 480;
  const top = band + 14;
  const room = height - top - 110;
  const rows = rodada.jogos.slice(0, Math.floor(room / 58));
  const each = Math.min(124, Math.floor(room / Math.max(rows.length, 1)));
  return folha(
    1080,
    height,
    [
      `<path fill="${PAPER}" d="M0 0h1080v${height}H0z"/>`,
      topo(rodada, band, paleta),
      ...rows.map((one, index) => jogo(one, top + index * each, each, ink)),
      ...rows
        .slice(1)
        .map(
          (_, index) =>
            `<path d="M44 ${top + (index + 1) * each}H1036" stroke="${ink}" stroke-width="2" opacity="0.14"/>`,
        ),
      marca(48, height - 75, 45, ink),
      texto(rodada.rodape, {
        x: 1032,
        y: height - 42,
        size: 24,
        fill: ink,
        face: 'texto',
        anchor: 'end',
        max: 640,
      }),
    ].join(''),
  );
}
