// Lists that the profile page draws from; apart from their schemas, which browsers do not need.

/** Where people play; the order is the order on screen. */
export const PLATAFORMAS = ['psn', 'xbox', 'ea', 'efootball', 'steam', 'nintendo'] as const;

/** Kinds of notices that can be turned off; those about the account's safety cannot. */
export const TIPOS_DE_AVISO = ['placares', 'jogos', 'inscricoes', 'campeonatos', 'ligas'] as const;

export const CANAIS_DE_AVISO = ['site', 'email'] as const;
