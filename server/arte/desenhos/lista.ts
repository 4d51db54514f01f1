// A table of a championship, or its scorers: one line for each, as many as there is room for.
import { FORMATOS_DA_ARTE, type FormatoDaArte } from '../formatos.ts';
import { type Paleta, paletaDe } from '../paleta.ts';
import { escudo, folha, type TimeNaArte, texto } from '../pecas.ts';
import { BAND, type CabecaNaArte, cabeca, noite, pe } from './cabeca.ts';

type LinhaDaLista = {
  readonly n: string;
  readonly time: TimeNaArte;
  readonly nome: string;
  readonly numeros: readonly string[];
  readonly zona: 'alta' | 'media' | 'baixa' | null;
};

export type ListaNaArte = CabecaNaArte & {
  readonly tipo: 'lista';
  readonly formato: FormatoDaArte;
  /** Above the numbers, the last one being what counts. */
  readonly colunas: readonly string[];
  readonly linhas: readonly LinhaDaLista[];
  /** Said below when there are more than fit. */
  readonly mais: string;
};

const ZONES = { alta: '#4ade80', media: '#facc15', baixa: '#f87171' } as const;
/** Besides their colour zones differ by how their mark is broken. */
const DASHES = { alta: '', media: '12 6', baixa: '4 5' } as const;

const LAST = 984;
const STEP = 88;

const columnAt = (index: number, count: number) =>
  LAST - (count - 1 - index) * STEP - (index < count - 1 ? 22 : 0);

function linha(
  one: LinhaDaLista,
  { y, height, isFirst }: { y: number; height: number; isFirst: boolean },
  paleta: Paleta,
) {
  const { cor, tinta, creme, claro } = paleta;
  const ink = isFirst ? tinta : creme;
  const base = y + height / 2 + 12;
  const size = Math.min(44, height * 0.72);
  const { numeros, zona } = one;
  const room = columnAt(0, numeros.length) - 174 - 50;
  return [
    isFirst ? `<rect x="34" y="${y}" width="1012" height="${height}" rx="12" fill="${cor}"/>` : '',
    zona
      ? `<path d="M38 ${y + 9}v${height - 18}" stroke="${ZONES[zona]}" stroke-width="7" stroke-dasharray="${DASHES[zona]}"/>`
      : '',
    texto(one.n, { x: 77, y: base, size: 34, fill: ink, anchor: 'middle' }),
    escudo(one.time, 128 - size / 2, y + (height - size) / 2, size),
    texto(one.nome, { x: 174, y: base, size: 34, fill: ink, max: room }),
    ...numeros.map((numero, index) =>
      texto(numero, {
        x: columnAt(index, numeros.length),
        y: index === numeros.length - 1 ? base + 3 : base,
        size: index === numeros.length - 1 ? 42 : 34,
        fill: isFirst ? tinta : index === numeros.length - 1 ? creme : claro,
        anchor: 'middle',
      }),
    ),
  ].join('');
}

export function desenharLista(lista: ListaNaArte): string {
  const [, height] = FORMATOS_DA_ARTE[lista.formato];
  const paleta = paletaDe(lista.cores);
  const top = BAND + 66;
  const room = height - top - 116;
  const most = Math.floor(room / 52);
  const rows = lista.linhas.slice(0, most);
  const each = Math.min(84, Math.floor(room / Math.max(rows.length, 6)));
  const hidden = lista.linhas.length - rows.length;
  return folha(
    1080,
    height,
    [
      noite(height, paleta),
      cabeca(lista, paleta),
      ...lista.colunas.map((name, index) =>
        texto(name, {
          ...{ x: columnAt(index, lista.colunas.length), y: top - 14, size: 24 },
          ...{ fill: paleta.claro, face: 'texto' as const, anchor: 'middle' as const },
        }),
      ),
      ...rows.map((_, index) =>
        index % 2 === 0
          ? `<rect x="34" y="${top + index * each}" width="1012" height="${each}" rx="12" fill="${paleta.creme}" opacity="0.06"/>`
          : '',
      ),
      ...rows.map((one, index) =>
        linha(one, { y: top + index * each, height: each, isFirst: index === 0 }, paleta),
      ),
      hidden > 0
        ? texto(lista.mais, {
            x: 540,
            y: height - 96,
            size: 24,
            fill: paleta.claro,
            face: 'texto',
            anchor: 'middle',
          })
        : '',
      pe(lista, height, paleta),
    ].join(''),
  );
}
