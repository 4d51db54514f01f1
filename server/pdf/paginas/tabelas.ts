// The tables of every phase that has one, whole, with what each place is worth and what decides between the level.
import type { Classificacao, Linha } from '#contract/classificacao.ts';
import type { Zona } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { brasao } from '../brasao.ts';
import { type Fluxo, makeFluxo } from '../fluxo.ts';
import { CINZA, type NoPdf, nomeDaFase, TINTA, ZEBRA } from '../no-pdf.ts';
import { barra, legenda, zonasDaFase } from './zonas.ts';

const WHOLE = ['p', 'j', 'v', 'e', 'd', 'gp', 'gc', 'sg', 'aproveitamento'] as const;
const SHORT = ['p', 'j', 'v', 'e', 'd', 'sg'] as const;

type Numero = (typeof WHOLE)[number];

type Quadro = {
  readonly titulo: string;
  readonly linhas: readonly LinhaNoQuadro[];
  readonly numeros: readonly Numero[];
  readonly zonas: readonly Zona[];
  readonly altura: number;
};

type LinhaNoQuadro = Pick<Linha, 'participante' | 'posicao'> & Partial<Linha>;

const signed = (name: Numero, value: number) => {
  if (name === 'aproveitamento') return `${Math.round(value)}%`;
  const shown = String(Math.round(value * 100) / 100).replace('-', '−');
  return name === 'sg' && value > 0 ? `+${shown}` : shown;
};

const HEAD = 16;
const TITLE = 22;

function cabecaDoQuadro(no: NoPdf, fluxo: Fluxo, { titulo, numeros }: Quadro, step: number): void {
  const { papel, t, acento } = no;
  const { x, y } = fluxo.take(HEAD + (titulo ? TITLE : 0));
  if (titulo) papel.escrever(titulo, { x, y: y + 15, size: 15, fill: acento, max: fluxo.width });
  const base = y + (titulo ? TITLE : 0) + 10;
  papel.escrever(t('imprimir.time'), { x: x + 50, y: base, size: 8, fill: CINZA, face: 'texto' });
  for (const [index, name] of numeros.entries()) {
    const at = x + fluxo.width - 14 - (numeros.length - 1 - index) * step;
    const words = name === 'aproveitamento' ? '%' : t(`imprimir.${name}`);
    papel.escrever(words, {
      ...{ x: at, y: base, size: 8, fill: CINZA, face: 'texto', anchor: 'middle' },
    });
  }
}

function linhaDoQuadro(
  no: NoPdf,
  { numeros, zonas, altura }: Quadro,
  linha: LinhaNoQuadro,
  {
    x,
    y,
    width,
    step,
    isEven,
  }: { x: number; y: number; width: number; step: number; isEven: boolean },
): void {
  const { papel, t, leve, timeDe, nomeDe } = no;
  const isFirst = linha.posicao === 1;
  if (isFirst || isEven) papel.caixa(x, y, width, altura, isFirst ? leve : ZEBRA, 4);
  const zona = zonas.find(({ de, ate }) => linha.posicao >= de && linha.posicao <= ate);
  if (zona) barra(no, zona, x + 2, y + 2, altura - 4);
  const size = Math.min(12.5, altura * 0.62);
  const base = y + altura / 2 + size * 0.36;
  papel.escrever(String(linha.posicao), {
    x: x + 17,
    y: base,
    size,
    fill: TINTA,
    anchor: 'middle',
  });
  const time = timeDe(linha.participante);
  const crest = Math.min(17, altura * 0.78);
  if (time) brasao(papel, time, x + 37 - crest / 2, y + (altura - crest) / 2, crest);
  const left = linha.situacao
    ? ` (${t(`campeonato.participantes.${linha.situacao}`).toLowerCase()})`
    : '';
  const max = width - 14 - numeros.length * step - 50 + step / 2 - 4;
  papel.escrever(nomeDe(linha.participante) + left, {
    ...{ x: x + 50, y: base, size, fill: TINTA, max, min: 7 },
  });
  for (const [index, name] of numeros.entries()) {
    const at = x + width - 14 - (numeros.length - 1 - index) * step;
    const value = linha[name];
    const words = value === undefined ? '' : signed(name, value);
    const strong = name === 'p' ? size + 1.5 : size - 0.5;
    const fill = name === 'p' ? TINTA : CINZA;
    papel.escrever(words, { x: at, y: base, size: strong, fill, anchor: 'middle' });
  }
}

function quadro(no: NoPdf, fluxo: Fluxo, dados: Quadro): void {
  const step = fluxo.width > 300 ? 31 : 17.5;
  const least = HEAD + TITLE + Math.min(4, dados.linhas.length) * dados.altura;
  if (fluxo.room() < least) fluxo.next();
  cabecaDoQuadro(no, fluxo, dados, step);
  for (const [index, linha] of dados.linhas.entries()) {
    if (fluxo.room() < dados.altura) {
      fluxo.next();
      cabecaDoQuadro(no, fluxo, dados, step);
    }
    const { x, y } = fluxo.take(dados.altura);
    linhaDoQuadro(no, dados, linha, { x, y, width: fluxo.width, step, isEven: index % 2 === 0 });
  }
  fluxo.take(14);
}

/** As tall as one page has room for, where one page has. */
const alturaDe = (count: number) => Math.max(15, Math.min(27, 540 / Math.max(1, count)));

function tabelasDaFase(no: NoPdf, dados: Classificacao): void {
  const { t, material } = no;
  const fase = material.campeonato.fases[dados.fase - 1];
  if (!fase || !temTabela(fase)) return;
  const zonas = zonasDaFase(no, fase, dados.fase);
  const isGroups = dados.tabelas.length > 1;
  const titulo = t('pdf.classificacao');
  const sobre = nomeDaFase(no, dados.fase);
  const fluxo = makeFluxo(no, { titulo, sobre, colunas: isGroups ? 2 : 1 });
  for (const { grupo, linhas } of dados.tabelas) {
    const altura = isGroups ? 17 : alturaDe(linhas.length);
    const nome = grupo === null ? '' : t('campeonato.grupo', { nome: grupo });
    const numeros = isGroups ? SHORT : WHOLE;
    quadro(no, fluxo, { titulo: nome, linhas, numeros, zonas, altura });
  }
  if (dados.melhores) {
    const { posicao, linhas } = dados.melhores;
    const shown = linhas.map(({ situacao: _, ...one }, index) => ({ ...one, posicao: index + 1 }));
    const nome = t('porque.melhores.titulo', { posicao });
    quadro(no, fluxo, { titulo: nome, linhas: shown, numeros: SHORT, zonas: [], altura: 17 });
  }
  legenda(no, fluxo, zonas, fase);
}

export function desenharTabelas(no: NoPdf): void {
  for (const dados of no.material.tabelas) tabelasDaFase(no, dados);
}
