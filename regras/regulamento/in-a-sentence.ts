/** A name inside a sentence: one that is called after somebody, or is an abbreviation, keeps its capitals. */
export const inASentence = (name: string) =>
  name.replace(/^(?!Buchholz|Sonneborn|W\.O\.)./u, (first) => first.toLowerCase());
