// One line of a pasted list: without the marks that chats put around it, split into its fields.
import { celulas } from './lista-em-celulas.ts';
import { chaveDoNome, limparNome } from './nome-limpo.ts';

const LINE_CHARACTERS = 300;

const KEYCAP = /\uFE0F?\u20E3/g;
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u25A0-\u27BF]|\uFE0F|\u200D/gu;
/** "[20:31, 12/05/2026] Ana: " as the screen copies it. */
const CHAT_STAMP = /^\[[^\]]{0,30}\d{1,2}:\d{2}[^\]]{0,20}\] ?[^:]{1,40}: ?/;
/** "12/05/2026 20:31 - Ana: " as an exported conversation has it; its own messages name nobody. */
const EXPORT_STAMP = /^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]\.?m\.?)? - /i;
const EXPORT_AUTHOR = /^[^:]{1,40}: ?/;
const PHONE = /\+\d[\d .()-]{7,18}\d|(?:\(\d{2}\)|\b\d{2})?[ .-]?\b9?\d{4}[ .-]?\d{4}\b/g;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
const LABEL = /\b(?:nome|name|jogador|player|time|team|equipe|clube) ?: ?/gi;
const GAMERTAG_LABEL = /\b(?:psn|xbox|live|(?:ea )?id|gamertag|gt|nick) ?: ?/gi;
const BULLET = /^[ *•·\-–—>]+/;
const NUMBER = /^[ #([]*(\d{1,3}) ?[.)\]:°ºª\-–—]+ ?/;
const BARE_NUMBER = /^[ #]*(\d{1,3}) /;
const SEPARATOR = / ?[–—|/→:;(),[\]{}]+ ?| -+>? ?| ?-+>? | ?[=-]+> ?/;
const STRUCK = /^ ?(?:\d{1,3} ?[.)\-–—]* ?)?~[^~]+~ ?$/;
const TAG_IN_NAME = /^(.*\S) @(\S+)$/;

const PAID = ['pago', 'pagou', 'paga', 'pg', 'ok', 'confirmado', 'confirmada', 'pendente', 'paid'];
const NOTES = new Set([
  ...PAID,
  ...['falta pagar', 'a confirmar', 'capitao', 'capita', 'goleiro', 'reserva', 'c', 'gk'],
  'captain',
]);
const PAID_WORDS = new Set(PAID);

export type LinhaColada = {
  readonly linha: number;
  readonly texto: string;
  readonly campos: readonly string[];
  /** Its number in the list; a bare one ("7 Ana") may as well be the beginning of the name. */
  readonly numero: { readonly valor: number; readonly solto: boolean } | null;
  /** The fields if the bare number belongs to the name. */
  readonly comNumero: readonly string[];
  readonly ficaDeFora: 'riscado' | 'ignorada' | null;
  readonly temTelefone: boolean;
};

const semMarcas = (text: string) =>
  text
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/```?([^`]+)```?/g, '$1')
    .replace(/^( ?)_([^_]+)_(?= |$)/, '$1$2');

/** Single spaces, no pictures; keycaps are the numbers that they show. */
function linhaLimpa(bruta: string): string {
  return bruta
    .slice(0, LINE_CHARACTERS)
    .replace(KEYCAP, '')
    .replaceAll('🔟', '10 ')
    .replace(PICTURES, ' ')
    .replace(/(?!\t)[\s\p{Cf}]+/gu, ' ')
    .replace(CHAT_STAMP, '');
}

/** A message of an exported conversation without its stamp; what the app itself wrote is nobody's name. */
function semCarimbo(text: string): { texto: string; ehDoAplicativo: boolean } {
  if (!EXPORT_STAMP.test(text)) return { texto: text, ehDoAplicativo: false };
  const said = text.replace(EXPORT_STAMP, '');
  return { texto: said.replace(EXPORT_AUTHOR, ''), ehDoAplicativo: !EXPORT_AUTHOR.test(said) };
}

/** What a line of a chat says: no stamp, no pictures, no marks of bold or italics. */
export const textoDaLinha = (bruta: string): string =>
  semMarcas(semCarimbo(linhaLimpa(bruta).trimStart()).texto);

export const limpo = (text: string) =>
  limparNome(text.replace(PICTURES, ' ').replace(/^[*~ ]+|[*~ ]+$/g, ''));

/** "Edu PAGO" is Edu. */
function semPago(text: string): string {
  const words = text.split(' ');
  while (words.length > 1 && PAID_WORDS.has(chaveDoNome(words.at(-1) ?? ''))) words.pop();
  return words.join(' ');
}

function partes(text: string): string[] {
  if (text.includes('\t')) return celulas(text, '\t');
  if (/^ ?"[^"]*" ?[;,]/.test(text)) return celulas(text, text.includes(';') ? ';' : ',');
  return text.split(SEPARATOR);
}

function camposDe(text: string): string[] {
  const labelled = text.replace(BULLET, '').replace(GAMERTAG_LABEL, '@').replace(LABEL, '');
  const [first = '', ...rest] = partes(labelled)
    .map(limpo)
    .filter((campo) => campo !== '');
  const others = rest.filter((campo) => !NOTES.has(chaveDoNome(campo))).map(semPago);
  const name = semPago(first);
  const [, before, tag] = TAG_IN_NAME.exec(name) ?? [];
  const campos = before && tag ? [before, ...others, `@${tag}`] : [name, ...others];
  // A sheet has its numbers in a column of their own.
  if (campos.length > 1 && /^\d{1,3}$/.test(campos[0] ?? '')) campos.shift();
  return campos.filter((campo) => campo !== '');
}

/** A line that says only 'goleiro' or 'ok' names nobody, unless it has a number of its own. */
export const ehSoNota = ({ campos }: LinhaColada): boolean =>
  campos.length === 1 && NOTES.has(chaveDoNome(campos[0] ?? ''));

export function lerLinha(bruta: string, linha: number): LinhaColada {
  const cleaned = linhaLimpa(bruta);
  const { texto, ehDoAplicativo } = semCarimbo(cleaned.trimStart());
  const isStruck = STRUCK.test(texto);
  const withoutPhone = texto.replace(PHONE, ' ');
  const plain = semMarcas(withoutPhone.replace(LINK, ' '));
  const marked = NUMBER.exec(plain);
  const match = marked ?? BARE_NUMBER.exec(plain);
  return {
    linha,
    texto,
    campos: camposDe(match ? plain.slice(match[0].length) : plain),
    numero: match ? { valor: Number(match[1]), solto: !marked } : null,
    comNumero: camposDe(plain),
    ficaDeFora: isStruck ? 'riscado' : ehDoAplicativo ? 'ignorada' : null,
    temTelefone: withoutPhone !== texto,
  };
}
