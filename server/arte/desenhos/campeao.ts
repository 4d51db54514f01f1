// The poster of a champion, in the colours of the crest that won.
import { coresDaFesta, mix } from '#regras/escudos/cores-da-festa.ts';
import { darken } from '#regras/escudos/escudo-svg.ts';
import { FORMATOS_DA_ARTE, type FormatoDaArte } from '../formatos.ts';
import { medir } from '../letras.ts';
import { escudo, folha, marca, type TimeNaArte, texto } from '../pecas.ts';

export type CampeaoNaArte = {
  readonly tipo: 'campeao';
  readonly formato: FormatoDaArte;
  readonly palavra: string;
  readonly sobre: string;
  readonly time: TimeNaArte;
  readonly cores: readonly [string, string];
  readonly numeros: readonly { readonly n: string; readonly nome: string }[];
  readonly rodape: string;
};

const RAYS = 24;

function raios(x: number, y: number, cor: string): string {
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const at = (angle: number) =>
      `${(x + 1700 * Math.cos(angle)).toFixed(1)} ${(y + 1700 * Math.sin(angle)).toFixed(1)}`;
    const from = ((2 * index) / (2 * RAYS)) * 2 * Math.PI;
    return `M${x} ${y}L${at(from)}L${at(from + Math.PI / RAYS)}z`;
  });
  return `<path fill="${cor}" d="${rays.join('')}"/>`;
}

/** Always the same pieces: a picture that is made again is the same picture. */
function confete(height: number, cores: readonly string[]): string {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: 54 }, (_, index) => {
    const [x, y, turn] = [next() * 1080, next() * height, next() * 360];
    const width = 12 + next() * 16;
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${width.toFixed(0)}" height="${(width * 0.5).toFixed(0)}" rx="2" fill="${cores[index % cores.length]}" transform="rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  }).join('');
}

function contas({ numeros }: CampeaoNaArte, y: number, creme: string, claro: string): string {
  let x = 56;
  return numeros
    .map(({ n, nome }) => {
      const start = x;
      const after = start + medir(n, 'titulo', 58) + 12;
      x = after + medir(nome, 'texto', 28) + 40;
      return (
        texto(n, { x: start, y, size: 58, fill: creme }) +
        texto(nome, { x: after, y, size: 28, fill: claro, face: 'texto' })
      );
    })
    .join('');
}

export function desenharCampeao(campeao: CampeaoNaArte): string {
  const [, height] = FORMATOS_DA_ARTE[campeao.formato];
  const { fundo, creme, claro, forte } = coresDaFesta(campeao.cores);
  const raio = mix(fundo, claro, 0.2);
  const foot = height - 340;
  const middle = 350 + (foot - 350) / 2;
  const size = Math.min(520, foot - 380);
  return folha(
    1080,
    height,
    [
      `<path fill="${fundo}" d="M0 0h1080v${height}H0z"/>`,
      raios(540, middle, raio),
      `<circle cx="540" cy="${middle}" r="${size * 0.62}" fill="${fundo}"/>`,
      confete(foot, [creme, forte, claro]),
      texto(campeao.palavra.toUpperCase(), {
        x: 540,
        y: 268,
        size: 262,
        fill: creme,
        anchor: 'middle',
        max: 1000,
        min: 80,
      }),
      texto(campeao.sobre, {
        x: 540,
        y: 340,
        size: 38,
        fill: claro,
        face: 'texto',
        anchor: 'middle',
        max: 980,
      }),
      escudo(campeao.time, 540 - size / 2, middle - size / 2, size),
      `<path fill="${darken(fundo, 0.5)}" d="M0 ${foot + 36}L1080 ${foot - 32}V${height}H0z"/>`,
      texto(campeao.time.nome.toUpperCase(), {
        x: 56,
        y: foot + 130,
        size: 122,
        fill: creme,
        max: 968,
        min: 52,
      }),
      contas(campeao, foot + 220, creme, claro),
      marca(54, height - 85, 46, creme),
      texto(campeao.rodape, {
        x: 1026,
        y: height - 50,
        size: 26,
        fill: claro,
        face: 'texto',
        anchor: 'end',
        max: 600,
      }),
    ].join(''),
  );
}
