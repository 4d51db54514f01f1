// What pages have in common: the band with the name of what stands on them, and the foot with where to find it.
import { siglaDe } from '#regras/escudos/camisa.ts';
import { brasao } from './brasao.ts';
import type { TimeNoPdf } from './material.ts';
import { CINZA, LINHA, type NoPdf } from './no-pdf.ts';
import type { PapelA4 } from './papel.ts';

export const MARGEM = 40;
const TOPO = 104;
const FOOT = 34;

export const escudoDoCampeonato = ({ material }: NoPdf): TimeNoPdf => {
  const { nome, cores } = material.campeonato;
  return { nome, sigla: siglaDe(nome), escudo: cores };
};

/** Our mark and name. */
export function marca(
  { doc, escrever }: PapelA4,
  x: number,
  y: number,
  size: number,
  fill: string,
) {
  doc.save();
  doc.translate(x, y).scale(size / 32);
  doc.roundedRect(0, 0, 32, 32, 9).fill('#565df0');
  doc.path('M7.7 9.6h10.2M14.6 16.2h3.2M14.6 22.6h3.2').lineWidth(4.9).lineCap('round');
  doc.stroke('#ffffff');
  doc.circle(24.6, 9.6, 3.1).fill('#ffffff');
  doc.lineCap('butt');
  doc.restore();
  escrever('tabelão', { x: x + size * 1.28, y: y + size * 0.82, size: size * 1.02, fill });
}

type TelaDaPagina = {
  readonly largura: number;
  readonly topo: number;
  /** Where the foot begins. */
  readonly fim: number;
};

export function novaPagina(no: NoPdf, titulo: string, sobre: string, deitada = false) {
  const { papel, paleta, material } = no;
  papel.pagina(deitada);
  const { width, height } = papel.doc.page;
  papel.forma(`M0 0H${width}V66L0 84z`, { fill: paleta.cor });
  papel.caixa(MARGEM, 16, 46, 46, '#fff4e6', 11);
  brasao(papel, escudoDoCampeonato(no), MARGEM + 5, 21, 36);
  const x = MARGEM + 60;
  const max = width - x - MARGEM;
  const common = { x, fill: paleta.tinta };
  papel.escrever(titulo.toUpperCase(), { ...common, y: 42, size: 27, max, min: 15 });
  const under = [material.campeonato.nome, sobre].filter(Boolean).join(' · ');
  papel.escrever(under, { ...common, y: 58, size: 10, face: 'texto', max, min: 7 });
  return { largura: width, topo: TOPO, fim: height - FOOT - 14 } satisfies TelaDaPagina;
}

/** On all pages but those that are one picture, when it is known how many there are. */
export function numerar(no: NoPdf, semPe: ReadonlySet<number>): void {
  const { papel, material, t } = no;
  const { start, count } = papel.doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    if (semPe.has(index)) continue;
    papel.doc.switchToPage(index);
    const { width, height } = papel.doc.page;
    const y = height - FOOT;
    papel.caixa(MARGEM, y, width - 2 * MARGEM, 0.6, LINHA);
    marca(papel, MARGEM, y + 8, 11, CINZA);
    const common = { y: y + 17, size: 8, fill: CINZA, face: 'texto' } as const;
    const shown = material.endereco.replace(/^https?:\/\//, '');
    papel.escrever(shown, { ...common, x: width / 2, anchor: 'middle' });
    papel.doc.link(width / 2 - 110, y + 6, 220, 16, material.endereco);
    const words = t('pdf.pagina', { n: index + 1, total: count });
    papel.escrever(words, { ...common, x: width - MARGEM, anchor: 'end' });
  }
}
