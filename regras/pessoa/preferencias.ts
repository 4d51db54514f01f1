// Preferences of a person: the lists that the profile page offers. Apart from their schemas, which browsers do
// not need.

/** Where people play; the order is the order on screen. */
export const PLATAFORMAS = ['psn', 'xbox', 'ea', 'efootball', 'steam', 'nintendo'] as const;

/** Kinds of notices that can be turned off; those about the account's safety cannot. */
export const TIPOS_DE_AVISO = ['placares', 'jogos', 'inscricoes', 'campeonatos', 'ligas'] as const;

export const CANAIS_DE_AVISO = ['site', 'email'] as const;

/** Of who never chose. */
export const AVISOS_USUAIS = {
  placares: { site: true, email: true },
  jogos: { site: true, email: true },
  inscricoes: { site: true, email: true },
  campeonatos: { site: true, email: false },
  ligas: { site: true, email: false },
} as const satisfies Record<
  (typeof TIPOS_DE_AVISO)[number],
  Record<(typeof CANAIS_DE_AVISO)[number], boolean>
>;
