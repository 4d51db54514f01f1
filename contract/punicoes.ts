// Sanctions: points taken or given, fines, warnings.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { TIPOS_DE_SANCAO } from '#regras/configuracao/opcoes-do-elenco.ts';
import { TIPOS_DE_PUNICAO } from '#regras/vida/sancao.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { booleano, uuid } from './http/fields.ts';
import { efeitos, efeitosComNomes } from './participante/efeitos.ts';

const params = z.object({ id: codigo });

const ordinal = z.int().min(1).max(9_999);

/** Agrees that later results are undone. Without it the answer says which. */
const ciente = z.boolean().default(false);

export const punicao = z.object({
  uuid,
  fase: z.number(),
  participante: uuid,
  tipo: z.enum(TIPOS_DE_PUNICAO),
  pontos: z.number(),
  multa: z.number().nullable(),
  /** Of a suspension, which comes with a verdict: who misses how many matches. */
  nome: z.string().nullable(),
  jogos: z.number().nullable(),
  motivo: z.string(),
  rodada: z.number().nullable(),
  /** An exclusion that took the participant out. */
  tirou: z.boolean(),
  /** The participant for whom who decided it plays; null: for nobody here, or it was before this was kept. */
  de_quem_joga: uuid.nullable(),
  created_at: instante,
});

export const listarPunicoes = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/punicoes',
  access: 'public',
  summary: 'Points taken away or given and other sanctions, with the reason',
  params,
  query: visita,
  answer: z.object({ data: z.array(punicao) }),
});

const punir = z.strictObject({
  fase: ordinal,
  participante: uuid,
  tipo: z.enum(TIPOS_DE_SANCAO).default('pontos'),
  /** Of points alone, and then not none. */
  pontos: z.int().min(-100).max(100).default(0),
  /** Of a fine alone: in money of the game. */
  multa: z.int().min(1).max(999_999_999).nullish(),
  motivo: z.string().min(3).max(300),
  /** From this round on; absent: from the first. */
  rodada: ordinal.nullish(),
  ciente,
});

export const punirParticipante = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/punicoes',
  access: 'user',
  summary: 'Takes points away (negative), gives them, or records another sanction, with a reason',
  params,
  body: punir
    .refine(({ tipo, pontos }) => (tipo === 'pontos') === (pontos !== 0), { path: ['pontos'] })
    .refine(({ tipo, multa }) => (tipo === 'multa') === (typeof multa === 'number'), {
      path: ['multa'],
    }),
  answer: z.object({ data: punicao, efeitos }),
  status: 201,
  once: true,
});

export const anularPunicao = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/punicoes/:punicao',
  access: 'user',
  summary: 'Takes a deduction back',
  params: params.extend({ punicao: uuid }),
  query: z.object({ ciente: booleano.optional().catch(undefined) }),
});

export const preverPunicao = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/punicoes/impacto',
  access: 'user',
  summary: 'What a sanction would change, without saving it',
  params: z.object({ id: codigo }),
  body: punir.pick({ fase: true, participante: true, tipo: true, pontos: true, rodada: true }),
  answer: z.object({ data: efeitosComNomes }),
});

export const preverAnulacao = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/punicoes/:punicao/impacto',
  access: 'user',
  summary: 'What taking a sanction back would change, without doing it',
  params: params.extend({ punicao: uuid }),
  answer: z.object({ data: efeitosComNomes }),
});
