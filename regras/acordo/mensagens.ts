// Ready-made messages from one side of a match to the other, instead of a chat: nothing can be said that would
// have to be moderated.
export const MENSAGENS_PRONTAS = [
  'posso_agora',
  'posso_mais_tarde',
  'hoje_nao_posso',
  'veja_as_propostas',
  'na_sala',
  'me_convide',
  'atraso_10',
  'atraso_30',
  'conexao_caiu',
  'recomecar',
  'manda_o_placar',
  'confirma_o_placar',
  'bom_jogo',
] as const;

/** So many of a side in so many minutes. */
export const LIMITE_DE_MENSAGENS = { vezes: 5, minutos: 10 } as const;
