// A list of names as people paste it: from WhatsApp ("1. João – Flamengo"), from a sheet, from a CSV file.
// Tolerant: nothing is ever refused, and no line is lost in silence.
import { ehSoNota, type LinhaColada, lerLinha, limpo } from './linha-colada.ts';
import { type Campo, campoDoCabecalho, delimitadorDe, registros } from './lista-em-celulas.ts';
import { chaveDoNome, limparNome } from './nome-limpo.ts';

type Colado = {
  readonly nome: string;
  readonly time_nome: string | null;
  readonly gamertag: string | null;
};

/** `suplente`: stood under 'Suplentes' or 'Lista de espera', so it waits for a place. */
type NomeColado = Colado & { readonly linha: number; readonly suplente: boolean };

export type AvisoDaLista = {
  /** Line of the text, the first is 1. */
  readonly linha: number;
  readonly tipo:
    | 'repetido'
    | 'ignorada'
    | 'vazia'
    | 'riscado'
    | 'fora'
    | 'telefone'
    | 'cortado'
    | 'limite';
  readonly texto: string;
};

/** Every line that holds anything is a name here, a waiting name, heads a part of the list, or has a notice that says
 * why not. */
type ListaLida = {
  readonly participantes: readonly NomeColado[];
  readonly avisos: readonly AvisoDaLista[];
};

type Opcoes = {
  /** Says whether a text names a club: then "Flamengo - João" is read the right way round. */
  readonly ehClube?: (texto: string) => boolean;
};

const MOST_CHARACTERS = 100_000;
const MOST_LINES = 2_000;
const MOST_NAMES = 512;
const NAME_LENGTH = 60;
/** Numbers may be missing in a list: after "2" a bare "5" is still a number, "7 de Setembro" a name. */
const LARGEST_HOLE = 3;

const HEADING =
  /^(?:(?:lista|participantes|inscritos|confirmados|jogadores|nomes|times|titulares|list|players|teams|participants)(?: |$)|(?:grupo|chave|pote|group|pot) \w$)/;
const WAITING_HEADING =
  /^(?:suplentes?|reservas?|(?:lista|fila) de espera|espera|substitutos|waiting list|reserves|substitutes|subs)$/;
const OUT_HEADING =
  /^(?:fora|desistentes?|desistiram|nao (?:vao|vai|joga|jogam)|ausentes|out|not playing)$/;

type Secao = 'titulares' | 'suplentes' | 'fora';
type Lido = { readonly linha: number; readonly suplente: boolean; readonly colado: Colado };
type Avisos = AvisoDaLista[];

const cortar = (text: string | null) =>
  text === null ? null : [...text].slice(0, NAME_LENGTH).join('').trim() || null;

function avisar(avisos: Avisos, { linha, tipo, texto }: AvisoDaLista): void {
  avisos.push({ linha, tipo, texto: cortar(limparNome(texto)) ?? '' });
}

/** What heads a part of the list: a word of its own, with or without a colon. */
function secaoDe({ texto, numero }: LinhaColada): Secao | undefined {
  if (numero) return undefined;
  const words = chaveDoNome(texto);
  if (WAITING_HEADING.test(words)) return 'suplentes';
  if (OUT_HEADING.test(words)) return 'fora';
  return HEADING.test(words) ? 'titulares' : undefined;
}

type NaLista = LinhaColada & { readonly numerada: boolean; readonly secao: Secao };

/**
 * Which numbers are the list's own. A bare number counts where it is the next one, or goes on after a hole;
 * each part of the list may count from 1 again.
 */
function situar(linhas: readonly LinhaColada[]): NaLista[] {
  let last = 0;
  let secao: Secao = 'titulares';
  return linhas.map((linha, index) => {
    const begins = secaoDe(linha);
    if (begins) {
      last = 0;
      secao = begins;
      return { ...linha, numerada: false, secao };
    }
    const { numero } = linha;
    if (!numero) return { ...linha, numerada: false, secao };
    const { valor, solto } = numero;
    const goesOn = linhas[index + 1]?.numero?.valor === valor + 1;
    const follows = last > 0 && valor > last && (valor <= last + LARGEST_HOLE || goesOn);
    if (solto && valor !== last + 1 && !follows) {
      return { ...linha, campos: linha.comNumero, numerada: false, secao };
    }
    last = valor;
    return { ...linha, numerada: true, secao };
  });
}

/** Notes around the list: in a numbered list whatever has no number, else what reads like a heading. */
function ehNota(
  linhas: readonly NaLista[],
  brutas: readonly string[],
): (linha: NaLista) => boolean {
  const numbered = linhas.filter(({ numerada }) => numerada).length;
  const isNumbered = numbered >= 2 && numbered * 2 >= linhas.length;
  const [first] = linhas;
  const standsApart = first && linhas.length > 2 && brutas[first.linha]?.trim() === '';
  return (linha) => {
    if (secaoDe(linha)) return true;
    if (isNumbered) return !linha.numerada;
    if (ehSoNota(linha) && !linha.numerada) return true;
    return /:\s*$/.test(linha.texto) || (standsApart === true && linha === first);
  };
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
function viradas(linhas: readonly LinhaColada[], ehClube: (texto: string) => boolean): boolean {
  const pairs = linhas.filter(({ campos }) => campos.length > 1);
  const turned = pairs.filter(
    ({ campos: [first = '', second = ''] }) => ehClube(first) && !ehClube(second),
  );
  return turned.length * 2 > pairs.length;
}

/** Says who stands below it, and nothing else: 'Lista da Copa' may also be a name that was meant. */
function ehCabecalho(linha: LinhaColada): boolean {
  const secao = secaoDe(linha);
  const isWhole = /^(?:\S+|\S+ \w)$/.test(chaveDoNome(linha.texto)) || /:\s*$/.test(linha.texto);
  return secao !== undefined && (secao !== 'titulares' || isWhole);
}

/** Why nobody on this line plays, if so. */
function ficaDeFora(linha: NaLista, isNote: boolean): AvisoDaLista['tipo'] | undefined {
  if (linha.ficaDeFora) return linha.ficaDeFora;
  if (linha.campos.length === 0) return 'vazia';
  if (isNote) return 'ignorada';
  return linha.secao === 'fora' ? 'fora' : undefined;
}

function lerMensagem(brutas: readonly string[], avisos: Avisos, { ehClube }: Opcoes): Lido[] {
  const filled = brutas.flatMap((bruta, index) =>
    bruta.trim() === '' ? [] : [lerLinha(bruta, index + 1)],
  );
  const linhas = situar(filled);
  const isNote = ehNota(
    linhas.filter(({ campos, ficaDeFora: out }) => campos.length > 0 && !out),
    brutas,
  );
  const names: NaLista[] = [];
  for (const linha of linhas) {
    const tipo = ficaDeFora(linha, isNote(linha));
    if (tipo === 'ignorada' && ehCabecalho(linha)) continue;
    if (tipo)
      avisar(avisos, { ...linha, texto: linha.texto || brutas[linha.linha - 1] || '', tipo });
    else names.push(linha);
    if (linha.temTelefone && tipo !== 'riscado') avisar(avisos, { ...linha, tipo: 'telefone' });
  }
  const isTurned = ehClube ? viradas(names, ehClube) : false;
  return names.map(({ linha, secao, campos: [first = '', second = '', ...rest] }) => {
    const campos = isTurned && second ? [second, first, ...rest] : [first, second, ...rest];
    const colado = coladoDe(campos.filter((campo) => campo !== ''));
    return { linha, suplente: secao === 'suplentes', colado };
  });
}

/** Rows under a heading that names the columns, in Portuguese or English. */
function lerTabela(brutas: readonly string[], delimitador: string): Lido[] {
  const [heading, ...rows] = registros(brutas, delimitador);
  const columns = (heading?.celulas ?? []).map(campoDoCabecalho);
  return rows.map(({ linha, celulas }) => {
    const get = (campo: Campo) => limpo(celulas[columns.indexOf(campo)] ?? '') || null;
    const outros = { time_nome: get('time'), gamertag: get('gamertag') };
    const nome = get('nome') ?? outros.time_nome ?? '';
    return { linha, suplente: false, colado: { nome, ...outros } };
  });
}

/** "João, Bia, Téo" on one line is a list too. */
function desdobrar(brutas: readonly string[]): readonly string[] {
  const filled = brutas.filter((bruta) => bruta.trim() !== '');
  const parts = filled[0]?.split(/\s*[,;]\s*/) ?? [];
  return filled.length === 1 && parts.length > 2 ? parts.slice(0, MOST_LINES) : brutas;
}

function escolher(lidos: readonly Lido[], brutas: readonly string[], avisos: Avisos): NomeColado[] {
  const known = new Set<string>();
  const chosen: NomeColado[] = [];
  for (const { linha, suplente, colado } of lidos) {
    const nome = cortar(colado.nome) ?? '';
    const key = chaveDoNome(nome);
    if (nome === '') {
      avisar(avisos, { linha, tipo: 'vazia', texto: brutas[linha - 1] ?? '' });
      continue;
    }
    if (nome !== colado.nome) avisar(avisos, { linha, tipo: 'cortado', texto: colado.nome });
    if (known.has(key)) {
      avisar(avisos, { linha, tipo: 'repetido', texto: nome });
    } else if (chosen.length < MOST_NAMES) {
      known.add(key);
      const { time_nome, gamertag } = colado;
      const rest = { time_nome: cortar(time_nome), gamertag: cortar(gamertag) };
      chosen.push({ nome, ...rest, linha, suplente });
    } else {
      avisar(avisos, { linha, tipo: 'limite', texto: nome });
    }
  }
  return chosen;
}

export function lerLista(texto: string, opcoes: Opcoes = {}): ListaLida {
  const avisos: Avisos = [];
  const todas = texto.slice(0, MOST_CHARACTERS).split(/\r\n|[\r\n\u0085\u2028\u2029]/);
  const brutas = todas.slice(0, MOST_LINES);
  const delimitador = delimitadorDe(brutas);
  const lidos =
    delimitador === undefined
      ? lerMensagem(desdobrar(brutas), avisos, opcoes)
      : lerTabela(brutas, delimitador);
  const participantes = escolher(lidos, brutas, avisos);
  const beyond = todas.findIndex((bruta, at) => at >= MOST_LINES && bruta.trim() !== '');
  if (beyond !== -1) {
    avisar(avisos, { linha: beyond + 1, tipo: 'limite', texto: todas[beyond] ?? '' });
  }
  return { participantes, avisos: avisos.sort((a, b) => a.linha - b.linha) };
}
