// Where somebody stands in the list: in a table while it is played, among all once it is over.
import type { CampanhaAteAqui } from '#contract/participante/campanha.ts';
import type { Translate } from '#web/texts/texts.tsx';

type NaLista = Pick<CampanhaAteAqui, 'posicao' | 'lugares' | 'grupo'>;

/** As soon as final places are known, all rows show those: beside them the place in a group would be another thing. */
export function lugarNaLista({ posicao, lugares }: NaLista, t: Translate): string | null {
  if (!lugares) return posicao === null ? null : t('participante.lugar', { n: posicao });
  const { de, ate } = lugares;
  return de === ate
    ? t('participante.lugar', { n: de })
    : t('participante.lista.lugares', { de, ate });
}

/** Which table the place is of; once it is over, the place in it. */
export function grupoNaLista({ posicao, lugares, grupo }: NaLista, t: Translate): string | null {
  if (grupo === null) return null;
  return lugares && posicao
    ? t('participante.lista.no_grupo', { n: posicao, grupo })
    : t('campeonato.grupo', { nome: grupo });
}
