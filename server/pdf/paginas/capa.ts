// The cover: whose championship it is, how it stands, who leads it, who pays for it, and where it is to be found.

import { mix } from '#regras/escudos/cores-da-festa.ts';
import { estadoVisto } from '#regras/estados.ts';
import { nomeDaEtapa } from '#regras/montagem/nome-da-etapa.ts';
import { emLinhas, medir, visivel } from '#server/arte/letras.ts';
import { dataEmBrasilia } from '#server/partidas/avisar-jogo.ts';
import { brasao } from '../brasao.ts';
import { escudoDoCampeonato, marca } from '../moldura.ts';
import type { NoPdf } from '../no-pdf.ts';
import { A4, type PapelA4 } from '../papel.ts';
import { painelDaCapa } from './painel-da-capa.ts';
import { codigo, patrocinio, SPONSORS } from './pe-da-capa.ts';

const { largura: WIDE, altura: HIGH } = A4;
const SIDE = 46;
const EDGE = 430;
const CREST = 72;
/** Scripts whose marks stand above and below the line. */
const TALL = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Thai}]/u;

/** Broad, quiet bands, as on our pictures. */
function faixas(
  papel: PapelA4,
  { height, fill, passo }: Record<'height' | 'passo', number> & { fill: string },
) {
  const [half, wide] = [height / 2, passo * 0.41];
  const tip = half * 0.57;
  for (let x = -passo; x < WIDE + half; x += passo) {
    papel.forma(`M${x} 0h${wide}l${tip} ${half}l${-tip} ${half}h${-wide}l${tip} ${-half}z`, {
      fill,
    });
  }
}

function fundo({ papel, paleta, material }: NoPdf): void {
  const { doc } = papel;
  papel.caixa(0, 0, WIDE, HIGH, paleta.noite);
  faixas(papel, { height: HIGH, fill: mix(paleta.noite, paleta.cor, 0.1), passo: 300 });
  doc.save();
  doc.path(`M0 0H${WIDE}V${EDGE - 34}L0 ${EDGE}z`).clip();
  papel.caixa(0, 0, WIDE, EDGE, paleta.cor);
  faixas(papel, { height: EDGE, fill: paleta.sombra, passo: 220 });
  if (material.capa) {
    doc.save();
    doc.path(`M0 0H${WIDE}V172L0 200z`).clip();
    doc.image(Buffer.from(material.capa), 0, 0, {
      cover: [WIDE, 200],
      align: 'center',
      valign: 'center',
    });
    doc.restore();
  }
  doc.restore();
}

function momento({ material, t }: NoPdf): string {
  const { resumo, formato, estado, modalidade } = material.campeonato;
  const { rodada, rodadas, etapa } = resumo;
  const isOn = estado === 'andamento';
  const where =
    isOn && etapa !== null
      ? nomeDaEtapa(etapa, t)
      : isOn && rodada !== null && rodadas !== null
        ? t('vitrine.rodada', { rodada, rodadas }).replace(/\.$/, '')
        : t(`opcoes.formato.${formato}`);
  return `${where} · ${t(`opcoes.modalidade.${modalidade}`)}`;
}

/** How it stands, beside the crest. */
function pilula({ papel, paleta, t, material }: NoPdf, x: number, y: number): void {
  const words = t(`opcoes.estado.${estadoVisto(material.campeonato)}`);
  const width = medir(visivel(words, 'texto'), 'texto', 13) + 42;
  papel.caixa(x, y, width, 28, paleta.noite, 14);
  papel.doc.circle(x + 16, y + 14, 4).fill(paleta.forte);
  papel.escrever(words, { x: x + 28, y: y + 18.6, size: 13, fill: paleta.creme, face: 'texto' });
}

type Espaco = Parameters<typeof emLinhas>[2];

/** In as many lines as it needs, of nearly the same length: no last word alone. */
function equilibradas(shown: string, room: Espaco): ReturnType<typeof emLinhas> {
  let best = emLinhas(shown, 'titulo', room);
  const { size, lines } = best;
  for (let max = room.max - 12; max > room.max / 2; max -= 12) {
    const narrower = emLinhas(shown, 'titulo', { max, size, min: size, lines: 9 });
    const isWhole = narrower.lines.join(' ') === lines.join(' ');
    if (narrower.lines.length > lines.length || !isWhole) break;
    best = narrower;
  }
  return best;
}

/** From the edge of the colour upwards: what a name needs grows, the rest keeps its place. */
function titulo(no: NoPdf): void {
  const { papel, paleta, material } = no;
  const top = material.capa ? 160 : 48;
  papel.caixa(SIDE, top, CREST, CREST, '#fff4e6', 17);
  brasao(papel, escudoDoCampeonato(no), SIDE + 8, top + 8, CREST - 16);
  pilula(no, SIDE + CREST + 16, material.capa ? top + CREST - 26 : top + CREST / 2 - 14);
  const [size, lines] = material.capa ? [58, 2] : [80, 3];
  const room = { max: WIDE - 2 * SIDE, size, min: 28, lines };
  const shown = visivel(material.campeonato.nome).toUpperCase();
  const fitted = equilibradas(shown, room);
  const step = fitted.size * (TALL.test(shown) ? 1.3 : 0.98);
  const below = TALL.test(shown) ? fitted.size * 0.3 : 0;
  const base = EDGE - 84 - below - (fitted.lines.length - 1) * step;
  for (const [index, line] of fitted.lines.entries()) {
    const at = { x: SIDE, y: base + index * step, size: fitted.size, fill: paleta.tinta };
    papel.escrever(line, at);
  }
  const common = { x: SIDE, fill: paleta.tinta, face: 'texto', max: WIDE - 2 * SIDE } as const;
  papel.escrever(momento(no), { ...common, y: EDGE - 52, size: 15 });
}

function numeros({ papel, paleta, t, material }: NoPdf, y: number): void {
  const { estatisticas, campeonato, inscritos } = material;
  const { jogos, jogos_feitos } = campeonato.resumo;
  const played = jogos_feitos === jogos ? String(jogos) : `${jogos_feitos}/${jogos}`;
  const all = [
    { n: String(inscritos.length), nome: t('pdf.n.participantes', { n: inscritos.length }) },
    ...(jogos > 0 ? [{ n: played, nome: t('pdf.n.jogos', { n: jogos }) }] : []),
    ...(jogos_feitos > 0
      ? [{ n: String(estatisticas.gols), nome: t('pdf.n.gols', { n: estatisticas.gols }) }]
      : []),
  ];
  let x = SIDE;
  for (const { n, nome } of all) {
    x += papel.escrever(n, { x, y, size: 30, fill: paleta.creme }) + 6;
    x += papel.escrever(nome, { x, y, size: 13, fill: paleta.claro, face: 'texto' }) + 24;
  }
}

export function desenharCapa(no: NoPdf): void {
  const { papel, paleta, material, t } = no;
  papel.pagina();
  papel.marcar(material.campeonato.nome);
  fundo(no);
  titulo(no);
  numeros(no, EDGE + 46);
  painelDaCapa(no, EDGE + 92);
  const hasSponsors = material.patrocinadores.length > 0;
  const foot = HIGH - (hasSponsors ? SPONSORS : 0) - 40;
  codigo(no, WIDE - SIDE - 82, foot - 66, 82);
  marca(papel, SIDE, foot - 52, 24, paleta.creme);
  const quiet = { x: SIDE, fill: paleta.claro, face: 'texto', max: 380 } as const;
  const shown = material.endereco.replace(/^https?:\/\//, '');
  papel.escrever(shown, { ...quiet, y: foot - 8, size: 11 });
  const data = dataEmBrasilia(material.locale, material.feito);
  papel.escrever(t('pdf.feito', { data }), { ...quiet, y: foot + 10, size: 9 });
  if (hasSponsors) patrocinio(no);
}
