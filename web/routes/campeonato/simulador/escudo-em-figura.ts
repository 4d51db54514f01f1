import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { crestUrl } from '#web/components/crest/crest-url.ts';
import { shirtFrom } from '#web/components/crest/shirt.ts';

/** The crest of a team as a picture of a style; none where it has no crest. Fetched with the engine. */
export function escudoEmFigura(gente: Gente, uuid: string): string | undefined {
  const escudo = gente[uuid]?.escudo;
  if (!escudo) return undefined;
  if ('imagem' in escudo) return `url("${encodeURI(escudo.imagem)}")`;
  return crestUrl(shirtFrom(nomeDe(gente, uuid), escudo));
}
