// How a score that counts was reached, as the head of a match says it.
import type { DadosDaPartida } from './carregar.ts';

type Contada = {
  readonly partida: Pick<DadosDaPartida['partida'], 'placar'>;
  readonly vida: {
    readonly oficial: Pick<NonNullable<DadosDaPartida['vida']['oficial']>, 'via'> | null;
  };
};

/** By penalties, whatever came before them; in extra time; or it is only that nobody answered. */
export function comoConta({ partida, vida }: Contada) {
  if (partida.placar?.penaltis) return 'nos_penaltis';
  if (partida.placar?.prorrogacao) return 'na_prorrogacao';
  return vida.oficial?.via === 'sem_resposta' ? 'sem_resposta' : 'confirmada';
}
