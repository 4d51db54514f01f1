// Results of a played season, from a file or pasted: looked at first, then taken in all or not at all.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { NAO_LIDAS, NOTAS } from '#regras/importacao/dito.ts';
import { codigo } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { informadoVisto } from '../partida/dado.ts';

const params = z.object({ id: codigo });

/** Why a line that was read is not taken in. */
const RECUSAS_DA_IMPORTACAO = [
  ...NAO_LIDAS,
  /** A name that nobody has, or that fits more than one. */
  'desconhecido',
  'ambiguo',
  /** These two do not meet, or meet more than once like this. */
  'sem_jogo',
  'qual_rodada',
  'repetido',
  /** Another score stands, or waits for an answer or a verdict. */
  'diferente',
  'informada',
  'contestada',
  'cancelada',
  'desistencia',
  'joga_nao_lanca',
  'penaltis_faltam',
  'penaltis_faltam_jogo',
  'penaltis_sobram',
  'prorrogacao_sobra',
  /** A match that is made only by these results. */
  'jogo_extra',
  'data_futura',
] as const;

export type RecusaDaImportacao = (typeof RECUSAS_DA_IMPORTACAO)[number];

const partidaDaLinha = z.object({
  uuid,
  fase: z.number(),
  grupo: z.string().nullable(),
  rodada: z.number(),
  /** Name of its round in a bracket. */
  etapa: z.string().nullable(),
  mandante: uuid,
  visitante: uuid,
});

const linha = z.object({
  /** Line of the text, the first is 1. */
  linha: z.number(),
  texto: z.string(),
  /** 'igual': it stands already; 'nota': it speaks of no match. */
  situacao: z.enum(['nova', 'igual', 'nota', 'recusada']),
  motivo: z.enum([...NOTAS, ...RECUSAS_DA_IMPORTACAO]).nullable(),
  /** The name that nobody has, or that fits more than one. */
  nome: z.string().nullable(),
  /** The line before that is of the same match. */
  outra: z.number().nullable(),
  partida: partidaDaLinha.nullable(),
  /** In the order of the match. */
  resultado: informadoVisto.nullable(),
  /** What the match has already, where that is another result. */
  vale: informadoVisto.nullable(),
  /** The line names the visitors first. */
  invertida: z.boolean(),
  /** The day that the match gets: only one without a day gets one. */
  jogo_previsto_at: instante.nullable(),
});

export type LinhaDaImportacao = z.output<typeof linha>;

const tabela = z.object({
  fase: z.number(),
  grupo: z.string().nullable(),
  linhas: z.array(
    z.object({
      participante: uuid,
      posicao: z.number(),
      /** Where it stands now. */
      antes: z.number(),
      p: z.number(),
      j: z.number(),
      sg: z.number(),
    }),
  ),
});

const previa = z.object({
  /** Of the championship: what is taken in is what was looked at. */
  versao: z.number(),
  linhas: z.array(linha),
  novas: z.number(),
  iguais: z.number(),
  recusadas: z.number(),
  /** Results that stand and would lose their place: then nothing is taken in. */
  desfaz: z.number(),
  /** Whom the W.O.s among them would put out, by the limit of the rules. */
  exclui: z.array(uuid),
  /** Tables that would change, as they would stand. */
  tabelas: z.array(tabela),
  /** Matches of brackets that would get other sides, and are still to be played. */
  chave: z.array(
    z.object({
      uuid,
      etapa: z.string(),
      mandante: uuid.nullable(),
      visitante: uuid.nullable(),
    }),
  ),
  /** Who would be champion. */
  campeao: uuid.nullable(),
});

export type PreviaDaImportacao = z.output<typeof previa>;

const texto = z.string().min(1).max(120_000);

export const preverImportacao = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/importacao/previa',
  access: 'user',
  summary: 'What a text of results would bring, line by line, without saving it',
  params,
  body: z.strictObject({ texto }),
  answer: z.object({ data: previa }),
});

export const importarPlacares = endpoint({
  method: 'POST',
  once: true,
  path: '/api/campeonatos/:id/importacao',
  access: 'user',
  summary: 'Takes in the results of a text, all or none, on the version that was looked at',
  params,
  body: z.strictObject({
    texto,
    versao: z.int(),
    /** Agrees that lines which are refused stay out. */
    sem_recusadas: z.boolean().default(false),
  }),
  answer: z.object({ data: previa }),
});

export const modeloDaImportacao = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/importacao/modelo',
  access: 'user',
  summary: 'A sheet with the matches that have no result, to be filled in and imported',
  params,
  sends: 'text/csv; charset=utf-8',
});
