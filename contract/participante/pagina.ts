// One participant in one championship: where they stand, how they got there, and what their leaving would move.
import { z } from 'zod';
import { DECIDIDO_POR, palavrasDe, SITUACAO } from '#regras/montagem/palavras.ts';
import { codigo, visita } from '../campeonatos.ts';
import { linha, meta } from '../classificacao.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { jogador, participante } from '../participantes.ts';
import { disciplina } from '../partida/disciplina.ts';
import { lado, partida } from '../partidas.ts';
import { campanha } from './campanha.ts';
import { efeitosComNomes } from './efeitos.ts';

const numeros = linha.pick({ posicao: true, p: true, j: true, v: true, e: true, d: true });

/** The phases that somebody went through, first to last: a place in a table, or one tie after the other. */
const passo = z.discriminatedUnion('tipo', [
  numeros.extend({
    tipo: z.literal('tabela'),
    fase: z.number(),
    grupo: z.string().nullable(),
    /** How many share the table. */
    de: z.number(),
    /** Whether they went on; null while that is open, or where nothing follows. */
    passou: z.boolean().nullable(),
  }),
  z.object({
    tipo: z.literal('confronto'),
    fase: z.number(),
    etapa: z.string(),
    situacao: z.enum(palavrasDe(SITUACAO)),
    adversario: lado,
    /** Own goals first, over all legs. */
    agregado: z.tuple([z.number(), z.number()]).nullable(),
    penaltis: z.tuple([z.number(), z.number()]).nullable(),
    venceu: z.boolean().nullable(),
    /** Over, and neither of the two won it: both did not come. */
    ninguem: z.boolean(),
    decidido_por: z.enum(palavrasDe(DECIDIDO_POR)).nullable(),
  }),
]);

/** What lies between somebody and the title of a league, as the table stands. */
const rumo = z.object({
  /** Who leads; for the leader, who comes next. */
  rival: uuid,
  /** Points more than the rival has; less than zero behind. */
  vantagem: z.number(),
  /** Matches of their own to come, and the points that they can still come to. */
  restam: z.number(),
  maximo: z.number(),
  /** What is proven about the title; null while it is too early to tell. */
  titulo: meta.pick({ estado: true, vitorias: true }).nullable(),
});

const vizinho = z.object({ uuid, nome: z.string() });

const pagina = z.object({
  participante,
  campanha,
  /** Its line in the last table that it stands in, with what is certain. */
  linha: linha.nullable(),
  /** Its place in that table after each round with a result, and that of who looks if they share it. */
  posicoes: z
    .object({ de: z.number(), dele: z.array(z.number()), suas: z.array(z.number()).nullable() })
    .nullable(),
  caminho: z.array(passo),
  /** The rounds between them and the title, as the bracket stands. */
  adiante: z.array(z.object({ fase: z.number(), etapa: z.string(), adversario: lado })),
  /** Whether these hold only if the table ended as it is now. */
  se_acabasse_hoje: z.boolean(),
  /** In a league that decides the title, while they play in it. */
  rumo: rumo.nullable(),
  /** All its matches, first to last. */
  partidas: z.array(partida),
  /** Names of the knockout rounds of these matches, by their uuid. */
  etapas: z.record(uuid, z.string()),
  /** The one to be played next. */
  proxima: uuid.nullable(),
  elenco: z.array(jogador),
  /** Who misses a match to come because of cards, and who is one yellow short of it. */
  disciplina,
  /** Whose page it leads to; null where there is no account, or it is not for who looks. */
  pessoa: uuid.nullable(),
  /** Whether who looks follows them; null for guests. */
  seguindo: z.boolean().nullable(),
  /** Who stands before and after it where everybody is listed. */
  vizinhos: z.object({ antes: vizinho.nullable(), depois: vizinho.nullable() }),
  /** Those who are named in all this. */
  gente: z.record(
    uuid,
    participante.pick({ nome: true, time_nome: true, sigla: true, escudo: true }),
  ),
  confrontos: z.record(z.string(), z.object({ etapa: z.string(), numero: z.number() })),
});

export type PaginaDoParticipante = z.output<typeof pagina>;

export const verParticipante = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/participantes/:uuid',
  access: 'public',
  summary: 'Everything about one participant: place, record, matches, path and squad',
  params: z.object({ id: codigo, uuid }),
  query: visita,
  answer: z.object({ data: pagina }),
});

export const seguirParticipante = endpoint({
  method: 'PUT',
  path: '/api/participantes/:uuid/seguir',
  access: 'user',
  summary: 'Follows a participant, or no longer: they are on the home page of who follows',
  params: z.object({ uuid }),
  body: z.strictObject({ seguindo: z.boolean() }),
  answer: z.object({ data: z.object({ seguindo: z.boolean() }) }),
});

export const preverDesistencia = endpoint({
  method: 'POST',
  path: '/api/participantes/:uuid/desistencia/impacto',
  access: 'user',
  summary: 'What a withdrawal, or taking one back, would change, without saving it',
  params: z.object({ uuid }),
  body: z.strictObject({ desistiu: z.boolean() }),
  answer: z.object({ data: efeitosComNomes }),
});
