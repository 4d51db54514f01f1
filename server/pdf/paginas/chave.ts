// Brackets: one page each up to 64 who begin, a tie between those that feed it.
import type { Confronto } from '#contract/chaveamento.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { medir } from '#server/arte/letras.ts';
import { confrontosNoPapel, ehPeloTerceiro, golsNoPapel } from '#server/imprimir/chave.ts';
import { type ParteDaChave, partesDaChave } from '../arvore.ts';
import { brasao } from '../brasao.ts';
import { MARGEM, novaPagina } from '../moldura.ts';
import { CINZA, LINHA, type NoPdf, nomeDaFase, TINTA } from '../no-pdf.ts';

/** More rows than this, and an upright sheet has more room for them. */
const MOST_LYING = 16;
const HEAD = 22;

type LugarDoConfronto = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly high: number;
};

function lado(
  no: NoPdf,
  tie: Confronto,
  index: 0 | 1,
  { x, y, width, high }: LugarDoConfronto,
): void {
  const { papel, paleta, leve, timeDe, nomeDe } = no;
  const { participante } = tie.lados[index];
  const won = tie.vencedor !== null && tie.vencedor === participante;
  const lost = tie.vencedor !== null && !won;
  papel.caixa(x, y, width, high - 0.8, won ? leve : '#f4f5f9', Math.min(3, high * 0.2));
  if (won) papel.caixa(x, y, 2, high - 0.8, paleta.cor);
  const size = Math.min(11.5, high * 0.66);
  const base = y + high / 2 + size * 0.34;
  const time = timeDe(participante);
  const crest = Math.min(14, high * 0.74);
  if (time) brasao(papel, time, x + 5, y + (high - crest) / 2 - 0.4, crest);
  const fill = lost || !participante ? CINZA : TINTA;
  const goals = golsNoPapel(tie, index);
  const start = time ? crest + 9 : 6;
  papel.escrever(nomeDe(participante), {
    ...{ x: x + start, y: base, size, fill, min: Math.min(4.5, size) },
    max: width - start - medir(goals, 'titulo', size) - 8,
  });
  papel.escrever(goals, { x: x + width - 4, y: base, size, fill, anchor: 'end' });
}

function parteNaPagina(
  no: NoPdf,
  parte: ParteDaChave,
  sobre: string,
  third: Confronto | undefined,
) {
  const { papel, t } = no;
  const { confrontos, linhas, altura } = parte;
  const etapas = [...new Set(confrontos.map(({ etapa }) => etapa))];
  const lying = altura <= MOST_LYING;
  const tela = novaPagina(no, t('pdf.chaveamento'), sobre, lying);
  const gap = etapas.length > 6 ? 8 : 14;
  const room = tela.largura - 2 * MARGEM;
  const width = Math.min(210, (room - gap * (etapas.length - 1)) / etapas.length);
  const start = MARGEM + (room - (width + gap) * etapas.length + gap) / 2;
  const top = tela.topo + HEAD;
  const each = Math.min(86, (tela.fim - top) / altura);
  const high = Math.min(24, (each * 0.92) / 2);
  const shift = Math.max(0, (tela.fim - top - each * altura) / 2);
  const at = (tie: Confronto): LugarDoConfronto => ({
    x: start + etapas.indexOf(tie.etapa) * (width + gap),
    y: top + shift + ((linhas.get(tie.id) ?? 0) + 0.5) * each - high,
    ...{ width, high },
  });
  for (const [index, etapa] of etapas.entries()) {
    const words = { x: start + index * (width + gap), y: tela.topo + 8, size: 11, fill: no.acento };
    papel.escrever(nomeDaEtapa(etapa, t), { ...words, max: width, min: 5 });
  }
  const known = new Map(confrontos.map((tie) => [tie.id, tie]));
  for (const tie of confrontos) {
    for (const id of tie.alimentado_por) {
      const from = known.get(id);
      if (!from) continue;
      const [a, b] = [at(from), at(tie)];
      const turn = b.x - gap / 2;
      const d = `M${a.x + width} ${a.y + high}H${turn}V${b.y + high}H${b.x}`;
      papel.forma(d, { stroke: LINHA, width: 1.2 });
    }
  }
  for (const tie of confrontos) {
    const place = at(tie);
    lado(no, tie, 0, place);
    lado(no, tie, 1, { ...place, y: place.y + high });
  }
  if (third)
    terceiro(no, third, { x: tela.largura - MARGEM - 190, y: tela.fim - 54, width: 190, high: 19 });
}

/** It hangs on no tree, and stands apart. */
function terceiro(no: NoPdf, tie: Confronto, place: LugarDoConfronto): void {
  const words = { x: place.x, y: place.y - 5, size: 10, fill: no.acento };
  no.papel.escrever(nomeDaEtapa(tie.etapa, no.t), { ...words, max: place.width });
  lado(no, tie, 0, place);
  lado(no, tie, 1, { ...place, y: place.y + place.high });
}

function chave(no: NoPdf, all: readonly Confronto[], fase: number): void {
  const { t } = no;
  const confrontos = confrontosNoPapel(all);
  const third = confrontos.find(ehPeloTerceiro);
  const tree = confrontos.filter((tie) => !ehPeloTerceiro(tie));
  const [main = [], second = []] = [false, true].map((isSecond) =>
    tree.filter((tie) => (tie.chave === 'repescagem') === isSecond),
  );
  const name = nomeDaFase(no, fase);
  const about = (own: string) => [name, own].filter(Boolean).join(' · ');
  for (const [ties, own] of [
    [main, second.length > 0 ? t('campeonato.chave.secao.principal') : ''],
    [second, t('campeonato.chave.secao.repescagem')],
  ] as const) {
    const parts = partesDaChave(ties);
    for (const [index, parte] of parts.entries()) {
      const n = index + 1;
      const which = parts.length > 1 ? t('pdf.parte', { n, total: parts.length }) : '';
      const isLast = ties === main && n === parts.length;
      parteNaPagina(
        no,
        parte,
        about([own, which].filter(Boolean).join(' · ')),
        isLast ? third : undefined,
      );
      if (index === 0) no.papel.marcar(about(t('pdf.chaveamento')));
    }
  }
}

export function desenharChaves(no: NoPdf): void {
  for (const { fase, confrontos } of no.material.chaves) chave(no, confrontos, fase);
}
