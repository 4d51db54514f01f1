// How many matches the champion won, drew and lost, as the road to the title and every table count them: one that went to
// penalties is drawn.

type Letra = 'v' | 'e' | 'd';

export function letrasDoCampeao(
  caminho: readonly { readonly resultado: Letra }[],
): Readonly<Record<Letra, number>> {
  const letras = { v: 0, e: 0, d: 0 };
  for (const { resultado } of caminho) letras[resultado] += 1;
  return letras;
}
