// What a stream shows over its video: set from a phone by who enters scores, read by OBS at a secret address.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { codigo } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';

export const PECAS_NO_AR = ['placar', 'tarja', 'tabela', 'patrocinio'] as const;

export type PecaNoAr = (typeof PECAS_NO_AR)[number];

export const CANTOS = ['alto_esquerda', 'alto_direita', 'baixo_esquerda', 'baixo_direita'] as const;

export type Canto = (typeof CANTOS)[number];

const MOST_SECONDS = 120;

const ajustes = z.object({
  /** The match; null: whichever is being played. */
  partida: uuid.nullable(),
  /** What is shown. */
  pecas: z.array(z.enum(PECAS_NO_AR)).max(PECAS_NO_AR.length),
  /** Where the score stands. */
  canto: z.enum(CANTOS),
  /** By how many seconds the video is late: no goal is shown before it is seen. */
  atraso: z.int().min(0).max(MOST_SECONDS),
  /** In the colours of the championship; else in those of the product. */
  cores: z.boolean(),
  /** A goal is celebrated on the score for some seconds. */
  animar: z.boolean(),
});

export type AjustesDaTransmissao = z.output<typeof ajustes>;

const transmissao = ajustes.extend({
  /** Matches that can be chosen: those being played first, then those to come, then the one that is chosen. */
  jogos: z.array(
    z.object({
      uuid,
      mandante: z.string(),
      visitante: z.string(),
      rodada: z.number(),
      jogo_previsto_at: instante.nullable(),
      ao_vivo: z.boolean(),
    }),
  ),
  /** Whoever has one of them sees what is shown, without an account. */
  enderecos: z.object({
    tela: z.string(),
    placar: z.string(),
    tarja: z.string(),
    tabela: z.string(),
    patrocinio: z.string(),
  }),
  /** There is a sponsor to show. */
  tem_patrocinio: z.boolean(),
});

export type Transmissao = z.output<typeof transmissao>;

const params = z.object({ id: codigo });
const answer = z.object({ data: transmissao });

export const verTransmissao = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/transmissao',
  access: 'user',
  summary: 'What a stream shows over its video, and the secret addresses that OBS opens',
  params,
  answer,
});

export const mudarTransmissao = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/transmissao',
  access: 'user',
  summary:
    'Sets the match, the pieces, the corner or the delay of a stream; what is not named stays',
  params,
  body: z.strictObject(ajustes.partial().shape),
  answer,
});

export const renovarTransmissao = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/transmissao/endereco',
  access: 'user',
  summary: 'Gives a stream other secret addresses; the ones before open nothing',
  params,
  answer,
});
