// What somebody sends to a group about a championship: ready words, and pictures of how it stands.
import { z } from 'zod';
import { SITUACOES_DA_MENSAGEM } from '#regras/compartilhar/mensagens.ts';
import { codigo, visita } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';

export const PECAS_DA_ARTE = ['tabela', 'rodada', 'chave', 'artilheiros', 'campeao'] as const;

const folheto = z.object({
  /** The address to open, without what leads there in private. */
  url: z.string(),
  /** As the link arrives in a group; its picture is none where guests see nothing. */
  previa: z.object({ titulo: z.string(), descricao: z.string(), imagem: z.string().nullable() }),
  /** Pictures that there are now, by their size. */
  pecas: z.array(
    z.object({
      nome: z.enum(PECAS_DA_ARTE),
      quadrada: z.string(),
      retrato: z.string(),
      story: z.string(),
    }),
  ),
  /** Addresses of calendars: of the championship, where guests see it, and of all that who asks plays. */
  agenda: z.string().nullable(),
  minha_agenda: z.string().nullable(),
  /** Ready words, those of the moment first. */
  mensagens: z.array(z.object({ situacao: z.enum(SITUACOES_DA_MENSAGEM), texto: z.string() })),
});

export type Folheto = z.output<typeof folheto>;

export const verCompartilhar = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/compartilhar',
  access: 'public',
  summary: 'Words and pictures to send to a group about a championship, as it stands now',
  params: z.object({ id: codigo }),
  query: visita,
  answer: z.object({ data: folheto }),
});
