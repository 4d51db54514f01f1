// A text made ready for paper: what of it fits, as pieces of one font file each, from left to right.
import { arquivoCom, type Face, larguraEm } from '#server/arte/faces.ts';
import { caber, visivel } from '#server/arte/letras.ts';
import { letrasDe, type TrechoDeTexto, trechosDe } from '#server/arte/trechos.ts';

type PedacoDeTexto = {
  readonly text: string;
  readonly arquivo: string;
  /** Set as one: words of a text from the right change their order. */
  readonly inteiro: boolean;
  /** Its signs change with their neighbours: what it says is told beside them, for who searches and copies. */
  readonly dito: boolean;
  /** Room behind it, in parts of the size. */
  readonly depois: number;
};

export type Letreiro = {
  readonly size: number;
  readonly pedacos: readonly PedacoDeTexto[];
};

export type MedidaDoLetreiro = {
  readonly face: Face;
  readonly size: number;
  readonly max?: number | undefined;
  readonly min?: number | undefined;
};

/** That of the emoji is as wide as they are. */
const MOST_SPACE = 0.4;

const FROM_RIGHT = /[\p{sc=Arab}\p{sc=Hebr}]/u;

/** A family may lie in several files. */
function porArquivo({ text, familia }: TrechoDeTexto): { text: string; arquivo: string }[] {
  const [first = ''] = familia?.arquivos ?? [];
  if (!familia || familia.arquivos.length === 1) return [{ text, arquivo: first }];
  const parts: { text: string; arquivo: string }[] = [];
  for (const letter of letrasDe(text)) {
    const last = parts.at(-1);
    const arquivo = arquivoCom(familia, letter) ?? last?.arquivo ?? first;
    if (last?.arquivo === arquivo) last.text += letter;
    else parts.push({ text: letter, arquivo });
  }
  return parts;
}

function pedacosDe(trechos: readonly TrechoDeTexto[]): PedacoDeTexto[] {
  const all: PedacoDeTexto[] = [];
  let before: TrechoDeTexto | undefined;
  for (const trecho of trechos) {
    const last = all.at(-1);
    if (trecho.familia) {
      const dito = trecho.familia.junta === true;
      const inteiro = dito || FROM_RIGHT.test(trecho.text);
      all.push(...porArquivo(trecho).map((one) => ({ ...one, inteiro, dito, depois: 0 })));
    } else if (last && before?.familia) {
      // A space that is written is found again by who searches; where it cannot be, it is room.
      const width = larguraEm(before.familia, ' ') ?? Number.POSITIVE_INFINITY;
      const isWritten = !last.inteiro && width < MOST_SPACE;
      const more = isWritten ? { text: `${last.text} ` } : { depois: trecho.largura };
      all[all.length - 1] = { ...last, ...more };
    }
    before = trecho;
  }
  return all;
}

function preparar(
  content: string,
  { face, size, max, min = size * 0.62 }: MedidaDoLetreiro,
): Letreiro {
  const shown = visivel(content, face);
  const fitted = max === undefined ? { text: shown, size } : caber(shown, face, { max, size, min });
  return { size: fitted.size, pedacos: pedacosDe(trechosDe(fitted.text, face)) };
}

/** The same names come again on every page. */
export function makeLetreiros() {
  const known = new Map<string, Letreiro>();
  return (content: string, medida: MedidaDoLetreiro): Letreiro => {
    const key = `${medida.face} ${medida.size} ${medida.max} ${medida.min} ${content}`;
    const found = known.get(key) ?? preparar(content, medida);
    known.set(key, found);
    return found;
  };
}
