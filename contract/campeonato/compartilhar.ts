// What somebody sends to a group: ready words, and pictures of how things stand.
import { z } from 'zod';
import { SITUACOES_DA_MENSAGEM } from '#regras/compartilhar/mensagens.ts';
import { codigo, visita } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';

export const PECAS_DA_ARTE = [
  'tabela',
  'rodada',
  'chave',
  'artilheiros',
  'campeao',
  'jogo',
] as const;

/** Pages of a championship that are sent as such. */
const LUGARES_DO_FOLHETO = [
  ...(['campeao', 'classificacao', 'jogos', 'chaveamento'] as const),
  ...(['participantes', 'estatisticas', 'regulamento'] as const),
] as const;

/** Whose colours a picture has; the last two are nobody's. */
export const CORES_DA_ARTE = ['campeao', 'campeonato', 'time', 'clara', 'escura'] as const;

const medidas = { quadrada: z.string(), retrato: z.string(), story: z.string() };

const folheto = z.object({
  /** The address to open, without what leads there in private. */
  url: z.string(),
  /** As the link arrives in a group; its picture is none where guests see nothing. */
  previa: z.object({ titulo: z.string(), descricao: z.string(), imagem: z.string().nullable() }),
  /** Pictures that there are now, by their size. */
  pecas: z.array(
    z.object({
      nome: z.enum(PECAS_DA_ARTE),
      ...medidas,
      /** The same in other colours, its own first; none where it has those of two sides. */
      pinturas: z.array(
        z.object({
          nome: z.enum(CORES_DA_ARTE),
          cores: z.tuple([z.string(), z.string()]),
          ...medidas,
        }),
      ),
    }),
  ),
  /** Addresses of calendars: of what is shared, where guests see it, and of all that who asks plays. */
  agenda: z.string().nullable(),
  minha_agenda: z.string().nullable(),
  /** Addresses of the pieces that another site may show in a frame. */
  embed: z.array(
    z.object({ parte: z.enum(['classificacao', 'jogos', 'chaveamento']), url: z.string() }),
  ),
  /** Addresses of sheets to print, and of files for sheets of others; what stands in them is what who asks sees. */
  papel: z.array(
    z.object({
      parte: z.enum(['classificacao', 'jogos', 'chaveamento', 'sumula', 'sumulas']),
      url: z.string(),
    }),
  ),
  planilhas: z.array(
    z.object({
      parte: z.enum(['classificacao', 'jogos', 'participantes', 'estatisticas']),
      url: z.string(),
    }),
  ),
  /** The championship whose document who organises may ask for; whether the plan gives it is told then. */
  pdf: codigo.nullable(),
  /** Where who enters scores sets what a stream shows. */
  transmissao: z.string().nullable(),
  /** Matches whose score is late, for who enters scores: words for the group, and whether the app may remind them. */
  cobrar: z.array(
    z.object({ partida: uuid, jogo: z.string(), texto: z.string(), avisa: z.boolean() }),
  ),
  /** Ready words, those of the moment first. */
  mensagens: z.array(z.object({ situacao: z.enum(SITUACOES_DA_MENSAGEM), texto: z.string() })),
});

export type Folheto = z.output<typeof folheto>;

const answer = z.object({ data: folheto });

const numero = z.coerce.number().int().min(1).max(9_999).optional().catch(undefined);

export const verCompartilhar = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/compartilhar',
  access: 'public',
  summary: 'Words and pictures to send to a group about a championship, as it stands now',
  params: z.object({ id: codigo }),
  /** What is on screen comes first: the champion, or a tab, of the matches with their round. */
  query: visita.extend({
    ...{ fase: numero, rodada: numero },
    sobre: z.enum(LUGARES_DO_FOLHETO).optional().catch(undefined),
  }),
  answer,
});

export const compartilharPartida = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid/compartilhar',
  access: 'public',
  summary: 'Words and pictures to send to a group about a match',
  params: z.object({ uuid }),
  query: visita,
  answer,
});

export const compartilharParticipante = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/participantes/:uuid/compartilhar',
  access: 'public',
  summary: 'Words to send to a group about somebody in a championship',
  params: z.object({ id: codigo, uuid }),
  query: visita,
  answer,
});

export const compartilharLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/compartilhar',
  access: 'public',
  summary: 'Words to send to a group about a liga',
  params: z.object({ uuid }),
  answer,
});

export const compartilharRanking = endpoint({
  method: 'GET',
  path: '/api/rankings/:uuid/compartilhar',
  access: 'public',
  summary: 'Words to send to a group about a ranking',
  params: z.object({ uuid }),
  answer,
});

export const compartilharPessoa = endpoint({
  method: 'GET',
  path: '/api/dashboard/:uuid/compartilhar',
  access: 'public',
  summary: 'Words to send to a group about a person whose page everybody may open',
  params: z.object({ uuid }),
  answer,
});
