// Options to choose from in the rules of squads, money and sanctions. Apart, like opcoes-da-partida.ts.

/** Steps of a ladder of sanctions. */
export const TIPOS_DE_SANCAO = ['advertencia', 'pontos', 'jogo', 'multa', 'exclusao'] as const;

/** Whether participants change their own id after the start. */
export const TROCAS_DE_ID = ['livre', 'janela', 'nunca'] as const;

export const REEMBOLSOS = ['a_combinar', 'ate_o_comeco', 'nunca'] as const;
