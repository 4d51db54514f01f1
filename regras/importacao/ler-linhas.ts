// The results of a played season as people have them: a CSV file, cells copied from a sheet, or the messages of
// a group over many rounds. Every line that holds anything comes back, as a match or with the reason why not.

import { textoDaLinha } from '#regras/participantes/linha-colada.ts';
import { celulas, registros } from '#regras/participantes/lista-em-celulas.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import { type CabecalhoDaPlanilha, cabecalhoDe, DELIMITADORES } from './colunas.ts';
import { type DiaLido, lerDia, type OrdemDaData, ordemDasDatas } from './datas.ts';
import type { LinhaLida, LinhaSemJogo, MotivoDaLeitura } from './dito.ts';
import { ehDeMataMata, lerDaTabela } from './linha-da-tabela.ts';
import { lerEmPalavras, talvezUmJogo } from './linha-em-palavras.ts';

export const MOST_LINES = 2_000;
const MOST_CHARACTERS = 120_000;
const SHOWN = 160;

const ROUND =
  /^(?:rodada|rod|jornada|round|matchday|week|semana) (?:n |no |numero )?(\d{1,3})(?!\d)|^(\d{1,3}) ?[aoªº]? (?:rodada|jornada|round)\b/;
const STAGE =
  /^(?:(?:grupo|group|chave|fase|phase|turno|returno|etapa|stage|jogos?|resultados?|results?|tabela|classificacao)\b|\d ?[ao]? (?:turno|fase))/;
/** Two sides and a day or a round around them say nothing more than a heading does. */
const WEEKDAY =
  /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;

const shown = (text: string) => [...text.trim()].slice(0, SHOWN).join('');

const sem = (linha: number, texto: string, motivo: MotivoDaLeitura): LinhaSemJogo => ({
  ...{ linha, motivo },
  texto: shown(texto),
});

/** What the headings of a message say of the lines under them. */
type Contexto = {
  readonly rodada: number | null;
  readonly mataMata: boolean;
  readonly dia: string | null;
  readonly hora: string | null;
};

const NOTHING: Contexto = { rodada: null, mataMata: false, dia: null, hora: null };

function tituloDe(text: string, day: DiaLido | null, antes: Contexto): Contexto | null {
  const key = chaveDoNome(text);
  const [, before, behind] = ROUND.exec(key) ?? [];
  const dia = day?.dia ?? null;
  if (before ?? behind) return { ...NOTHING, rodada: Number(before ?? behind), dia };
  const isKnockout = key.length < 40 && ehDeMataMata(key) && !WEEKDAY.test(key);
  if (isKnockout) return { ...NOTHING, mataMata: true, dia };
  if (STAGE.test(key) && key.length < 40) return { ...NOTHING, dia };
  if (day && text.slice(day.tamanho).trim().length < 12) return { ...antes, dia, hora: null };
  if (WEEKDAY.test(key) && key.length < 40) return { ...antes, dia, hora: null };
  return null;
}

const FIGURE = /^\d{1,2}$/;
const isFigure = (cell: string | undefined) => FIGURE.test(cell ?? '');
const isName = (cell: string | undefined) =>
  /\p{L}/u.test(cell ?? '') && !/^[xX×]$/.test(cell ?? '');

/** Cells without a heading, as one line: "Pipa; 2; 1; Cajueiro" and "Pipa; Cajueiro; 2; 1" are both 2x1. */
function emLinha(text: string): string {
  for (const delimiter of DELIMITADORES) {
    const cells = celulas(text, delimiter).filter((cell) => cell !== '' && !/^[xX×-]$/.test(cell));
    for (let at = 0; at + 3 < cells.length; at += 1) {
      const [a, b, c, d] = cells.slice(at, at + 4);
      const before = cells.slice(0, at).join(' ');
      if (isName(a) && isFigure(b) && isFigure(c) && isName(d))
        return `${before} ${a} ${b}x${c} ${d}`;
      if (isName(a) && isName(b) && isFigure(c) && isFigure(d))
        return `${before} ${a} ${c}x${d} ${b}`;
    }
  }
  return text.replace(/[\t;|]+/g, ' ');
}

/** "Rodada 3: Pipa 2x1 Cajueiro", "12/05/2026 Pipa 2x1 Cajueiro": what stands before the match. */
function comeco(text: string, ordem: OrdemDaData) {
  const [round = '', figure] =
    /^(?:rodada|rod\.?|round|r) ?(\d{1,3})(?: ?[:|–-] ?| )(?=.*\p{L})/iu.exec(text) ?? [];
  const rest = text.slice(round.length);
  const day = lerDia(rest, ordem);
  const behind = day
    ? rest.slice(day.tamanho).replace(/^(?:[ ,às–-]*\d{1,2}(?::\d{2}|h\d{0,2}))?[ ,:–-]+/u, '')
    : rest;
  return { rodada: figure ? Number(figure) : null, day, resto: behind };
}

/** A match, a reason, or what a heading says of the lines under it. */
function lerTexto(text: string, ordem: OrdemDaData, contexto: Contexto) {
  const { rodada, day, resto } = comeco(text, ordem);
  const jogo = lerEmPalavras(resto);
  if (jogo === 'sem_placar') {
    const titulo = tituloDe(text, day, contexto);
    return { titulo, motivo: jogo, talvez: titulo ? null : talvezUmJogo(resto) };
  }
  if (typeof jogo === 'string') return { motivo: jogo };
  if (day && !day.dia) return { motivo: 'data_invalida' as const };
  const said = { ...(rodada && { rodada }), ...(day && { dia: day.dia, hora: day.hora }) };
  return { jogo: { ...jogo, ...contexto, ...said } };
}

function lerMensagem(lines: readonly string[]): LinhaLida[] {
  const texts = lines.map((line) => textoDaLinha(emLinha(line)).trim());
  const ordem = ordemDasDatas(texts);
  let contexto = NOTHING;
  return texts.flatMap((text, index): LinhaLida[] => {
    const linha = index + 1;
    const bruta = lines[index] ?? '';
    if (bruta.trim() === '') return [];
    const { jogo, titulo, motivo, talvez } = lerTexto(text, ordem, contexto);
    if (jogo) return [{ linha, texto: shown(bruta), ...jogo }];
    contexto = titulo ?? contexto;
    const lida = sem(linha, bruta, titulo ? 'titulo' : (motivo ?? 'sem_placar'));
    return [talvez ? { ...lida, talvez } : lida];
  });
}

function lerTabela(
  lines: readonly string[],
  at: number,
  cabecalho: CabecalhoDaPlanilha,
): LinhaLida[] {
  const { delimitador, onde } = cabecalho;
  const [heading, ...rows] = registros(lines.slice(at), delimitador);
  const column = onde.get('data');
  const days = column === undefined ? [] : rows.map((row) => row.celulas[column] ?? '');
  const ordem = ordemDasDatas(days);
  const before = lines
    .slice(0, at)
    .flatMap((line, index) => (line.trim() === '' ? [] : [sem(index + 1, line, 'titulo')]));
  const titles = heading ? [sem(at + heading.linha, lines[at] ?? '', 'titulo')] : [];
  return [
    ...before,
    ...titles,
    ...rows.flatMap((row): LinhaLida[] => {
      const texto = shown(row.celulas.join(' · '));
      const linha = at + row.linha;
      if (row.celulas.every((cell) => cell === '')) return [sem(linha, texto, 'titulo')];
      const lida = lerDaTabela({ ...row, linha }, { cabecalho, ordem });
      return [typeof lida === 'string' ? sem(linha, texto, lida) : { ...lida, texto }];
    }),
  ];
}

/** A sheet may begin with "sep=;" and a title of its own. */
const HEADING_WITHIN = 6;

export function lerLinhas(texto: string): LinhaLida[] {
  const all = texto
    .slice(0, MOST_CHARACTERS)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/);
  const lines = all.slice(0, MOST_LINES);
  const over = all.slice(MOST_LINES).find((line) => line.trim() !== '');
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const cut = texto.length > MOST_CHARACTERS || over !== undefined;
  const rest = cut ? [sem(lines.length + 1, over ?? '…', 'limite')] : [];
  for (const index of filled.slice(0, HEADING_WITHIN)) {
    const cabecalho = cabecalhoDe(lines[index] ?? '');
    if (cabecalho) return [...lerTabela(lines, index, cabecalho), ...rest];
  }
  return [...lerMensagem(lines), ...rest];
}
