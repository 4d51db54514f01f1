// A list of names as people paste it: from WhatsApp ("1. João – Flamengo"), from a sheet, from a CSV file.
// Tolerant: what cannot be a name is left out and said so, nothing is ever refused.
import {
  type Campo,
  campoDoCabecalho,
  celulas,
  delimitadorDe,
  registros,
} from './lista-em-celulas.ts';
import { chaveDoNome, limparNome } from './nome-limpo.ts';

type Colado = {
  readonly nome: string;
  readonly time_nome: string | null;
  readonly gamertag: string | null;
};

export type AvisoDaLista = {
  /** Line of the text, the first is 1. */
  readonly linha: number;
  readonly tipo: 'repetido' | 'ignorada' | 'riscado' | 'telefone' | 'cortado' | 'limite';
  readonly texto: string;
};

type ListaLida = {
  readonly participantes: readonly Colado[];
  readonly avisos: readonly AvisoDaLista[];
};

type Opcoes = {
  /** Says whether a text names a club: then "Flamengo - João" is read the right way round. */
  readonly ehClube?: (texto: string) => boolean;
};

const MOST_CHARACTERS = 100_000;
const MOST_LINES = 2_000;
const LINE_CHARACTERS = 300;
const MOST_NAMES = 512;
const MOST_NOTICES = 100;
const NAME_LENGTH = 60;

const KEYCAP = /\uFE0F?\u20E3/g;
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u25A0-\u27BF]|\uFE0F|\u200D/gu;
const CHAT_STAMP = /^\[[^\]]{0,30}\d{1,2}:\d{2}[^\]]{0,20}\] ?[^:]{1,40}: ?/;
const PHONE = /\+\d[\d .()-]{7,18}\d|(?:\(\d{2}\)|\b\d{2})?[ .-]?\b9?\d{4}[ .-]?\d{4}\b/g;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
const LABEL = /\b(?:nome|name|jogador|player|time|team|equipe|clube) ?: ?/gi;
const GAMERTAG_LABEL = /\b(?:psn|xbox|live|(?:ea )?id|gamertag|gt|nick) ?: ?/gi;
const BULLET = /^[ *•·\-–—>_]+/;
const NUMBER = /^[ #([]*(\d{1,3}) ?[.)\]:°ºª\-–—]+ ?/;
const BARE_NUMBER = /^[ #]*(\d{1,3}) /;
const SEPARATOR = / ?[–—|/→:;(),[\]{}]+ ?| -+>? ?| ?-+>? | ?[=-]+> ?/;
const STRUCK = /^ ?(?:\d{1,3} ?[.)\-–—]* ?)?~[^~]+~ ?$/;
const HEADING =
  /^(?:(?:lista|participantes|inscritos|confirmados|jogadores|nomes|times|suplentes|reservas|list|players|teams|participants)(?: |$)|(?:grupo|chave|pote|group|pot) \w$)/;
const NOTES = new Set([
  ...['pago', 'pagou', 'pg', 'ok', 'confirmado', 'confirmada', 'pendente', 'falta pagar', 'paid'],
  ...['capitao', 'capita', 'goleiro', 'reserva', 'a confirmar', 'c', 'gk', 'captain'],
]);

type Linha = {
  readonly linha: number;
  readonly campos: readonly string[];
  readonly texto: string;
  readonly numerada: boolean;
};

type Lido = { readonly linha: number; readonly colado: Colado };

type Leitura = { readonly avisos: AvisoDaLista[]; numero: number };

const cortar = (text: string | null) =>
  text === null ? null : [...text].slice(0, NAME_LENGTH).join('').trim() || null;

function avisar({ avisos }: Leitura, aviso: AvisoDaLista): void {
  if (avisos.length < MOST_NOTICES) {
    const { linha, tipo, texto } = aviso;
    avisos.push({ linha, tipo, texto: cortar(limparNome(texto)) ?? '' });
  }
}

/** Without numbering; a bare number counts as one only where it is the next of the list. */
function semNumero(text: string, leitura: Leitura): { resto: string; numerada: boolean } {
  const match = NUMBER.exec(text) ?? BARE_NUMBER.exec(text);
  const number = Number(match?.[1]);
  const isNext = number === leitura.numero + 1;
  if (!match || (!isNext && !NUMBER.test(text))) return { resto: text, numerada: false };
  leitura.numero = number;
  return { resto: text.slice(match[0].length), numerada: true };
}

function camposDe(text: string): string[] {
  if (text.includes('\t')) return celulas(text, '\t');
  if (/^ ?"[^"]*" ?[;,]/.test(text)) return celulas(text, text.includes(';') ? ';' : ',');
  return text.split(SEPARATOR);
}

const limpo = (text: string) =>
  limparNome(text.replace(PICTURES, ' ').replace(/^[*~ ]+|[*~ ]+$/g, ''));

/** One line of a message with single spaces; keycaps are the numbers that they show. */
function linhaLimpa(bruta: string): string {
  return bruta
    .slice(0, LINE_CHARACTERS)
    .replace(KEYCAP, '')
    .replaceAll('🔟', '10 ')
    .replace(PICTURES, ' ')
    .replace(/(?!\t)[\s\p{Cf}]+/gu, ' ')
    .replace(CHAT_STAMP, '')
    .replace(LINK, ' ');
}

function lerLinha(bruta: string, linha: number, leitura: Leitura): Linha | undefined {
  const text = linhaLimpa(bruta);
  const withoutPhone = text.replace(PHONE, ' ');
  const { resto, numerada } = semNumero(withoutPhone, leitura);
  if (STRUCK.test(text)) {
    avisar(leitura, { linha, tipo: 'riscado', texto: text });
    return undefined;
  }
  if (withoutPhone !== text) avisar(leitura, { linha, tipo: 'telefone', texto: text });
  const labelled = resto.replace(BULLET, '').replace(GAMERTAG_LABEL, '@').replace(LABEL, '');
  const campos = camposDe(labelled)
    .map(limpo)
    .filter((campo) => campo !== '' && !NOTES.has(chaveDoNome(campo)));
  // A sheet has its numbers in a column of their own.
  if (campos.length > 1 && /^\d{1,3}$/.test(campos[0] ?? '')) campos.shift();
  return campos.length > 0 ? { linha, campos, texto: text, numerada } : undefined;
}

/** Notes around the list: in a numbered list whatever has no number, else what reads like a heading. */
function ehNota(linhas: readonly Linha[], brutas: readonly string[]): (linha: Linha) => boolean {
  const numbered = linhas.filter(({ numerada }) => numerada).length;
  if (numbered >= 2 && numbered * 2 >= linhas.length) return ({ numerada }) => !numerada;
  const [first] = linhas;
  const standsApart = first && linhas.length > 2 && brutas[first.linha]?.trim() === '';
  return (linha) =>
    HEADING.test(chaveDoNome(linha.texto)) ||
    /:\s*$/.test(linha.texto) ||
    (standsApart === true && linha === first);
}

function coladoDe(campos: readonly string[]): Colado {
  const [nome = '', ...rest] = campos;
  const tags = rest.filter((campo) => campo.startsWith('@'));
  const [time, tag] = rest.filter((campo) => !campo.startsWith('@'));
  return {
    nome: nome.replace(/^@|^_(?=.*_$)|(?<=^_.*)_$/g, ''),
    time_nome: time ?? null,
    gamertag: tags[0]?.slice(1) || (tag ?? null),
  };
}

/** Team first, person second: when most first words are clubs and the second ones are not. */
function viradas(linhas: readonly Linha[], ehClube: (texto: string) => boolean): boolean {
  const pairs = linhas.filter(({ campos }) => campos.length > 1);
  const turned = pairs.filter(
    ({ campos: [first = '', second = ''] }) => ehClube(first) && !ehClube(second),
  );
  return turned.length * 2 > pairs.length;
}

function lerMensagem(brutas: readonly string[], leitura: Leitura, { ehClube }: Opcoes): Lido[] {
  const linhas = brutas.flatMap((bruta, index) => lerLinha(bruta, index + 1, leitura) ?? []);
  const isNote = ehNota(linhas, brutas);
  for (const linha of linhas.filter(isNote)) avisar(leitura, { ...linha, tipo: 'ignorada' });
  const names = linhas.filter((linha) => !isNote(linha));
  const isTurned = ehClube ? viradas(names, ehClube) : false;
  return names.map(({ linha, campos: [first = '', second = '', ...rest] }) => {
    const campos = isTurned && second ? [second, first, ...rest] : [first, second, ...rest];
    return { linha, colado: coladoDe(campos.filter((campo) => campo !== '')) };
  });
}

/** Rows under a heading that names the columns, in Portuguese or English. */
function lerTabela(brutas: readonly string[], delimitador: string): Lido[] {
  const [heading, ...rows] = registros(brutas, delimitador);
  const columns = (heading?.celulas ?? []).map(campoDoCabecalho);
  return rows.map(({ linha, celulas }) => {
    const get = (campo: Campo) => limpo(celulas[columns.indexOf(campo)] ?? '') || null;
    const outros = { time_nome: get('time'), gamertag: get('gamertag') };
    return { linha, colado: { nome: get('nome') ?? outros.time_nome ?? '', ...outros } };
  });
}

/** "João, Bia, Téo" on one line is a list too. */
function desdobrar(brutas: readonly string[]): readonly string[] {
  const filled = brutas.filter((bruta) => bruta.trim() !== '');
  const parts = filled[0]?.split(/\s*[,;]\s*/) ?? [];
  return filled.length === 1 && parts.length > 2 ? parts.slice(0, MOST_LINES) : brutas;
}

function escolher(lidos: readonly Lido[], leitura: Leitura): Colado[] {
  const known = new Set<string>();
  const chosen: Colado[] = [];
  for (const { linha, colado } of lidos.filter((lido) => lido.colado.nome !== '')) {
    const nome = cortar(colado.nome) ?? '';
    const key = chaveDoNome(nome);
    if (nome !== colado.nome) avisar(leitura, { linha, tipo: 'cortado', texto: colado.nome });
    if (known.has(key)) {
      avisar(leitura, { linha, tipo: 'repetido', texto: nome });
    } else if (chosen.length < MOST_NAMES) {
      known.add(key);
      const { time_nome, gamertag } = colado;
      chosen.push({ nome, time_nome: cortar(time_nome), gamertag: cortar(gamertag) });
    } else {
      avisar(leitura, { linha, tipo: 'limite', texto: nome });
    }
  }
  return chosen;
}

export function lerLista(texto: string, opcoes: Opcoes = {}): ListaLida {
  const leitura: Leitura = { avisos: [], numero: 0 };
  const brutas = texto
    .slice(0, MOST_CHARACTERS)
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .slice(0, MOST_LINES);
  const delimitador = delimitadorDe(brutas);
  const lidos =
    delimitador === undefined
      ? lerMensagem(desdobrar(brutas), leitura, opcoes)
      : lerTabela(brutas, delimitador);
  const participantes = escolher(lidos, leitura);
  return { participantes, avisos: leitura.avisos.sort((a, b) => a.linha - b.linha) };
}
