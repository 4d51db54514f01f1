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
  /** Megabytes of pictures. */
  readonly fotos_mb: number;
  /** A banner, a colour for the pages, and sponsors. */
  readonly aparencia: boolean;
  /** The trail of a championship as a file. */
  readonly historico: boolean;
  /** A championship as one finished document. */
  readonly pdf: boolean;
};

export const PLANOS = ['gratis', 'pro', 'parceiro'] as const;
export type Plano = (typeof PLANOS)[number];

export const LIMITES = {
  gratis: {
    ativos: 5,
    por_dia: 5,
    participantes: 64,
    jogos: 2_500,
    organizadores: 2,
    ligas: 1,
    rankings: 1,
    fotos_mb: 50,
    aparencia: false,
    historico: false,
    pdf: false,
  },
  pro: {
    ativos: 50,
    por_dia: 30,
    participantes: 256,
    jogos: 5_000,
    organizadores: 10,
    ligas: 10,
    rankings: 10,
    fotos_mb: 1_000,
    aparencia: true,
    historico: true,
    pdf: true,
  },
  parceiro: {
    ativos: 200,
    por_dia: 100,
    participantes: 512,
    jogos: 5_000,
    organizadores: 30,
    ligas: 50,
    rankings: 50,
    fotos_mb: 5_000,
    aparencia: true,
    historico: true,
    pdf: true,
  },
} as const satisfies Record<Plano, Limites>;

/** Of the largest plan. */
export const MAIS_PARTICIPANTES = LIMITES.parceiro.participantes;
export const MAIS_JOGOS = LIMITES.parceiro.jogos;

type ComPlano = { readonly is_pro: boolean; readonly is_parceiro: boolean };

export function planoDe({ is_pro, is_parceiro }: ComPlano): Plano {
  if (is_parceiro) return 'parceiro';
  return is_pro ? 'pro' : 'gratis';
}

export const limitesDe = (user: ComPlano): Limites => LIMITES[planoDe(user)];

/** How the Pro may be paid: every month, or a year at once. */
export const PERIODOS = ['mensal', 'anual'] as const;
export type Periodo = (typeof PERIODOS)[number];

/** Of the Pro, with taxes. */
export const PRECO_CENTAVOS: Readonly<Record<Periodo, number>> = { mensal: 1_490, anual: 11_900 };

/** How many per cent a year at once costs less than twelve months. */
export const DESCONTO_ANUAL = Math.round(
  100 * (1 - PRECO_CENTAVOS.anual / (12 * PRECO_CENTAVOS.mensal)),
);
