// The till of a championship: what came, what is expected, what was returned and what went out, as people note it.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { codigo } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';

const params = z.object({ id: codigo });

const descricao = z.string().max(320).transform(limparNome).pipe(z.string().min(1).max(80));

/** Those that people note; the last one is what was paid for a place that another took over. */
const TIPOS_DE_NOTA = ['premio', 'saida', 'entrada'] as const;
const TIPOS_MOSTRADOS = [...TIPOS_DE_NOTA, 'substituicao'] as const;

const nota = z.object({
  uuid,
  tipo: z.enum(TIPOS_MOSTRADOS),
  centavos: z.number(),
  descricao: z.string(),
  quem: z.string().nullable(),
  created_at: instante,
});

export type NotaDoCaixa = z.output<typeof nota>;

const caixa = z.object({
  /** Fees that came and were not returned, and other money that was noted. */
  recebido: z.number(),
  /** Of who owes and has not paid. */
  a_receber: z.number(),
  devolvido: z.number(),
  premios: z.number(),
  saidas: z.number(),
  saldo: z.number(),
  notas: z.array(nota),
});

export type CaixaDoCampeonato = z.output<typeof caixa>;

export const verCaixa = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/caixa',
  access: 'user',
  summary:
    'The till, for who manages the entries: what came, is expected, was returned and went out',
  params,
  answer: z.object({ data: caixa }),
});

export const anotarNoCaixa = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/caixa',
  access: 'verified',
  summary: 'Notes a prize that was paid out, a cost, or other money that came',
  params,
  body: z.strictObject({
    tipo: z.enum(TIPOS_DE_NOTA),
    centavos: z.int().min(1).max(100_000_000),
    descricao,
  }),
  answer: z.object({ data: caixa }),
  status: 201,
  once: true,
});

export const apagarDoCaixa = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/caixa/:nota',
  access: 'verified',
  summary: 'Takes a note back',
  params: z.object({ id: codigo, nota: uuid }),
  answer: z.object({ data: caixa }),
});

export const exportarCaixa = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/caixa/csv',
  access: 'user',
  summary: 'The statement of the till as CSV',
  params,
  sends: 'text/csv; charset=utf-8',
});
