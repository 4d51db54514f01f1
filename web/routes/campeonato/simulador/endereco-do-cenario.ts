// The scenario in the address of its page, and the address for others. Fetched with the engine.
import { linkDo } from '#regras/cenario/link.ts';

type NoLink = Parameters<typeof linkDo>[0];

const linkOuNada = (cenario: NoLink): string =>
  Object.keys(cenario.palpites).length === 0 ? '' : linkDo(cenario);

/** A page that is reloaded, or left and come back to, has its scenario still. */
export function mostrarNoEndereco(cenario: NoLink): void {
  const url = new URL(location.href);
  const link = linkOuNada(cenario);
  if (link) url.searchParams.set('cenario', link);
  else url.searchParams.delete('cenario');
  history.replaceState(history.state, '', url.href);
}

/** To be sent to others: the invitation that somebody came by is theirs alone. */
export const paraMandar = (cenario: NoLink): string =>
  `${location.origin}${location.pathname}?cenario=${linkOuNada(cenario)}`;
