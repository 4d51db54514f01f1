// Score links: a table official without an account enters scores of one match or one round. Organisers make and
// revoke them; who holds one sends its secret as a bearer, and nothing else.
import { z } from 'zod';
import { instante, instanteDado } from '#regras/agenda/instante.ts';
import { TIPOS_DE_LANCE } from '#regras/vida/ao-vivo.ts';
import { RESPOSTAS_DA_MESA } from '#regras/vida/mesa.ts';
import { ESTADOS_DA_PARTIDA } from '#regras/vida/partida.ts';
import { codigo } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { participante } from '../participantes.ts';
import { informado, informadoVisto } from '../partida/dado.ts';
import { aoVivo, lanceDado } from '../partida/lances.ts';
import { lado as ladoDoJogo } from '../partida/vida.ts';

const params = z.object({ id: codigo });

/** Name of the round in a bracket ('semi', 'quartas', …); null: one of a table, or a single match. */
const etapa = z.string().nullable();

/** What it is for: one match, or all of a round. */
const alcance = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('partida'), partida: uuid }),
  z.strictObject({
    tipo: z.literal('rodada'),
    fase: z.int().min(1).max(99),
    rodada: z.int().min(1).max(9_999),
  }),
]);

const link = z.object({
  uuid,
  alcance,
  etapa,
  /** How the organisers call it. */
  rotulo: z.string().nullable(),
  criado_em: instante,
  expira_em: instante,
  usado_em: instante.nullable(),
  revogado_em: instante.nullable(),
  /** Who made it may no longer make one: it opens nothing. */
  sem_dono: z.boolean(),
});

export type LinkDaMesa = z.output<typeof link>;

export const listarLinks = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/mesa',
  access: 'user',
  summary: 'Score links of a championship, newest first, with when each was last used',
  params,
  answer: z.object({ data: z.array(link) }),
});

export const criarLink = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/mesa',
  access: 'user',
  summary: 'Makes a score link for one match or one round; its secret is told this once',
  params,
  body: z.strictObject({
    alcance,
    horas: z.int().min(1).max(720).default(24),
    rotulo: z.string().max(60).nullish(),
    /** Also the codes to print of it. */
    codigos: z.boolean().default(false),
  }),
  answer: z.object({
    data: z.object({
      link,
      segredo: z.string(),
      /** One for each of its matches: rows of a QR code, 1 is dark. Empty unless asked for. */
      codigos: z.array(z.object({ partida: uuid, linhas: z.array(z.string()) })),
    }),
  }),
  status: 201,
});

export const revogarLink = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/mesa/:link',
  access: 'user',
  summary: 'Ends a score link at once',
  params: params.extend({ link: uuid }),
});

const lado = participante.pick({ nome: true, time_nome: true, sigla: true, escudo: true }).extend({
  /** Whom a goal or a card may be of: the line-up, else the squad; none where there is no squad. */
  jogadores: z.array(z.object({ jogador: uuid, nome: z.string(), numero: z.number().nullable() })),
});

const jogo = z.object({
  uuid,
  grupo: z.string().nullable(),
  mandante: lado,
  visitante: lado,
  estado: z.enum(ESTADOS_DA_PARTIDA),
  /** The official result. */
  informado: informadoVisto.nullable(),
  jogo_previsto_at: instante.nullable(),
  local: z.string().nullable(),
  /** Goals of the home side less those of the other with which it goes to penalties; null: it does not. */
  penaltis_com: z.number().nullable(),
  /** Decides who goes on: penalties may be needed where `penaltis_com` does not say so. */
  mata_mata: z.boolean(),
});

export type JogoDaMesa = z.output<typeof jogo>;

const mesa = z.object({
  campeonato: z.object({ id: codigo, nome: z.string() }),
  alcance: z.enum(['partida', 'rodada']),
  fase: z.number().nullable(),
  rodada: z.number().nullable(),
  etapa,
  rotulo: z.string().nullable(),
  expira_em: instante,
  jogos: z.array(jogo),
  /** What this table told, by whichever device, of matches that are not over. */
  lances: z.array(
    z.object({
      ...{ id: uuid, partida: uuid, tipo: z.enum(TIPOS_DE_LANCE), lado: ladoDoJogo.nullable() },
      minuto: z.number().nullable(),
      jogador: uuid.nullable(),
      nome: z.string().nullable(),
      quando: instante,
      viu: z.array(uuid).nullable(),
    }),
  ),
});

export type Mesa = z.output<typeof mesa>;

export const verMesa = endpoint({
  method: 'GET',
  path: '/api/mesa',
  access: 'link',
  summary: 'Matches whose scores the holder of a score link may enter',
  answer: z.object({ data: mesa }),
});

export const lancarNaMesa = endpoint({
  method: 'POST',
  path: '/api/mesa/lancamentos',
  access: 'link',
  summary:
    'A score by the table official, under an id of its own: taken, already there, or different from the result in force, which then is contested',
  body: z.strictObject({
    /** Given by the device: sent again, it is not done again. */
    id: uuid,
    partida: uuid,
    informado,
    /** When it was typed, by the clock of the device. */
    digitado_em: instanteDado.nullish(),
  }),
  answer: z.object({ data: z.object({ resposta: z.enum(RESPOSTAS_DA_MESA), jogo }) }),
});

export const contarNaMesa = endpoint({
  method: 'POST',
  path: '/api/mesa/lances',
  access: 'link',
  summary: 'The table official tells what happens in a match; it never counts by itself',
  body: lanceDado.extend({ partida: uuid }),
  answer: z.object({ data: aoVivo }),
});

export const desfazerNaMesa = endpoint({
  method: 'POST',
  path: '/api/mesa/lances/desfeitos',
  access: 'link',
  summary: 'Takes back what the table told',
  body: z.strictObject({ partida: uuid, lance: uuid }),
  answer: z.object({ data: aoVivo }),
});
