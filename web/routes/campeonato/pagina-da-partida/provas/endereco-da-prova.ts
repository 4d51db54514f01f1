/** Only who may see it gets it there. */
export const enderecoDaProva = (partida: string, prova: string): string =>
  `/api/partidas/${partida}/provas/${prova}`;
