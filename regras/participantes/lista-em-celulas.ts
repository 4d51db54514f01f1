// Rows and cells of a pasted sheet or a CSV file (RFC 4180, with any of the usual delimiters).
import { chaveDoNome } from './nome-limpo.ts';

const ROW_CHARACTERS = 2_000;
const DELIMITERS = ['\t', ';', ','] as const;

export type Campo = 'nome' | 'time' | 'gamertag' | 'outro';

const HEADINGS: ReadonlyMap<string, Campo> = new Map([
  ...['nome', 'name', 'jogador', 'player', 'participante', 'participant'].map(
    (word) => [word, 'nome'] as const,
  ),
  ...['time', 'team', 'equipe', 'clube', 'club', 'selecao'].map((word) => [word, 'time'] as const),
  ...['gamertag', 'id', 'psn', 'ea id', 'nick', 'nickname', 'usuario', 'user'].map(
    (word) => [word, 'gamertag'] as const,
  ),
  ...['n', 'no', 'numero', 'number', 'sigla', 'abbreviation', 'status', 'situacao', 'grupo'].map(
    (word) => [word, 'outro'] as const,
  ),
  ...['fila', 'queue', 'pago', 'paid', 'pote', 'pot', 'contato', 'contact', 'whatsapp'].map(
    (word) => [word, 'outro'] as const,
  ),
  ...['inscrito em', 'entered at', 'group', 'telefone', 'phone'].map(
    (word) => [word, 'outro'] as const,
  ),
]);

export const campoDoCabecalho = (cell: string): Campo | undefined =>
  HEADINGS.get(chaveDoNome(cell));

export function celulas(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length && at < ROW_CHARACTERS; at += 1) {
    const sign = line[at] ?? '';
    if (quoted && sign === '"' && line[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) {
      quoted = !quoted;
    } else if (sign === delimiter && !quoted) {
      cells.push(cell);
      cell = '';
    } else {
      cell += sign;
    }
  }
  return [...cells, cell].map(semApostrofo);
}

/** Sheets are kept from running a cell as a formula by an apostrophe before it. */
const semApostrofo = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** The delimiter of a text whose first line names its columns; undefined when it does not. */
export function delimitadorDe(lines: readonly string[]): string | undefined {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  return DELIMITERS.find((delimiter) => {
    const fields = celulas(first, delimiter).map(campoDoCabecalho);
    const names = fields.includes('nome') || fields.includes('time');
    return names && fields.every((field) => field !== undefined) && isTable(fields, lines);
  });
}

/** A single column is a table only when something stands under its heading. */
const isTable = (fields: readonly unknown[], lines: readonly string[]) =>
  fields.length > 1 || lines.filter((line) => line.trim() !== '').length > 1;

type LinhaDeCelulas = { readonly linha: number; readonly celulas: readonly string[] };

/** Only a quote that starts a cell can hold a line break; inches and nicknames cannot. */
const isOpen = (text: string) =>
  text.length < 300 && text.split('"').length % 2 === 0 && /(?:^|[\t;,]) *"/.test(text);

/** Rows of a table with the line on which each begins; a line break inside quotes does not end one. */
export function registros(lines: readonly string[], delimiter: string): LinhaDeCelulas[] {
  const rows: { linha: number; texto: string }[] = [];
  for (const [index, line] of lines.entries()) {
    const last = rows.at(-1);
    if (last && isOpen(last.texto)) last.texto += ` ${line}`;
    else if (line.trim() !== '') rows.push({ linha: index + 1, texto: line });
  }
  return rows.map(({ linha, texto }) => ({ linha, celulas: celulas(texto, delimiter) }));
}
