// The foot of the cover: the code that leads to the championship, and who pays for it.
import { encode } from 'uqr';
import type { NoPdf } from '../no-pdf.ts';
import { A4 } from '../papel.ts';

const { largura: WIDE, altura: HIGH } = A4;
const SIDE = 46;
/** Height of the strip of the sponsors. */
export const SPONSORS = 92;

export function codigo({ papel, material }: NoPdf, x: number, y: number, size: number): void {
  const { data, size: count } = encode(material.endereco, { border: 2 });
  const each = size / count;
  papel.caixa(x, y, size, size, '#ffffff', 8);
  const path = data.flatMap((row, at) =>
    row.flatMap((isDark, column) =>
      isDark
        ? [
            `M${(x + column * each).toFixed(2)} ${(y + at * each).toFixed(2)}h${each.toFixed(3)}v${each.toFixed(3)}h${(-each).toFixed(3)}z`,
          ]
        : [],
    ),
  );
  papel.forma(path.join(''), { fill: '#000000' });
  papel.doc.link(x, y, size, size, material.endereco);
}

/** On white, as logos are made for. */
export function patrocinio({ papel, material, t }: NoPdf): void {
  const { patrocinadores } = material;
  const top = HIGH - SPONSORS;
  papel.caixa(0, top, WIDE, SPONSORS, '#ffffff');
  const quiet = { x: SIDE, y: top + 18, size: 8.5, fill: '#5f6575', face: 'texto' } as const;
  papel.escrever(t('imprimir.patrocinio'), quiet);
  const rows = patrocinadores.length > 6 ? 2 : 1;
  const perRow = Math.ceil(patrocinadores.length / rows);
  const wide = (WIDE - 2 * SIDE) / perRow;
  const high = 58 / rows;
  for (const [index, { nome, logo }] of patrocinadores.entries()) {
    const x = SIDE + (index % perRow) * wide;
    const y = top + 26 + Math.floor(index / perRow) * high;
    if (logo) papel.imagem(logo, { x: x + 3, y: y + 2, width: wide - 6, height: high - 14 });
    const size = logo ? 7.5 : Math.min(15, high * 0.5);
    const line = logo ? y + high - 4 : y + high / 2 + size * 0.35;
    papel.escrever(nome, {
      ...{
        x: x + wide / 2,
        y: line,
        size,
        fill: '#15171f',
        anchor: 'middle',
        max: wide - 6,
        min: 5,
      },
    });
  }
}
