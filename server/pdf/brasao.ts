// Crests on paper, as shapes; small ones without their letters, which nobody could read.
import { edgeOf, MARKS, plateOf, SHIELDS } from '#regras/escudos/escudo-svg.ts';
import { BITS_DO_ESCUDO, sorteDoNome } from '#regras/escudos/forma.ts';
import { medir, visivel } from '#server/arte/letras.ts';
import { letrasDe } from '#server/arte/trechos.ts';
import type { TimeNoPdf } from './material.ts';
import type { PapelA4 } from './papel.ts';

const SHIELD_NAMES = Object.keys(SHIELDS) as (keyof typeof SHIELDS)[];

/** The one that pages draw for this name. */
const shieldOf = (nome: string): string => SHIELDS[sorteDoNome(nome)(SHIELD_NAMES, BITS_DO_ESCUDO)];

const READABLE = 20;

function placa({ doc, escrever }: PapelA4, sigla: string, cores: readonly [string, string]) {
  const letters = letrasDe(visivel(sigla)).slice(0, 3).join('');
  if (!letters) return;
  const { plate, ink } = plateOf(cores);
  const size = Math.min(13, (13 * 20) / Math.max(1, medir(letters, 'titulo', 13)));
  doc.roundedRect(8, 13.5, 24, 16, 3.5).fill(plate);
  escrever(letters, { x: 20, y: 21.5 + size * 0.36, size, fill: ink, anchor: 'middle' });
}

/** In a box that is `size` high. */
export function brasao(papel: PapelA4, time: TimeNoPdf, x: number, y: number, size: number): void {
  const { doc } = papel;
  const { escudo, nome, sigla } = time;
  if ('bytes' in escudo) {
    papel.imagem(escudo.bytes, { x, y, width: size, height: size });
    return;
  }
  const shape = shieldOf(nome);
  doc.save();
  doc.translate(x + size * 0.045, y).scale(size / 44);
  doc.save();
  doc.path(shape).clip();
  doc.rect(0, 0, 40, 44).fill(escudo.cores[0]);
  doc.path(MARKS[escudo.estampa]).fill(escudo.cores[1]);
  if (size >= READABLE) placa(papel, sigla, escudo.cores);
  doc.restore();
  doc.path(shape).lineWidth(2).stroke(edgeOf(escudo.cores));
  doc.restore();
}
