// What a side tells about a match before kick-off: that it cannot play then, or that something is wrong.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { provasDadas, provasVistas } from './provas.ts';

const params = z.object({ uuid });

const ocorrencia = z.object({
  uuid,
  lado: z.enum(['mandante', 'visitante']),
  /** Called off in time, too late for the rule, a problem; or its sheet names a suspended player, `motivo`. */
  tipo: z.enum(['desmarcou', 'desmarcou_tarde', 'problema', 'suspenso_jogou']),
  motivo: z.string(),
  quem: z.string().nullable(),
  created_at: instante,
  /** Since when it is no task of the organisation any more. */
  resolvida_at: instante.nullable(),
  /** What went with a problem. */
  provas: provasVistas,
});

export type Ocorrencia = z.output<typeof ocorrencia>;

export const verOcorrencias = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid/ocorrencias',
  access: 'user',
  summary: 'What sides told about a match before kick-off, for them and the organisation',
  params,
  answer: z.object({ data: z.array(ocorrencia) }),
});

export const relatarOcorrencia = endpoint({
  method: 'POST',
  once: true,
  path: '/api/partidas/:uuid/ocorrencias',
  access: 'verified',
  summary:
    'Calls a match off, once per side (late, it becomes a task of the organisation), or tells of a problem',
  params,
  /** A picture of what is wrong, or a link to it, goes with a problem. */
  body: z
    .strictObject({
      tipo: z.enum(['desmarcar', 'problema']),
      motivo: z.string().trim().min(3).max(500),
      ...provasDadas,
    })
    .refine(
      ({ tipo, fotos, video, transmissao }) => {
        return tipo === 'problema' || (fotos.length === 0 && !video && !transmissao);
      },
      { path: ['fotos'] },
    ),
  status: 201,
  answer: z.object({ data: ocorrencia }),
});

export const retirarOcorrencia = endpoint({
  method: 'DELETE',
  path: '/api/partidas/:uuid/ocorrencias/:ocorrencia',
  access: 'verified',
  summary: 'A side takes back what it told and the organisation has not dealt with yet',
  params: z.object({ uuid, ocorrencia: uuid }),
  answer: z.object({ data: ocorrencia }),
});

export const resolverOcorrencia = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/ocorrencias/:ocorrencia',
  access: 'user',
  summary: 'The organisation has dealt with what a side told',
  params: z.object({ uuid, ocorrencia: uuid }),
  body: z.strictObject({}),
  answer: z.object({ data: ocorrencia }),
});
