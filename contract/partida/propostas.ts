// Agreeing on the hour of a match: a side proposes up to three, the other picks one.
import { z } from 'zod';
import { ESTADOS_DA_PROPOSTA, PROPOSTAS_ABERTAS } from '#regras/acordo/propostas.ts';
import { instante, instanteDado } from '#regras/agenda/instante.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { partida } from '../partidas.ts';

const params = z.object({ uuid });
const lado = z.enum(['mandante', 'visitante']);

const proposta = z.object({
  uuid,
  lado,
  horario: instante,
  estado: z.enum(ESTADOS_DA_PROPOSTA),
  /** Who said it, by name; null: they have left. */
  quem: z.string().nullable(),
  created_at: instante,
  /** When the other side first saw it. */
  vista_at: instante.nullable(),
  encerrada_at: instante.nullable(),
});

const propostas = z.object({
  /** The side that the visitor speaks for. */
  lado: lado.nullable(),
  /** Everything that was proposed, newest first. */
  propostas: z.array(proposta),
  /** How many more each side may have open. */
  restam: z.object({ mandante: z.number(), visitante: z.number() }),
  /** Hours are proposed inside of it; null: no such end. */
  janela: z.object({ de: instante.nullable(), ate: instante.nullable() }),
  /** Why nothing can be proposed now: the match is over, not known yet, or a side has nobody to answer. */
  recusa: z.enum(['sem_lados', 'fora_de_hora', 'sem_resposta_possivel']).nullable(),
});

export type Propostas = z.output<typeof propostas>;

export const verPropostas = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid/propostas',
  access: 'user',
  summary: 'The hours that were proposed for a match, for its sides and the organisation',
  params,
  answer: z.object({ data: propostas }),
});

export const proporHorarios = endpoint({
  method: 'POST',
  once: true,
  path: '/api/partidas/:uuid/propostas',
  access: 'verified',
  summary: 'Proposes hours for a match in the name of a side; those that are open stay open',
  params,
  body: z.strictObject({ horarios: z.array(instanteDado).min(1).max(PROPOSTAS_ABERTAS) }),
  status: 201,
  answer: z.object({ data: propostas }),
});

export const marcarVistas = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/propostas/vistas',
  access: 'verified',
  summary: 'Notes that this side has seen what the other one proposed',
  params,
  body: z.strictObject({}),
  answer: z.object({ data: propostas }),
});

const daProposta = z.object({ uuid, proposta: uuid });

export const aceitarProposta = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/propostas/:proposta/aceite',
  access: 'verified',
  summary: 'Agrees to an hour that the other side proposed: the match is played then',
  params: daProposta,
  body: z.strictObject({}),
  answer: z.object({ data: partida }),
});

export const retirarProposta = endpoint({
  method: 'DELETE',
  path: '/api/partidas/:uuid/propostas/:proposta',
  access: 'verified',
  summary: 'Takes back an hour that the own side proposed and nobody has answered',
  params: daProposta,
  answer: z.object({ data: propostas }),
});
