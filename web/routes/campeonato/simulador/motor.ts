// The engine in the browser, and what is only needed once it is there: fetched when somebody opens the simulator.
import { completar } from '#regras/cenario/completar.ts';
import { dadosDoCenario } from '#regras/cenario/dados.ts';
import { montar } from '#regras/cenario/montado.ts';
import { MAIS_NO_LINK } from '#regras/cenario/palpite.ts';
import { vistaDe } from '#regras/cenario/vista.ts';
import { compartilhar } from '#web/campeonato/compartilhar.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { crestUrl } from '#web/components/crest/crest-url.ts';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { mostrarNoEndereco, paraMandar } from './endereco-do-cenario.ts';

/** The crest of a team as a picture of a style; none where it has no crest. */
function escudoEmFigura(gente: Gente, uuid: string): string | undefined {
  const escudo = gente[uuid]?.escudo;
  if (!escudo) return undefined;
  if ('imagem' in escudo) return `url("${encodeURI(escudo.imagem)}")`;
  return crestUrl(shirtFrom(nomeDe(gente, uuid), escudo));
}

export const motor = {
  ...{ completar, dadosDoCenario, MAIS_NO_LINK, montar, vistaDe },
  ...{ compartilhar, escudoEmFigura, mostrarNoEndereco, paraMandar },
};

export type Motor = typeof motor;
