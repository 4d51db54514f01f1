// What the champion scored and conceded where it was played: in a match given away nobody scored, as in the best attack
// beside it and in Estatísticas. A table counts those goals.

type DoCampeao = {
  readonly campeao: string | null;
  /** Their matches. */
  readonly caminho: readonly {
    readonly partida: {
      readonly mandante: { readonly participante: string | null };
      readonly placar: { readonly mandante: number; readonly visitante: number } | null;
    };
  }[];
};

export function golsDoCampeao({ campeao, caminho }: DoCampeao) {
  const gols = { feitos: 0, sofridos: 0 };
  for (const { partida } of caminho) {
    const { mandante, visitante } = partida.placar ?? { mandante: 0, visitante: 0 };
    const isHome = partida.mandante.participante === campeao;
    gols.feitos += isHome ? mandante : visitante;
    gols.sofridos += isHome ? visitante : mandante;
  }
  return gols;
}
