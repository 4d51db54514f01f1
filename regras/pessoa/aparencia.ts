// The appearance of a name, to find those that pass for another: letters of other alphabets, digits and signs count as the
// Latin letter that they pass for. A small table of our own: the whole list of Unicode has thousands of pairs,
// of which names that people would fall for use these.

/** By letter, in both cases where they differ. After NFKD, so accents, wide and mathematical forms are gone. */
const PASS_FOR: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ4@λΛꭺᎪ∀',
  b: 'ьъвВβΒʙ8ßƅᏼᏴ',
  c: 'сСϲᴄꮯᏟ',
  d: 'ԁᴅđɗꭰᎠ',
  e: 'еЕεΕєɛᴇҽ3€ꭼᎬ',
  f: 'ғꜰƒ',
  g: 'ɡցɢԍ9',
  h: 'нНһʜհΗ',
  j: 'јЈʝᴊ',
  k: 'кКκΚᴋ',
  l: 'iI1|!ӏӀіІıιΙɩʟɪłǀ∣ꮮᏞ',
  m: 'мМΜᴍ',
  n: 'пηɴոΝ',
  o: 'оОοΟ0օᴏøσө',
  p: 'рРρΡᴘ',
  q: 'ԛգ',
  r: 'гʀꭱᎡ',
  s: 'ѕЅ5$ꜱ',
  t: 'тТτΤ7+†ᴛŧ',
  u: 'υսᴜμ',
  v: 'νѵᴠ',
  w: 'ԝᴡωѡ',
  x: 'хХχΧ',
  y: 'уУγΥʏү',
  z: 'ᴢ2ΖƵƶ',
};

const LETTER_OF = new Map(
  Object.entries(PASS_FOR).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
);

/** The capital is asked first: a Greek capital may look like another letter than its small one. */
const letterFor = (character: string): string =>
  LETTER_OF.get(character) ?? LETTER_OF.get(character.toLowerCase()) ?? character.toLowerCase();

/** The words of a name as they look, without anything that is neither letter nor digit. */
export function palavrasVistas(nome: string): string[] {
  return nome
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[\s\p{Pd}_./,·]+/u)
    .map((word) =>
      [...word]
        .map(letterFor)
        .join('')
        .replace(/[^\p{L}\p{N}]/gu, '')
        .replaceAll('rn', 'm')
        .replaceAll('vv', 'w'),
    )
    .filter(Boolean);
}

/** Lists of participants are shown over and over: the names worked out last are remembered. */
const MOST_REMEMBERED = 5_000;
const remembered = new Map<string, string>();

/** Equal for names that look alike. Empty when there is nothing to read in it. */
export function aparencia(nome: string): string {
  const known = remembered.get(nome);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const seen = palavrasVistas(nome).join('');
  remembered.set(nome, seen);
  return seen;
}
