// What places of a table are worth: a mark beside the line, and what it means below.
import type { FaseComTabela, Zona } from '#regras/configuracao/fases.ts';
import { emLinhas } from '#server/arte/letras.ts';
import type { Fluxo } from '../fluxo.ts';
import { CINZA, LINHA, type NoPdf } from '../no-pdf.ts';

const CORES: Readonly<Record<Zona['tipo'], string>> = {
  campeao: '#a16207',
  classifica: '#15803d',
  repescagem: '#d97706',
  rebaixa: '#dc2626',
};
/** Besides their colour zones differ by how their mark is broken: paper is often grey. */
const CORTES: Readonly<Record<Zona['tipo'], number>> = {
  ...{ campeao: 0, classifica: 0, repescagem: 3.2, rebaixa: 1.6 },
};

/** Those that the organisers drew; where they drew none, the places that lead to the next phase. */
export function zonasDaFase(
  { t, material }: NoPdf,
  fase: FaseComTabela,
  numero: number,
): readonly Zona[] {
  if (fase.zonas.length > 0 || numero >= material.campeonato.fases.length) return fase.zonas;
  const { classificam: ate } = fase;
  const through: Zona = { tipo: 'classifica', legenda: t('porque.zona.vaga'), de: 1, ate };
  const n = fase.tipo === 'grupos' ? fase.melhores : 0;
  const legenda = t('porque.zona.melhores', { n });
  return n === 0
    ? [through]
    : [through, { tipo: 'repescagem', legenda, de: ate + 1, ate: ate + 1 }];
}

export function barra(
  { papel }: NoPdf,
  { tipo }: Zona,
  x: number,
  y: number,
  height: number,
): void {
  const cut = CORTES[tipo];
  const { doc } = papel;
  doc.save().lineWidth(3);
  if (cut > 0) doc.dash(cut, { space: cut * 0.7 });
  doc
    .moveTo(x, y)
    .lineTo(x, y + height)
    .stroke(CORES[tipo]);
  doc.restore();
}

/** What each mark means, and what decides between those with as many points. */
export function legenda(
  no: NoPdf,
  fluxo: Fluxo,
  zonas: readonly Zona[],
  fase: FaseComTabela,
): void {
  const { papel, t } = no;
  for (const zona of zonas) {
    const { de, ate } = zona;
    const { x, y } = fluxo.take(14);
    barra(no, zona, x + 2, y + 1, 10);
    const span = t(de === ate ? 'campeonato.tabela.zona_uma' : 'campeonato.tabela.zona', {
      de,
      ate,
    });
    papel.escrever(`${zona.legenda} (${span})`, {
      ...{ x: x + 10, y: y + 9.5, size: 9, fill: CINZA, face: 'texto', max: fluxo.width - 10 },
    });
  }
  const list = fase.tabela.criterios.map((one, index) => `${index + 1}. ${t(`criterios.${one}`)}`);
  const words = `${t('campeonato.tabela.criterios')}: ${list.join('; ')}`;
  const { lines } = emLinhas(words, 'texto', { max: fluxo.width, size: 9, min: 9, lines: 8 });
  const { x, y } = fluxo.take(lines.length * 13 + 8);
  papel.caixa(x, y, fluxo.width, 0.6, LINHA);
  for (const [index, line] of lines.entries()) {
    papel.escrever(line, { x, y: y + 14 + index * 13, size: 9, fill: CINZA, face: 'texto' });
  }
}
