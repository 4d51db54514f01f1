// The faces of the pictures. Our own two come first; a letter that they do not have is looked for in the faces of its
// script, whose files are opened when the first such letter comes: Chinese alone weighs more than all pages together.
import { type FaceDaArte, readFace } from './fonte.ts';
import { podeJuntar } from './juntas.ts';

const FOLDER = new URL('./fontes/', import.meta.url);

/** A family as its files name themselves. */
export type Familia = {
  readonly nome: string;
  readonly arquivos: readonly string[];
  /** Letters that it is asked for. */
  readonly letras: RegExp;
  /** They change with their neighbours. */
  readonly junta?: true;
};

const ANY = /./su;

const OWN = {
  titulo: { nome: 'Archivo SemiBold', arquivos: ['archivo-condensed'], letras: ANY },
  texto: { nome: 'Figtree Light', arquivos: ['figtree'], letras: ANY },
} as const satisfies Record<string, Familia>;

export type Face = keyof typeof OWN;

const JAPANESE: Familia = {
  nome: 'Noto Sans JP',
  arquivos: ['noto-japanese'],
  letras: /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}\uff01-\uffee]/u,
};

const CHINESE: Familia = {
  nome: 'Noto Sans SC',
  arquivos: ['noto-chinese'],
  letras: /[\p{scx=Han}\uff01-\uffee]/u,
};

const OTHERS: readonly Familia[] = [
  {
    nome: 'Noto Sans',
    arquivos: ['noto-latin-ext', 'noto-vietnamese', 'noto-cyrillic', 'noto-greek'],
    letras: ANY,
  },
  { nome: 'Noto Sans Arabic', arquivos: ['noto-arabic'], letras: /\p{scx=Arab}/u, junta: true },
  { nome: 'Noto Sans Hebrew Thin', arquivos: ['noto-hebrew'], letras: /\p{scx=Hebr}/u },
  { nome: 'Noto Sans Armenian', arquivos: ['noto-armenian'], letras: /\p{scx=Armn}/u },
  { nome: 'Noto Sans Georgian', arquivos: ['noto-georgian'], letras: /\p{scx=Geor}/u },
  {
    nome: 'Noto Sans Devanagari',
    arquivos: ['noto-devanagari'],
    letras: /\p{scx=Deva}/u,
    junta: true,
  },
  { nome: 'Noto Sans Bengali', arquivos: ['noto-bengali'], letras: /\p{scx=Beng}/u, junta: true },
  { nome: 'Noto Sans Tamil', arquivos: ['noto-tamil'], letras: /\p{scx=Taml}/u, junta: true },
  { nome: 'Noto Sans Thai', arquivos: ['noto-thai'], letras: /\p{scx=Thai}/u },
  { nome: 'Noto Sans KR', arquivos: ['noto-korean'], letras: /\p{scx=Hang}/u },
];

const SIGNS: readonly Familia[] = [
  { nome: 'Noto Emoji', arquivos: ['noto-emoji'], letras: /[\p{ExtPict}\p{RI}]/u },
  { nome: 'Noto Sans Symbols 2', arquivos: ['noto-symbols'], letras: /\p{So}/u },
];

const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u;

/** In the order in which a letter is looked for. Signs that Chinese and Japanese share are written as in the text. */
export function familiasPara(text: string, face: Face): readonly Familia[] {
  const han = KANA.test(text) ? [JAPANESE, CHINESE] : [CHINESE, JAPANESE];
  const all: readonly Familia[] = [OWN[face], ...OTHERS, ...han, ...SIGNS];
  return all.filter(({ junta }) => !junta || podeJuntar());
}

export const arquivoDe = (name: string): URL => new URL(`${name}.ttf`, FOLDER);

const opened = new Map<string, FaceDaArte>();

function open(arquivo: string): FaceDaArte {
  const found = opened.get(arquivo) ?? readFace(arquivoDe(arquivo));
  opened.set(arquivo, found);
  return found;
}

const widthIn = (arquivo: string, letter: string) =>
  open(arquivo).width(letter.codePointAt(0) ?? 0);

/** In parts of the size; undefined for letters that the family does not have. */
export function larguraEm({ arquivos }: Familia, letter: string): number | undefined {
  for (const arquivo of arquivos) {
    const width = widthIn(arquivo, letter);
    if (width !== undefined) return width;
  }
  return undefined;
}

/** The file of the family that has this letter. */
export const arquivoCom = ({ arquivos }: Familia, letter: string): string | undefined =>
  arquivos.find((arquivo) => widthIn(arquivo, letter) !== undefined);

const ALL: readonly Familia[] = [...Object.values(OWN), ...OTHERS, CHINESE, JAPANESE, ...SIGNS];

/** The files that a drawing needs: those of the families that it names. */
export function arquivosDe(svg: string): readonly URL[] {
  const used = ALL.filter(({ nome }) => svg.includes(`font-family="${nome}"`));
  return used.flatMap(({ arquivos }) => arquivos.map(arquivoDe));
}
