// One match: as the picture of its link, and as a story in the colours of both sides.
import { contrast } from '#regras/escudos/cores-da-festa.ts';
import { darken } from '#regras/escudos/escudo-svg.ts';
import { FORMATOS_DA_ARTE } from '../formatos.ts';
import { paletaDe } from '../paleta.ts';
import { escudo, folha, marca, type TimeNaArte, texto } from '../pecas.ts';

export type JogoNaArte = {
  readonly tipo: 'jogo';
  readonly formato: 'link' | 'quadrada' | 'retrato' | 'story';
  readonly estado: string;
  readonly sobre: string;
  readonly lados: readonly [LadoNaArte, LadoNaArte];
  /** When it is played, or the word between the two. */
  readonly meio: string;
};

export type LadoNaArte = {
  readonly time: TimeNaArte;
  readonly cores: readonly [string, string];
  readonly gols: string | null;
  readonly perdeu: boolean;
};

function metade(
  { time, gols, perdeu, cores }: LadoNaArte,
  x: number,
  width: number,
  height: number,
) {
  const { noite, creme } = paletaDe(cores);
  const middle = x + width / 2;
  const isWide = height < width * 1.5;
  const size = isWide ? 150 : 260;
  const top = isWide ? 154 : 230;
  const name = texto(time.nome, {
    x: middle,
    y: top + size + 58,
    size: isWide ? 50 : 60,
    fill: '#ffffff',
    anchor: 'middle',
    max: width - 80,
    min: 30,
  });
  const box = isWide ? 184 : 260;
  const at = top + size + 84;
  const goals =
    gols === null
      ? ''
      : `<rect x="${middle - box / 2}" y="${at}" width="${box}" height="${box * 0.9}" rx="28" fill="${noite}"/>${texto(gols, { x: middle, y: at + box * 0.72, size: box * 0.86, fill: creme, anchor: 'middle', max: box - 20, opacity: perdeu ? 0.72 : 1 })}`;
  return escudo(time, middle - size / 2, top, size) + name + goals;
}

/** As much of a colour as white can be read on. */
const escura = (cor: string): string =>
  contrast('#ffffff', cor) >= 4.5 ? cor : escura(darken(cor, 0.92));

function aoLado({ lados, estado, sobre, meio }: JogoNaArte, width: number, height: number): string {
  const [one, other] = lados.map(({ cores }) => paletaDe(cores)) as [
    ReturnType<typeof paletaDe>,
    ReturnType<typeof paletaDe>,
  ];
  const half = width / 2;
  const isOpen = lados[0].gols === null;
  return folha(
    width,
    height,
    [
      `<path fill="${escura(one.cor)}" d="M0 0h${width}v${height}H0z"/>`,
      `<path fill="${escura(other.cor)}" d="M${half + 60} 0H${width}V${height}H${half - 60}z"/>`,
      `<path stroke="#ffffff" stroke-width="6" opacity="0.5" d="M${half + 60} 0L${half - 60} ${height}"/>`,
      `<path fill="#05060c" opacity="0.35" d="M0 0h${width}v${height < 800 ? 140 : 150}H0z"/>`,
      texto(estado.toUpperCase(), { x: 60, y: 82, size: 44, fill: '#ffffff', max: width - 340 }),
      texto(sobre, {
        x: 60,
        y: 124,
        size: 28,
        fill: '#ffffff',
        face: 'texto',
        max: width - 340,
        opacity: 0.9,
      }),
      metade(lados[0], 0, half, height),
      metade(lados[1], half, half, height),
      texto(isOpen ? meio : '×', {
        x: half,
        y: height < 800 ? 490 : 720,
        size: isOpen ? 46 : 54,
        fill: '#ffffff',
        anchor: 'middle',
        max: 560,
      }),
      marca(width - 236, 56, 42, '#ffffff'),
    ].join(''),
  );
}

function faixa({ time, gols, cores, perdeu }: LadoNaArte, y: number, isRight: boolean): string {
  const { noite } = paletaDe(cores);
  const box = isRight ? 560 : 60;
  const crest = isRight ? 110 : 620;
  const name = texto(time.nome.toUpperCase(), {
    x: isRight ? 1020 : 60,
    y: isRight ? y + 560 : y - 30,
    size: 74,
    fill: '#ffffff',
    anchor: isRight ? 'end' : 'start',
    max: 960,
    min: 40,
  });
  const goals = `<rect x="${box}" y="${y}" width="460" height="490" rx="60" fill="${noite}"/>${texto(gols ?? '–', { x: box + 230, y: y + 400, size: 480, fill: '#ffffff', anchor: 'middle', max: 420, opacity: perdeu ? 0.72 : 1 })}`;
  return name + goals + escudo(time, crest, y + 60, 370);
}

function story({ lados, estado, sobre }: JogoNaArte): string {
  const [one, other] = lados;
  const height = 1920;
  const shade = (id: string, up: boolean) =>
    `<linearGradient id="${id}" x1="0" x2="0" y1="${up ? 1 : 0}" y2="${up ? 0 : 1}"><stop offset="0" stop-color="#05060c" stop-opacity="0.86"/><stop offset="1" stop-color="#05060c" stop-opacity="0.1"/></linearGradient>`;
  return folha(
    1080,
    height,
    [
      `<defs>${shade('t', false)}${shade('b', true)}</defs>`,
      `<path fill="${escura(paletaDe(one.cores).cor)}" d="M0 0h1080v850L0 1060z"/>`,
      `<path fill="${escura(paletaDe(other.cores).cor)}" d="M0 1060 1080 850V1920H0z"/>`,
      '<path fill="url(#t)" d="M0 0h1080v620H0z"/><path fill="url(#b)" d="M0 1240h1080v680H0z"/>',
      texto(estado.toUpperCase(), { x: 60, y: 110, size: 48, fill: '#ffffff', max: 960 }),
      texto(sobre, { x: 60, y: 158, size: 34, fill: '#ffffff', face: 'texto', max: 960 }),
      faixa(one, 320, false),
      faixa(other, 980, true),
      marca(60, 1800, 54, '#ffffff'),
    ].join(''),
  );
}

export function desenharJogo(jogo: JogoNaArte): string {
  if (jogo.formato === 'story') return story(jogo);
  const [width, height] = FORMATOS_DA_ARTE[jogo.formato];
  return aoLado(jogo, width, height);
}
