/** How many letters have to fit into one line. */
export const longestWord = (name: string) =>
  Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
