// What each plan allows. Free must be truly usable; running championships are never cut.

export type Limites = {
  readonly ativos: number;
  readonly por_dia: number;
  readonly participantes: number;
  /** Matches of one championship. */
  readonly jogos: number;
  readonly organizadores: number;
  /** Ligas that a person owns. */
  readonly ligas: number;
  /** Rankings in all of these. */
  readonly rankings: number;
};

const LIMITES = {
  gratis: {
    ativos: 5,
    por_dia: 5,
    participantes: 64,
    jogos: 2_500,
    organizadores: 2,
    ligas: 1,
    rankings: 1,
  },
  pro: {
    ativos: 50,
    por_dia: 30,
    participantes: 256,
    jogos: 5_000,
    organizadores: 10,
    ligas: 10,
    rankings: 10,
  },
  parceiro: {
    ativos: 200,
    por_dia: 100,
    participantes: 512,
    jogos: 10_000,
    organizadores: 30,
    ligas: 50,
    rankings: 50,
  },
} as const satisfies Record<string, Limites>;

/** Of the largest plan. */
export const MAIS_PARTICIPANTES = LIMITES.parceiro.participantes;
export const MAIS_JOGOS = LIMITES.parceiro.jogos;

export function limitesDe(user: { is_pro: boolean; is_parceiro: boolean }): Limites {
  if (user.is_parceiro) return LIMITES.parceiro;
  return user.is_pro ? LIMITES.pro : LIMITES.gratis;
}
