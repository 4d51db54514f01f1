// Lists of people: who scored, and, while nothing is drawn, who is in.
import { brasao } from '../brasao.ts';
import { makeFluxo } from '../fluxo.ts';
import { CINZA, type NoPdf, TINTA, ZEBRA } from '../no-pdf.ts';

const ROW = 24;

export function desenharArtilharia(no: NoPdf): void {
  const { papel, t, material, acento, timeDe, nomeDe } = no;
  const rows = material.estatisticas.jogadores?.artilharia ?? [];
  if (rows.length === 0) return;
  const fluxo = makeFluxo(no, { titulo: t('pdf.artilharia'), sobre: '', colunas: 1 });
  for (const [index, { posicao, nome, participante, gols }] of rows.entries()) {
    const { x, y } = fluxo.take(ROW);
    if (index % 2 === 0) papel.caixa(x, y, fluxo.width, ROW, ZEBRA, 4);
    const base = y + 16.5;
    papel.escrever(String(posicao), {
      x: x + 18,
      y: base,
      size: 12,
      fill: TINTA,
      anchor: 'middle',
    });
    const time = timeDe(participante);
    if (time) brasao(papel, time, x + 36, y + 3, 18);
    papel.escrever(nome, { x: x + 64, y: base, size: 13, fill: TINTA, max: 210, min: 8 });
    const team = { x: x + 290, y: base, size: 10, fill: CINZA, face: 'texto', max: 160 } as const;
    papel.escrever(nomeDe(participante), team);
    const goals = { x: x + fluxo.width - 16, y: base + 0.5, size: 16, fill: acento } as const;
    papel.escrever(String(gols), { ...goals, anchor: 'end' });
  }
}

export function desenharInscritos(no: NoPdf): void {
  const { papel, t, material, timeDe, nomeDe } = no;
  const { inscritos, tabelas, chaves } = material;
  if (inscritos.length === 0 || tabelas.length + chaves.length > 0) return;
  const fluxo = makeFluxo(no, { titulo: t('pdf.participantes'), sobre: '', colunas: 2 });
  for (const [index, uuid] of inscritos.entries()) {
    const { x, y } = fluxo.take(ROW);
    if (index % 2 === 0) papel.caixa(x, y, fluxo.width, ROW, ZEBRA, 4);
    const time = timeDe(uuid);
    if (time) brasao(papel, time, x + 8, y + 2.5, 19);
    const max = fluxo.width - 46;
    papel.escrever(nomeDe(uuid), { x: x + 38, y: y + 16.5, size: 13, fill: TINTA, max, min: 7 });
  }
}
