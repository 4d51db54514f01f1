// Where a text may go on in the next line: at spaces, and in scripts that write without them between words. Chinese,
// Japanese, Thai and their neighbours are told apart by the dictionaries of the runtime.

/** What stays together on a line; `espaco`: a space stands before it, unless it begins a line. */
export type PedacoDeLinha = { readonly text: string; readonly espaco: boolean };

const words = new Intl.Segmenter('en', { granularity: 'word' });

const SEM_ESPACOS =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Nothing of this begins a line: what closes or ends, small kana, marks that lengthen or repeat. */
const NAO_COMECA =
  /^[\p{Pe}\p{Pf}\p{M}、。，．・：；？！!?,.:;ー〜～ヽヾゝゞ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶๆฯ％%]/u;

/** And nothing of this ends one. */
const NAO_TERMINA = /[\p{Ps}\p{Pi}＃#￥$]$/u;

/** Digits and Latin letters belong to the sign behind them: 2026年, U20杯. */
const NUMERO = /[\p{Nd}A-Za-z]$/u;

function pedacosDaPalavra(word: string): string[] {
  if (!SEM_ESPACOS.test(word)) return [word];
  const pieces: string[] = [];
  for (const { segment } of words.segment(word)) {
    const last = pieces.at(-1);
    const stays =
      last !== undefined &&
      (NAO_COMECA.test(segment) ||
        NAO_TERMINA.test(last) ||
        (NUMERO.test(last) && [...segment].length === 1));
    if (stays) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

export const pedacosDe = (text: string): PedacoDeLinha[] =>
  text
    .split(' ')
    .flatMap((word) =>
      pedacosDaPalavra(word).map((piece, index) => ({ text: piece, espaco: index === 0 })),
    );
