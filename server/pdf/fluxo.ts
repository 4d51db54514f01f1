// Columns that are filled from the top, one after the other, page after page.
import { MARGEM, novaPagina } from './moldura.ts';
import type { NoPdf } from './no-pdf.ts';

type TituloDoFluxo = {
  readonly titulo: string;
  readonly sobre: string;
  readonly colunas: number;
};

const GAP = 24;

export function makeFluxo(no: NoPdf, { titulo, sobre, colunas }: TituloDoFluxo) {
  let tela = novaPagina(no, titulo, sobre);
  no.papel.marcar([titulo, sobre].filter(Boolean).join(' · '));
  let column = 0;
  let y = tela.topo;
  const width = (tela.largura - 2 * MARGEM - GAP * (colunas - 1)) / colunas;

  const next = () => {
    column += 1;
    if (column === colunas) {
      tela = novaPagina(no, titulo, sobre);
      column = 0;
    }
    y = tela.topo;
  };

  return {
    width,
    /** Height of a column. */
    whole: tela.fim - tela.topo,
    /** Room that is left in the column. */
    room: () => tela.fim - y,
    /** A place of this height; in the next column where this one has none. */
    take(height: number) {
      if (tela.fim - y < height && y > tela.topo) next();
      const place = { x: MARGEM + column * (width + GAP), y };
      y += height;
      return place;
    },
    next,
  };
}

export type Fluxo = ReturnType<typeof makeFluxo>;
