// Links that let people into a liga, and its notices.
import { z } from 'zod';
import { endpoint } from '#contract/http/endpoint.ts';
import { uuid } from '#contract/http/fields.ts';
import { instante } from '#regras/agenda/instante.ts';
import { DIAS_DO_CONVITE } from '#regras/liga/opcoes.ts';
import { avisoDaLiga, cartaoDaLiga, daLiga } from './ligas.ts';

const conviteDaLiga = z.object({
  uuid,
  /** Whoever comes by it is in at once; else they ask. */
  direto: z.boolean(),
  por: z.string().nullable(),
  usos: z.number(),
  created_at: instante,
  expira_em: instante,
});

export const listarConvitesDaLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/convites',
  access: 'user',
  summary: 'Links that still let in',
  params: daLiga,
  answer: z.object({ data: z.array(conviteDaLiga) }),
});

export const criarConviteDaLiga = endpoint({
  method: 'POST',
  path: '/api/ligas/:uuid/convites',
  access: 'verified',
  summary: 'Makes a link; its token is told once',
  params: daLiga,
  body: z.strictObject({
    dias: z.union(DIAS_DO_CONVITE.map((n) => z.literal(n))).default(7),
    direto: z.boolean().default(true),
  }),
  answer: z.object({ data: z.object({ convite: conviteDaLiga, url: z.string() }) }),
  status: 201,
});

export const revogarConviteDaLiga = endpoint({
  method: 'DELETE',
  path: '/api/ligas/:uuid/convites/:convite',
  access: 'user',
  summary: 'Ends a link',
  params: daLiga.extend({ convite: uuid }),
});

const token = z.string().min(1).max(100);

export const verConviteDaLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/convite',
  access: 'public',
  summary: 'The liga that a link leads to, and whether it lets in at once',
  query: z.object({ token: token.catch('') }),
  answer: z.object({
    data: z.object({
      liga: cartaoDaLiga,
      direto: z.boolean(),
      /** How the visitor stands already. */
      situacao: z.enum(['fora', 'dentro', 'pediu', 'banido']),
    }),
  }),
});

export const aceitarConviteDaLiga = endpoint({
  method: 'POST',
  path: '/api/ligas/convite',
  access: 'verified',
  summary: 'Comes in by a link, or asks to',
  body: z.strictObject({ token }),
  answer: z.object({
    data: z.object({ liga: cartaoDaLiga, situacao: z.enum(['dentro', 'pediu']) }),
  }),
});

export const listarAvisosDaLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/avisos',
  access: 'public',
  summary: 'Notices of the liga, pinned ones first',
  params: daLiga,
  answer: z.object({ data: z.array(avisoDaLiga) }),
});

export const publicarAvisoDaLiga = endpoint({
  method: 'POST',
  path: '/api/ligas/:uuid/avisos',
  access: 'verified',
  summary: 'Publishes a notice and tells all members',
  params: daLiga,
  body: z.strictObject({
    texto: z.string().trim().min(1).max(2_000),
    fixado: z.boolean().default(false),
  }),
  answer: z.object({ data: avisoDaLiga }),
  status: 201,
  once: true,
});

export const apagarAvisoDaLiga = endpoint({
  method: 'DELETE',
  path: '/api/ligas/:uuid/avisos/:aviso',
  access: 'user',
  summary: 'Deletes a notice',
  params: daLiga.extend({ aviso: uuid }),
});
