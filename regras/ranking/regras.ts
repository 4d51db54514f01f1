// The settings of a ranking, and those of the site's own.
import { z } from 'zod';

const MOST_POINTS = 100_000;

/** Whose matches and places count. */
const quemConta = {
  /** A championship counts from so many participants with a verified account on. */
  contas_verificadas: z.int().min(0).max(512),
};

const regrasDoElo = z.object({
  ...quemConta,
  tipo: z.literal('elo'),
  inicio: z.number().min(0).max(10_000),
  /** K of the first matches, how many those are, and K after them. */
  k_novo: z.number().positive().max(200),
  jogos_novo: z.int().min(0).max(1_000),
  k: z.number().positive().max(200),
  /** Rating points that playing at home is worth. */
  mando: z.number().min(0).max(400),
  /** Wide wins count for more, as in World Football Elo. */
  margem: z.boolean(),
  wo: z.boolean(),
  /** Before so many matches somebody has a rating but no place. */
  provisorio_ate: z.int().min(0).max(1_000),
  /** Only what both sides said, or a verdict. */
  pelos_dois: z.boolean(),
});

const regrasDePosicao = z.object({
  ...quemConta,
  tipo: z.literal('posicao'),
  /** For 1st, 2nd, 3rd…; after them everybody gets `participacao`. */
  pontos: z.array(z.int().min(0).max(MOST_POINTS)).min(1).max(512),
  participacao: z.int().min(0).max(MOST_POINTS),
  /** Of a championship: by its size, 1 for sixteen; or the same for all. */
  peso: z.enum(['tamanho', 'igual']),
  /** Of single championships, by their id: instead of that. */
  pesos: z.record(z.string().max(20), z.number().min(0).max(10)).optional(),
  /** Only so many best results count; null for all. */
  melhores: z.int().min(1).max(100).nullable(),
  /** A result counts for so many weeks; null for ever. */
  janela_semanas: z.int().min(1).max(520).nullable(),
});

export const regrasDoRanking = z.discriminatedUnion('tipo', [regrasDoElo, regrasDePosicao]);

export type RegrasDoElo = z.output<typeof regrasDoElo>;
export type RegrasDePosicao = z.output<typeof regrasDePosicao>;
export type RegrasDoRanking = z.output<typeof regrasDoRanking>;

const DO_SITE = { contas_verificadas: 8 };

export const ELO_DO_SITE: RegrasDoElo = {
  ...DO_SITE,
  tipo: 'elo',
  ...{ inicio: 1500, k_novo: 40, jogos_novo: 10, k: 20 },
  ...{ mando: 0, margem: false, wo: false, provisorio_ate: 10, pelos_dois: true },
};

export const POSICAO_DO_SITE: RegrasDePosicao = {
  ...DO_SITE,
  tipo: 'posicao',
  pontos: [1000, 600, 400, 300, 200, 200, 200, 200, 100, 100, 100, 100, 100, 100, 100, 100],
  ...{ participacao: 25, peso: 'tamanho', melhores: 6, janela_semanas: 52 },
};
