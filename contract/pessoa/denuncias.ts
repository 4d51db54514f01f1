// Content that people report to the staff of the site. Who reported is told to nobody else.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import {
  ALVOS_DA_DENUNCIA,
  ESTADOS_DA_DENUNCIA,
  MAIOR_DENUNCIA,
  MOTIVOS_DA_DENUNCIA,
} from '#regras/denuncia/denuncia.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';

export const denunciar = endpoint({
  method: 'POST',
  path: '/api/denuncias',
  access: 'verified',
  summary: 'Reports a liga, a championship or a person to the staff of the site',
  body: z.strictObject({
    tipo: z.enum(ALVOS_DA_DENUNCIA),
    /** The id in its address. */
    alvo: z.string().min(1).max(40),
    motivo: z.enum(MOTIVOS_DA_DENUNCIA),
    texto: z.string().trim().max(MAIOR_DENUNCIA).default(''),
  }),
  answer: z.object({ data: z.object({ uuid }) }),
  status: 201,
});

const denuncia = z.object({
  uuid,
  tipo: z.enum(ALVOS_DA_DENUNCIA),
  alvo: z.string(),
  /** How it is called now; null where it is gone. */
  nome: z.string().nullable(),
  /** Where it is looked at. */
  endereco: z.string().nullable(),
  motivo: z.enum(MOTIVOS_DA_DENUNCIA),
  texto: z.string(),
  autor: z.string().nullable(),
  estado: z.enum(ESTADOS_DA_DENUNCIA),
  nota: z.string(),
  created_at: instante,
  decidida_em: instante.nullable(),
  /** So many reports of the same thing are open. */
  abertas: z.number(),
});

export type Denuncia = z.output<typeof denuncia>;

export const listarDenuncias = endpoint({
  method: 'GET',
  path: '/api/denuncias',
  access: 'admin',
  summary: 'Reports, oldest open ones first, in pages',
  query: z.object({
    estado: z.enum(ESTADOS_DA_DENUNCIA).catch('aberta').default('aberta'),
    depois_de: uuid.optional().catch(undefined),
  }),
  answer: z.object({ data: z.array(denuncia), proximo: uuid.nullable() }),
});

export const decidirDenuncia = endpoint({
  method: 'PUT',
  path: '/api/denuncias/:uuid',
  access: 'admin',
  summary: 'Says whether a report was right, with a note for the staff',
  params: z.object({ uuid }),
  body: z.strictObject({
    estado: z.enum(ESTADOS_DA_DENUNCIA),
    nota: z.string().trim().max(500).default(''),
  }),
  answer: z.object({ data: denuncia }),
});
