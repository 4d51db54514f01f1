// How many matches the champion won, drew and lost, as the road to the title tells them: to lose on penalties is a
// defeat there, and takes the word 'unbeaten' away. A table counts such a match as drawn.

type Letra = 'v' | 'e' | 'd';

export function letrasDoCampeao(
  caminho: readonly { readonly resultado: Letra }[],
): Readonly<Record<Letra, number>> {
  const letras = { v: 0, e: 0, d: 0 };
  for (const { resultado } of caminho) letras[resultado] += 1;
  return letras;
}
