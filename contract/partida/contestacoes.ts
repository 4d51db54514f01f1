// A match on which its sides do not agree: the contest, how they settle it, and the verdict.
import { z } from 'zod';
import { instante, instanteDado } from '#regras/agenda/instante.ts';
import {
  ESTADOS_DA_CONTESTACAO,
  ESTADOS_DA_INDICACAO,
  ESTADOS_DO_INFORME,
  MOTIVOS_DE_FECHAMENTO,
  TIPOS_DE_CONTESTACAO,
} from '#regras/vida/partida.ts';
import { SANCOES_DO_VEREDITO } from '#regras/vida/sancao.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { impacto } from '../mudanca/impacto.ts';
import { partida } from '../partidas.ts';
import { informado, informadoVisto, placarDado, woDado } from './dado.ts';
import { movida } from './informes.ts';
import { provasDadas, provasVistas } from './provas.ts';
import { sancaoDada } from './sancao.ts';
import { lado, quemDiz, veredito, vida } from './vida.ts';

const params = z.object({ uuid });

const texto = z.string().min(1).max(1_000);

export const contestarPlacar = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/contestacao',
  access: 'user',
  summary:
    'A side contests what the other said, or complains about a result: another score, a reason, or both',
  params,
  body: z
    .strictObject({ informado: informado.nullish(), motivo: texto.nullish(), ...provasDadas })
    .refine(({ informado: own, motivo }) => Boolean(own || motivo), { path: ['motivo'] }),
  answer: movida,
  status: 201,
  once: true,
});

export const retirarContestacao = endpoint({
  method: 'DELETE',
  path: '/api/partidas/:uuid/contestacao',
  access: 'user',
  summary: 'Who contested takes it back: what was contested stands',
  params,
  answer: movida,
});

export const aceitarVersao = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/contestacao/acordo',
  access: 'user',
  summary: 'One side accepts the version of the other, which is then official',
  params,
  answer: movida,
  once: true,
});

export const decisao = z.discriminatedUnion('tipo', [
  placarDado,
  woDado,
  /** `prazo_at`: by when; none: as long as a round takes. */
  z.strictObject({ tipo: z.literal('jogar_de_novo'), prazo_at: instanteDado.nullish() }),
  z.strictObject({ tipo: z.literal('cancelar') }),
]);

export type DecisaoDoCaso = z.output<typeof decisao>;

export const julgarCaso = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/veredito',
  access: 'user',
  summary:
    'An organiser who does not play it decides a contested match, by a rule and with a reason',
  params,
  body: z.strictObject({
    versao: z.int(),
    decisao,
    regra: z.strictObject({
      texto: z.string().min(1).max(500),
      chave: z.string().max(80).nullish(),
    }),
    motivo: texto,
    sancao: sancaoDada.nullish(),
    ciente: z.boolean().default(false),
  }),
  answer: z.object({ data: z.object({ partida, vida }), impacto }),
  once: true,
});

const informe = z.object({
  uuid,
  lado: quemDiz,
  quem: z.string().nullable(),
  quando: instante,
  informado: informadoVisto,
  nota: z.string().nullable(),
  estado: z.enum(ESTADOS_DO_INFORME),
  fechado_por: z.enum(MOTIVOS_DE_FECHAMENTO).nullable(),
  fechado_em: instante.nullable(),
  /** Of sides, or of a life of the match, that are over. */
  antigo: z.boolean(),
  provas: provasVistas,
});

const contestacao = z.object({
  uuid,
  tipo: z.enum(TIPOS_DE_CONTESTACAO),
  lado: quemDiz,
  quem: z.string().nullable(),
  quando: instante,
  informado: informadoVisto.nullable(),
  motivo: z.string().nullable(),
  estado: z.enum(ESTADOS_DA_CONTESTACAO),
  fechada_em: instante.nullable(),
  veredito: veredito.nullable(),
  /** With a score of its own, they are with that. */
  provas: provasVistas,
});

const versao = z.object({
  lado: quemDiz,
  quem: z.string().nullable(),
  quando: instante,
  /** Null: they gave a reason and no score. */
  informado: informadoVisto.nullable(),
  texto: z.string().nullable(),
  provas: provasVistas,
});

const caso = z.object({
  partida,
  vida,
  /** Who played it when that was said which the case is about. */
  lados: z.tuple([uuid.nullable(), uuid.nullable()]),
  /** Sides of which somebody has an account: those that hear of the verdict. */
  avisados: z.array(lado),
  /** What each side says, home first; null: nothing. */
  versoes: z.tuple([versao.nullable(), versao.nullable()]),
  /** And the table official. */
  mesa: versao.nullable(),
  /** Everything that was said and contested, oldest first. */
  informes: z.array(informe),
  contestacoes: z.array(contestacao),
  /** Pictures or links were sent which the visitor read while they judged, and may not any more. */
  provas_fechadas: z.boolean(),
  /** From when the owner decides, although they play it; null: they do not. */
  dono_decide_em: instante.nullable(),
  /** Everybody who organises plays it: the sides may agree on a judge. */
  procura_juiz: z.boolean(),
  /** Whom sides named in the open case, oldest first. */
  indicacoes: z.array(
    z.object({
      uuid,
      lado,
      quem: z.string().nullable(),
      estado: z.enum(ESTADOS_DA_INDICACAO),
      quando: instante,
    }),
  ),
  /** What a verdict of the visitor may carry. */
  sancoes: z.array(z.enum(SANCOES_DO_VEREDITO)),
});

export type Caso = z.output<typeof caso>;

export const verCaso = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid/caso',
  access: 'user',
  summary: 'All that was said about a match, for its sides and the organisation',
  params,
  answer: z.object({ data: caso }),
});
