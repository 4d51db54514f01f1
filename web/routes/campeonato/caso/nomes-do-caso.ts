import { nomesDosLados } from '#web/routes/campeonato/pagina-da-partida/vida/lados.ts';
import type { Translate } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';

/** A side that nobody knows any more is to be decided. */
export function nomesDoCaso({ partida }: Pick<DadosDoCaso, 'partida'>, t: Translate) {
  const [home, away] = nomesDosLados(partida);
  const open = t('campeonato.jogos.a_definir');
  return [home || open, away || open] as const;
}
