// The last rounds of a bracket, from left to right, with the lines between them.
import { FORMATOS_DA_ARTE, type FormatoDaArte } from '../formatos.ts';
import { type Paleta, paletaDe } from '../paleta.ts';
import { escudo, folha, type TimeNaArte, texto } from '../pecas.ts';
import { BAND, type CabecaNaArte, cabeca, noite, pe } from './cabeca.ts';

export type ConfrontoNaArte = {
  /** From the top, in heights of a tie. */
  readonly linha: number;
  /** Where its winner stands in the next column. */
  readonly para: number | null;
  readonly lados: readonly {
    readonly time: TimeNaArte | null;
    readonly nome: string;
    readonly gols: string;
    readonly venceu: boolean;
  }[];
};

export type ChaveNaArte = CabecaNaArte & {
  readonly tipo: 'chave';
  readonly formato: FormatoDaArte;
  readonly colunas: readonly {
    readonly nome: string;
    readonly confrontos: readonly ConfrontoNaArte[];
  }[];
};

type LugarNaChave = {
  readonly x: number;
  readonly width: number;
  readonly each: number;
  readonly top: number;
};

const placeOf = ({ top, each }: LugarNaChave, linha: number) => top + (linha + 0.5) * each;

function confronto(
  { lados, linha }: ConfrontoNaArte,
  lugar: LugarNaChave,
  { forte, escuro: dark }: Paleta,
) {
  const { x, width, each } = lugar;
  const box = Math.min(124, each * 0.82);
  const y = placeOf(lugar, linha) - box / 2;
  const half = box / 2;
  return lados
    .map(({ time, nome, gols, venceu }, index) => {
      const at = y + index * half;
      const size = Math.min(40, half * 0.72);
      const score = gols ? gols.length * 15 + 26 : 14;
      return [
        `<rect x="${x}" y="${at}" width="${width}" height="${half - 2}" rx="8" fill="${venceu ? forte : '#ffffff'}"/>`,
        time ? escudo(time, x + 12, at + (half - size) / 2 - 1, size) : '',
        texto(nome, {
          x: x + (time ? 22 + size : 14),
          y: at + half / 2 + 10,
          size: Math.min(30, half * 0.6),
          fill: dark,
          max: width - score - size - 26,
          min: 16,
          opacity: venceu || !gols ? 1 : 0.62,
        }),
        texto(gols, {
          x: x + width - 14,
          y: at + half / 2 + 10,
          size: Math.min(30, half * 0.6),
          fill: dark,
          anchor: 'end',
        }),
      ].join('');
    })
    .join('');
}

function linhas({ linha, para }: ConfrontoNaArte, lugar: LugarNaChave, gap: number, cor: string) {
  if (para === null) return '';
  const [from, to] = [placeOf(lugar, linha), placeOf(lugar, para)];
  const start = lugar.x + lugar.width;
  return `<path d="M${start} ${from}h${gap / 2}V${to}h${gap / 2}" fill="none" stroke="${cor}" stroke-width="5"/>`;
}

export function desenharChave(chave: ChaveNaArte): string {
  const [, height] = FORMATOS_DA_ARTE[chave.formato];
  const paleta = paletaDe(chave.cores);
  const { colunas } = chave;
  const gap = 36;
  const width = (1080 - 96 - gap * (colunas.length - 1)) / Math.max(1, colunas.length);
  const leaves = Math.max(
    1,
    ...colunas.flatMap(({ confrontos }) => confrontos.map(({ linha }) => linha + 1)),
  );
  const top = BAND + 96;
  const each = Math.min(190, (height - top - 130) / leaves);
  const start = top + Math.max(0, (height - top - 130 - each * leaves) / 2);
  const lugar = (index: number): LugarNaChave => ({
    x: 48 + index * (width + gap),
    width,
    each,
    top: start,
  });
  return folha(
    1080,
    height,
    [
      noite(height, paleta),
      cabeca(chave, paleta),
      ...colunas.map(({ nome }, index) =>
        texto(nome, {
          x: lugar(index).x,
          y: top - 26,
          size: 26,
          fill: paleta.claro,
          face: 'texto',
          max: width,
        }),
      ),
      ...colunas.flatMap(({ confrontos }, index) =>
        index === colunas.length - 1
          ? []
          : confrontos.map((one) => linhas(one, lugar(index), gap, paleta.forte)),
      ),
      ...colunas.flatMap(({ confrontos }, index) =>
        confrontos.map((one) => confronto(one, lugar(index), paleta)),
      ),
      pe(chave, height, paleta),
    ].join(''),
  );
}
