// The picture of a link, 1200 × 630: what it is on the left, how it stands on the right.
import { paletaDe } from '../paleta.ts';
import { escudo, folha, fundo, marca, pilula, type TimeNaArte, texto, titulo } from '../pecas.ts';

export type LinhaDoPainel = {
  readonly n?: string;
  readonly time?: TimeNaArte;
  readonly nome: string;
  readonly valor?: string;
};

export type LinkNaArte = {
  readonly tipo: 'link';
  readonly titulo: string;
  readonly estado: string;
  readonly sobre: string;
  readonly cores: readonly [string, string];
  /** Stands large above the title, where it is about one. */
  readonly de?: TimeNaArte;
  readonly painel: {
    readonly titulo: string;
    readonly coluna: string;
    readonly linhas: readonly LinhaDoPainel[];
  };
};

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 778;
const RIGHT = 1152;

function linha(
  { n, time, nome, valor = '' }: LinhaDoPainel,
  y: number,
  creme: string,
  claro: string,
) {
  const name = LEFT + (n ? 48 : 0) + (time ? 62 : 0);
  const room = RIGHT - name - (valor ? valor.length * 22 + 24 : 0);
  return [
    n ? texto(n, { x: LEFT, y: y + 14, size: 36, fill: claro }) : '',
    time ? escudo(time, LEFT + (n ? 48 : 0), y - 26, 50) : '',
    texto(nome, { x: name, y: y + 14, size: 37, fill: creme, max: room }),
    texto(valor, { x: RIGHT, y: y + 16, size: 46, fill: creme, anchor: 'end' }),
  ].join('');
}

export function desenharLink({
  titulo: nome,
  estado,
  sobre,
  cores,
  de,
  painel,
}: LinkNaArte): string {
  const { cor, tinta, sombra, noite, creme, claro } = paletaDe(cores);
  const start = de ? 176 : 134;
  const head = titulo(nome, {
    x: 60,
    y: start,
    fill: tinta,
    max: 560,
    size: 106,
    min: 44,
    lines: 3,
  });
  const rows = painel.linhas.slice(0, 5);
  const first = 134;
  const step = 92;
  return folha(
    WIDTH,
    HEIGHT,
    [
      fundo(WIDTH, HEIGHT, { cor, sombra }),
      `<path fill="${noite}" d="M744 0H1200V630H652z"/>`,
      de
        ? `<rect x="60" y="46" width="108" height="108" rx="26" fill="#fff4e6"/>${escudo(de, 70, 56, 88)}`
        : pilula(estado, 60, 56, { cor: noite, tinta: creme }),
      de ? pilula(estado, 190, 76, { cor: noite, tinta: creme }) : '',
      head.svg,
      texto(sobre, {
        x: 60,
        y: Math.min(head.end + 64, 508),
        size: 32,
        fill: tinta,
        face: 'texto',
        max: 580,
      }),
      marca(60, 528, 46, tinta),
      texto(painel.titulo, { x: LEFT, y: 72, size: 24, fill: claro, face: 'texto', max: 300 }),
      texto(painel.coluna, {
        x: RIGHT,
        y: 72,
        size: 24,
        fill: claro,
        face: 'texto',
        anchor: 'end',
      }),
      ...rows.map((one, index) => linha(one, first + index * step, creme, claro)),
      ...rows.map(
        (_, index) =>
          `<path d="M${LEFT} ${first + 46 + index * step}H${RIGHT}" stroke="${claro}" stroke-width="2" opacity="0.22"/>`,
      ),
    ].join(''),
  );
}
