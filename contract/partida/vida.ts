// How far a match is between its two sides, and what the visitor may do about it now.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { MOVIMENTOS } from '#regras/vida/movimentos.ts';
import { LADOS, QUEM_DIZ, TIPOS_DE_CONTESTACAO, VIAS } from '#regras/vida/partida.ts';
import { SANCOES_DO_VEREDITO } from '#regras/vida/sancao.ts';
import { LOCALES } from '#textos/locale.ts';
import { uuid } from '../http/fields.ts';
import { informadoVisto } from './dado.ts';

export const lado = z.enum(LADOS);

/** Also the table official. */
export const quemDiz = z.enum(QUEM_DIZ);

const frase = z.object({ texto: z.string(), chave: z.string().nullable() });

/** What an organiser decided on a contested match, for everybody to read. */
export const veredito = z.object({
  decisao: z.discriminatedUnion('tipo', [
    ...informadoVisto.options,
    z.object({ tipo: z.literal('jogar_de_novo') }),
    z.object({ tipo: z.literal('cancelar') }),
  ]),
  /** The rule as it was cited, and where it stands; `em`: the same in every language, where it is one of the rules. */
  regra: z.object({ ...frase.shape, em: z.record(z.enum(LOCALES), frase).nullable() }),
  motivo: z.string(),
  quem: z.string().nullable(),
  /** Nobody else decided in time, and who did owns the championship and plays the match. */
  de_quem_joga: z.boolean(),
  /** By somebody whom both sides accepted. */
  de_juiz_aceito: z.boolean(),
  /** What it carries beside the result; `anulada`: it was taken back since. */
  sancao: z
    .object({
      lado,
      tipo: z.enum(SANCOES_DO_VEREDITO),
      pontos: z.number(),
      multa: z.number().nullable(),
      /** Who is suspended, and for how many matches; no name: nobody knows them any more. */
      nome: z.string().nullable(),
      jogos: z.number().nullable(),
      anulada: z.boolean(),
    })
    .nullable(),
  quando: instante,
});

export const vida = z.object({
  /** What the visitor may do now. */
  acoes: z.array(z.enum(MOVIMENTOS)),
  /** The side that the visitor speaks for. */
  lado: lado.nullable(),
  /** The claim that waits for an answer. */
  informe: z
    .object({
      uuid,
      lado,
      quem: z.string().nullable(),
      quando: instante,
      informado: informadoVisto,
      responde_ate: instante,
      /** Without an answer by then it is official; else the organisation decides. */
      confirma_sozinho: z.boolean(),
    })
    .nullable(),
  /** Whom the match waits for. */
  quem_responde: z.enum([...LADOS, 'organizacao']).nullable(),
  /** What is contested, and by whom. The reason is for the sides and the organisation. */
  contestacao: z
    .object({
      uuid,
      tipo: z.enum(TIPOS_DE_CONTESTACAO),
      lado: quemDiz,
      quando: instante,
      informado: informadoVisto.nullable(),
      /** What it is set against: the other side's claim, or the result that stands. */
      contra: informadoVisto.nullable(),
      julgar_ate: instante,
      /** Whom both sides accepted to judge it, by name. */
      juiz: z.string().nullable(),
    })
    .nullable(),
  veredito: veredito.nullable(),
  /** What counts instead of that verdict, where it was put right since. */
  veredito_corrigido: z
    .discriminatedUnion('tipo', [
      ...informadoVisto.options,
      z.object({ tipo: z.literal('cancelar') }),
    ])
    .nullable(),
  /** Since when and by what the result is official. */
  oficial: z
    .object({
      em: instante,
      via: z.enum(VIAS),
      /** The side of the organiser who entered it: 'lançado por quem joga'. */
      de_quem_joga: lado.nullable(),
      /** A correction undid it, and somebody put it back as it was; nobody knows any more who: no name. */
      restaurado: z.object({ em: instante, quem: z.string().nullable() }).nullable(),
    })
    .nullable(),
  /** Until when a side may complain about the result; null: none, or no limit. */
  reclama_ate: instante.nullable(),
  /** The visitor's side said or confirmed it, and complains only with proof that was not there before. */
  reclama_com_prova: z.boolean(),
  /** How often the visitor's side may still take its word back. */
  mudancas: z.number().nullable(),
});

export type VidaDaPartida = z.output<typeof vida>;
