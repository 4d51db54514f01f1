// Figures of a championship: its rounds, its teams at home and away, streaks, biggest wins, and where
// everybody stood after each round.
import { z } from 'zod';
import { codigo, visita } from '#contract/campeonatos.ts';
import { endpoint } from '#contract/http/endpoint.ts';
import { uuid } from '#contract/http/fields.ts';

const params = z.object({ id: codigo });

const numero = z.coerce.number().int().min(1).max(9_999).optional().catch(undefined);

/** Of matches that were played. */
const mando = z.object({
  j: z.number(),
  v: z.number(),
  e: z.number(),
  d: z.number(),
  gp: z.number(),
  gc: z.number(),
});

const sequencia = z.object({ agora: z.number(), maior: z.number() });

const onde = z.object({
  fase: z.number(),
  rodada: z.number(),
  /** Name of the round of a bracket. */
  etapa: z.string().nullable(),
});

const doTime = z.object({
  participante: uuid,
  casa: mando,
  fora: mando,
  sem_sofrer: z.number(),
  sem_marcar: z.number(),
  /** Matches that it did not turn up for. */
  wo: z.number(),
  /** The last ones, oldest first. */
  forma: z.array(z.enum(['v', 'e', 'd'])),
  sequencias: z.object({
    vitorias: sequencia,
    invicto: sequencia,
    sem_vencer: sequencia,
    derrotas: sequencia,
    sem_sofrer: sequencia,
  }),
});

const jogador = z.object({
  /** Level ones share it. */
  posicao: z.number(),
  nome: z.string(),
  /** Whose player it is. */
  participante: uuid,
});

/** From the match sheets; the first of each list, and how many there are. */
const jogadores = z.object({
  artilharia: z.array(jogador.extend({ gols: z.number(), penaltis: z.number() })),
  assistencias: z.array(jogador.extend({ assistencias: z.number() })),
  cartoes: z.array(jogador.extend({ amarelos: z.number(), vermelhos: z.number() })),
  craques: z.array(jogador.extend({ vezes: z.number() })),
  /** Goals that were scored, and nobody is named for; own goals. */
  sem_autor: z.number(),
  contra: z.number(),
  /** Matches with a sheet that lists more goals than the score has: those goals are left out. */
  contradizem: z.array(uuid),
});

export type JogadoresEmNumeros = z.output<typeof jogadores>;

export const estatisticas = z.object({
  /** Null: all phases together. */
  fase: z.number().nullable(),
  /** Those that have a match with a result. */
  fases: z.array(z.number()),
  /** Played; goals are theirs. What was given away is only in `wo`. */
  jogos: z.number(),
  gols: z.number(),
  vitorias_mandante: z.number(),
  empates: z.number(),
  vitorias_visitante: z.number(),
  wo: z.number(),
  rodadas: z.array(onde.extend({ jogos: z.number(), gols: z.number() })),
  times: z.array(doTime),
  /** Null: nobody has filled in a match sheet. */
  jogadores: jogadores.nullable(),
  goleadas: z.array(
    onde.extend({
      uuid,
      mandante: uuid,
      visitante: uuid,
      placar: z.tuple([z.number(), z.number()]),
    }),
  ),
  /** For each table: where everybody stood after each round. */
  posicoes: z.array(
    z.object({
      fase: z.number(),
      grupo: z.string().nullable(),
      linhas: z.array(z.object({ participante: uuid, posicoes: z.array(z.number()) })),
    }),
  ),
});

export type Estatisticas = z.output<typeof estatisticas>;

export const verEstatisticas = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/estatisticas',
  access: 'public',
  summary: 'Figures of teams, players and rounds, of one phase or of all',
  params,
  query: visita.extend({ fase: numero }),
  answer: z.object({ data: estatisticas }),
});
