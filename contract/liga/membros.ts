// People of a liga: who is in it, who asks, who was sent away, and who it is offered to.
import { z } from 'zod';
import { endpoint } from '#contract/http/endpoint.ts';
import { uuid } from '#contract/http/fields.ts';
import { instante, instanteDado } from '#regras/agenda/instante.ts';
import { PAPEIS_DA_LIGA } from '#regras/liga/permissoes.ts';
import { daLiga, liga, membroDaLiga, pessoaDaLiga } from './ligas.ts';

const umaLiga = z.object({ data: liga });

const doMembro = daLiga.extend({ usuario: uuid });

export const listarMembrosDaLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/membros',
  access: 'public',
  summary: 'Who is in it, staff first, in pages',
  params: daLiga,
  query: z.object({
    busca: z.string().max(64).optional(),
    cursor: z.string().max(300).optional(),
  }),
  answer: z.object({
    data: z.array(membroDaLiga),
    links: z.object({ next: z.string().nullable() }),
    /** Members who do not want to be found: counted for others, named to members alone. */
    ocultos: z.number(),
  }),
});

export const entrarNaLiga = endpoint({
  method: 'POST',
  path: '/api/ligas/:uuid/membros',
  access: 'verified',
  summary: 'Comes in where it is open; else asks to, or is refused where only invitations let in',
  params: daLiga,
  body: z.strictObject({ mensagem: z.string().max(280).nullish() }),
  answer: umaLiga,
});

export const mudarPapelNaLiga = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/membros/:usuario',
  access: 'verified',
  summary: 'Makes a member an admin, or an admin a member',
  params: doMembro,
  body: z.strictObject({ papel: z.enum(['admin', 'membro']) }),
  answer: z.object({ data: z.object({ papel: z.enum(PAPEIS_DA_LIGA) }) }),
});

export const removerMembroDaLiga = endpoint({
  method: 'DELETE',
  path: '/api/ligas/:uuid/membros/:usuario',
  access: 'user',
  summary: 'Takes somebody out; with one’s own uuid, leaves',
  params: doMembro,
});

export const listarPedidosDaLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/pedidos',
  access: 'user',
  summary: 'Who asks to come in, oldest first',
  params: daLiga,
  answer: z.object({
    data: z.array(
      z.object({ uuid, usuario: pessoaDaLiga, mensagem: z.string(), created_at: instante }),
    ),
  }),
});

export const decidirPedidoDaLiga = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/pedidos/:pedido',
  access: 'verified',
  summary: 'Lets in who asked, or does not',
  params: daLiga.extend({ pedido: uuid }),
  body: z.strictObject({ aceita: z.boolean() }),
  answer: z.object({ data: z.object({ estado: z.enum(['aceito', 'recusado']) }) }),
});

export const retirarPedidoDaLiga = endpoint({
  method: 'DELETE',
  path: '/api/ligas/:uuid/pedidos',
  access: 'user',
  summary: 'Takes one’s own request back',
  params: daLiga,
});

export const listarBanidosDaLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/banidos',
  access: 'user',
  summary: 'Who may not come in, why and until when',
  params: daLiga,
  answer: z.object({
    data: z.array(
      z.object({
        usuario: pessoaDaLiga,
        motivo: z.string(),
        ate: instante.nullable(),
        created_at: instante,
      }),
    ),
  }),
});

export const banirDaLiga = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/banidos/:usuario',
  access: 'verified',
  summary: 'Sends somebody away for good or until a day; they read why',
  params: doMembro,
  body: z.strictObject({
    motivo: z.string().trim().min(3).max(500),
    ate: instanteDado.nullish(),
  }),
});

export const perdoarNaLiga = endpoint({
  method: 'DELETE',
  path: '/api/ligas/:uuid/banidos/:usuario',
  access: 'verified',
  summary: 'Lets somebody come back who was sent away',
  params: doMembro,
});

export const oferecerLiga = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/oferta',
  access: 'verified',
  fresh: true,
  summary: 'Offers the liga to a member, who may accept for a week',
  params: daLiga,
  body: z.strictObject({ para: uuid }),
  answer: umaLiga,
});

export const retirarOfertaDaLiga = endpoint({
  method: 'DELETE',
  path: '/api/ligas/:uuid/oferta',
  access: 'user',
  summary: 'Takes the offer back, or refuses it',
  params: daLiga,
});

export const assumirLiga = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/dono',
  access: 'verified',
  fresh: true,
  summary: 'Accepts the offer: the caller owns the liga, who owned it is an admin',
  params: daLiga,
  answer: umaLiga,
});
