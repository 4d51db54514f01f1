// The poster of the champion, a page to hang on the wall, in the colours of the crest that won.

import { camisaDe } from '#regras/escudos/camisa.ts';
import { coresDaFesta, mix } from '#regras/escudos/cores-da-festa.ts';
import { darken } from '#regras/escudos/escudo-svg.ts';
import { letrasDoCampeao } from '#regras/placares/letras-do-campeao.ts';
import { brasao } from '../brasao.ts';
import { marca } from '../moldura.ts';
import type { NoPdf } from '../no-pdf.ts';
import { A4, type PapelA4 } from '../papel.ts';

const { largura: WIDE, altura: HIGH } = A4;
const RAYS = 24;
const PIECES = 46;

function raios(papel: PapelA4, x: number, y: number, fill: string): void {
  const at = (angle: number) =>
    `${(x + 900 * Math.cos(angle)).toFixed(1)} ${(y + 900 * Math.sin(angle)).toFixed(1)}`;
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const from = (index / RAYS) * 2 * Math.PI;
    return `M${x} ${y}L${at(from)}L${at(from + Math.PI / RAYS)}z`;
  });
  papel.forma(rays.join(''), { fill });
}

/** Always the same pieces: a document that is made again is the same. */
function confete({ doc }: PapelA4, height: number, cores: readonly string[]): void {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let index = 0; index < PIECES; index += 1) {
    const [x, y, turn, width] = [next() * WIDE, next() * height, next() * 360, 6 + next() * 9];
    doc.save().rotate(turn, { origin: [x, y] });
    doc.roundedRect(x, y, width, width / 2, 1).fill(cores[index % cores.length] ?? '#ffffff');
    doc.restore();
  }
}

function contas(no: NoPdf, y: number, creme: string, claro: string): void {
  const { papel, t, material } = no;
  const { final } = material;
  const own = final?.geral.find(({ participante }) => participante === final.campeao);
  if (!final || !own) return;
  const { v, d } = letrasDoCampeao(final.caminho);
  const all = [
    { n: v, nome: t('arte.n.vitorias', { n: v }) },
    { n: d, nome: t('arte.n.derrotas', { n: d }) },
    { n: own.gp, nome: t('arte.n.gols', { n: own.gp }) },
  ];
  let x = 44;
  for (const { n, nome } of all) {
    x += papel.escrever(String(n), { x, y, size: 34, fill: creme }) + 7;
    x += papel.escrever(nome, { x, y, size: 16, fill: claro, face: 'texto' }) + 24;
  }
}

export function desenharPoster(no: NoPdf): boolean {
  const { papel, t, material, timeDe } = no;
  const { final, campeonato } = material;
  const time = timeDe(final?.campeao ?? null);
  if (!final || !time) return false;
  const cores = 'cores' in time.escudo ? time.escudo.cores : camisaDe(time.nome).cores;
  const { fundo, creme, claro, forte } = coresDaFesta(cores);
  const foot = HIGH - 196;
  const middle = 196 + (foot - 196) / 2;
  papel.pagina();
  papel.marcar(t('arte.campeao'));
  papel.caixa(0, 0, WIDE, HIGH, fundo);
  raios(papel, WIDE / 2, middle, mix(fundo, claro, 0.2));
  papel.doc.circle(WIDE / 2, middle, 186).fill(fundo);
  confete(papel, foot, [creme, forte, claro]);
  const centre = { x: WIDE / 2, anchor: 'middle' } as const;
  const word = t(final.invicto ? 'campeao.invicto' : 'arte.campeao').toUpperCase();
  papel.escrever(word, { ...centre, y: 140, size: 142, fill: creme, max: WIDE - 60, min: 40 });
  const { nome, edicao } = campeonato;
  const about = edicao > 1 ? t('arte.edicao', { nome, n: edicao }) : nome;
  papel.escrever(about, {
    ...centre,
    y: 178,
    size: 20,
    fill: claro,
    face: 'texto',
    max: WIDE - 80,
  });
  brasao(papel, time, WIDE / 2 - 150, middle - 150, 300);
  papel.forma(`M0 ${foot + 20}L${WIDE} ${foot - 16}V${HIGH}H0z`, { fill: darken(fundo, 0.5) });
  const name = { x: 44, y: foot + 78, size: 66, fill: creme, max: WIDE - 88, min: 26 };
  papel.escrever(time.nome.toUpperCase(), name);
  contas(no, foot + 124, creme, claro);
  marca(papel, 44, HIGH - 46, 22, creme);
  const year = new Date(campeonato.encerrado_em ?? campeonato.created_at).getUTCFullYear();
  const who = final.gente[final.campeao ?? ''];
  const small = who?.time_nome ? `${who.nome} · ${year}` : String(year);
  papel.escrever(small, {
    ...{
      x: WIDE - 44,
      y: HIGH - 30,
      size: 13,
      fill: claro,
      face: 'texto',
      anchor: 'end',
      max: 300,
    },
  });
  return true;
}
