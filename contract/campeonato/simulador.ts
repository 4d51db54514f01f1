// All that the engine needs to derive a championship in the browser, where somebody imagines results. Nothing
// that is imagined is ever sent back.
import { z } from 'zod';
import { codigo, visita } from '#contract/campeonatos.ts';
import { endpoint } from '#contract/http/endpoint.ts';
import { uuid } from '#contract/http/fields.ts';
import type { Sorteado } from '#regras/montagem/entrantes.ts';
import type { Cartoes, Resultado } from '#regras/montagem/resultado.ts';
import type { Vaga } from '#regras/montagem/vaga.ts';

const partida = z.object({
  uuid,
  fase: z.number(),
  grupo: z.string().nullable(),
  rodada: z.number(),
  confronto: z.string().nullable(),
  perna: z.number(),
  mandante: uuid.nullable(),
  visitante: uuid.nullable(),
  vaga_mandante: z.custom<Vaga>(),
  vaga_visitante: z.custom<Vaga>(),
  resultado: z.custom<Resultado>().nullable(),
  cartoes: z.custom<Cartoes>().nullable(),
  /** Nobody will play it: a withdrawal, or a tie that is over. */
  decidida: z.boolean(),
});

export const simulador = z.object({
  versao: z.number(),
  participantes: z.number(),
  /** By phase; null where nothing was drawn. */
  sorteados: z.array(z.custom<Sorteado>().nullable()),
  desempates: z.array(z.array(uuid).nullable()),
  punicoes: z.array(z.object({ participante: uuid, pontos: z.number(), fase: z.number() })),
  desistencias: z.array(
    z.object({
      participante: uuid,
      fase: z.number(),
      /** The last round that it took part in. */
      depois_da_rodada: z.number(),
      excluido: z.boolean(),
    }),
  ),
  partidas: z.array(partida),
});

export type DadosDoSimulador = z.output<typeof simulador>;

export const verSimulador = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/simulador',
  access: 'public',
  summary: 'What tables and brackets are derived from, for who imagines results',
  params: z.object({ id: codigo }),
  query: visita,
  answer: z.object({ data: simulador }),
});
