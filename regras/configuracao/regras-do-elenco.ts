// Settings of squads, sanctions and money: parts of the schemas of fases.ts.
import { z } from 'zod';
import { instanteDado } from '#regras/agenda/instante.ts';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { REEMBOLSOS, TROCAS_DE_ID } from './opcoes-do-elenco.ts';
import { DINHEIRO, REGRAS_DO_ELENCO } from './padroes-do-elenco.ts';

const inteiro = (min: number, max: number) => z.int().min(min).max(max);

const MOST_CENTS = 10_000_000;

export const elenco = z
  .strictObject({
    minimo: inteiro(0, 60),
    maximo: inteiro(1, 60),
    em_campo: inteiro(1, 11),
    /** Most players named for a match; absent: no limit. */
    sumula: inteiro(1, 60).optional(),
  })
  .refine(({ minimo, maximo, em_campo }) => minimo <= maximo && em_campo <= maximo)
  .refine(({ sumula = 1, maximo }) => sumula <= maximo, { path: ['sumula'] })
  .refine(({ sumula = 60, em_campo }) => sumula >= em_campo, { path: ['sumula'] });

const hora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** One that ends before it begins ends on the day after. */
const janelaSemanal = z
  .strictObject({ dia_semana: inteiro(0, 6), das: hora, ate: hora })
  .refine(({ das, ate }) => das !== ate, { path: ['ate'] });

const sancao = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('advertencia') }),
  z.strictObject({ tipo: z.literal('pontos'), pontos: inteiro(1, 100) }),
  z.strictObject({ tipo: z.literal('jogo') }),
  /** In money of the game, never in reais. */
  z.strictObject({ tipo: z.literal('multa'), valor: inteiro(1, 999_999_999) }),
  z.strictObject({ tipo: z.literal('exclusao') }),
]);

export const regrasDoElenco = {
  transferencias_semanais: z
    .array(janelaSemanal)
    .max(14)
    .default(REGRAS_DO_ELENCO.transferencias_semanais),
  /** So many changes for each team while the windows are closed. */
  transferencias_emergencia: inteiro(0, 20).default(REGRAS_DO_ELENCO.transferencias_emergencia),
  troca_de_id: z.enum(TROCAS_DE_ID).default(REGRAS_DO_ELENCO.troca_de_id),
  /** What each further offence of a participant costs. */
  sancoes: z.array(sancao).max(8).default(REGRAS_DO_ELENCO.sancoes),
  /** Who withdraws after the start waits so long for the other championships of the owner. */
  suspensao_desistencia_dias: inteiro(1, 730).nullable().default(null),
};

const dito = z
  .string()
  .max(240)
  .transform(limparNome)
  .pipe(z.string().max(60))
  .transform((text) => text || undefined)
  .optional();

/** With the key: who is paid, as their bank knows them, and where. Left out where nobody said so, and for who passes by. */
export const quemRecebe = { pix_nome: dito, pix_cidade: dito };

/** Left out where nobody said so. */
export const prazoDaTaxa = {
  /** A day and an hour, instead of so many days after the start. */
  pagar_ate: instanteDado
    .nullish()
    .transform((at) => at ?? undefined)
    .optional(),
  /** Who has not paid by then loses the place if nothing is drawn yet; else they are only marked. */
  nao_pagou: z.enum(['marca', 'cancela']).optional(),
};

export const dinheiro = {
  segunda_entrada_centavos: inteiro(1, MOST_CENTS).nullable().default(null),
  parcelas: inteiro(1, 12).default(DINHEIRO.parcelas),
  /** After the start; 0: until it starts; null: nothing is said. */
  prazo_pagamento_dias: inteiro(0, 365).nullable().default(null),
  reembolso: z.enum(REEMBOLSOS).default(DINHEIRO.reembolso),
  /** Brought along besides the fee, or instead of it. */
  doacao: z
    .string()
    .max(240)
    .transform(limparNome)
    .pipe(z.string().max(80))
    .transform((text) => text || null)
    .nullable()
    .default(null),
};
