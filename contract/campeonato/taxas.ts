// What entering costs, between people: how each instalment stands, the code it is paid with, and receipts.
// No money passes through the product: who organises confirms what came.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { DECISOES_DA_TAXA, ESTADOS_DA_TAXA } from '#regras/taxas/taxa.ts';
import { codigo } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { participante } from '../participantes.ts';

const numero = z.coerce.number().int().min(1).max(12);

const parcela = z.object({
  parcela: z.number(),
  centavos: z.number(),
  estado: z.enum(ESTADOS_DA_TAXA),
  /** Stands in the statement of who is paid. */
  referencia: z.string(),
  /** Why the receipt was refused. */
  motivo: z.string().nullable(),
  enviada_em: instante.nullable(),
  decidida_em: instante.nullable(),
  /** Whether there is a picture to look at. */
  comprovante: z.boolean(),
});

export type ParcelaMostrada = z.output<typeof parcela>;

const params = z.object({ id: codigo });
const daParcela = z.object({ id: codigo, participante: uuid, parcela: numero });

const minhaTaxa = z.object({
  participante: uuid,
  /** Null for who waits for a place, and where nothing is to be paid. */
  parcelas: z.array(
    parcela.extend({
      /** To copy and paste; null where it is not theirs to pay now, or nobody gave a key that makes one. */
      codigo: z.string().nullable(),
    }),
  ),
  /** Who is paid. The key is whole only for who has something to pay. */
  recebe: z
    .object({ chave: z.string(), nome: z.string(), cidade: z.string().nullable() })
    .nullable(),
  /** When the key was replaced, for a week. */
  chave_mudou_em: instante.nullable(),
  pagar_ate: instante.nullable(),
  /** Who waits for a place owes nothing. */
  na_fila: z.boolean(),
});

export const verMinhaTaxa = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/taxas/minha',
  access: 'user',
  summary: 'What the caller has to pay for their entry, with the Pix code of each instalment',
  params,
  /** Null for who has no entry. */
  answer: z.object({ data: minhaTaxa.nullable() }),
});

const taxaDeAlguem = z.object({
  participante: participante.pick({
    ...{ uuid: true, nome: true, time_nome: true, sigla: true, escudo: true, status: true },
    ...{ pago: true },
  }),
  /** Whether something is expected of them: not of who waits, was only asked, or left. */
  deve: z.boolean(),
  parcelas: z.array(parcela),
});

export type TaxaDeAlguem = z.output<typeof taxaDeAlguem>;

const lista = z.object({ data: z.array(taxaDeAlguem), pagar_ate: instante.nullable() });

export const listarTaxas = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/taxas',
  access: 'user',
  summary: 'The fees of all entries, for who manages the entries; receipts to look at come first',
  params,
  answer: lista,
});

const texto = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .transform(limparNome)
    .pipe(z.string().min(1).max(longest));

export const mudarTaxas = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/taxas',
  access: 'verified',
  summary: 'Confirms, refuses, exempts, returns or asks again for several at once: all or none',
  params,
  body: z
    .strictObject({
      itens: z
        .array(z.strictObject({ participante: uuid, parcela: z.int().min(1).max(12) }))
        .min(1)
        .max(512),
      estado: z.enum(DECISOES_DA_TAXA),
      /** Of a refusal. */
      motivo: texto(200).nullish(),
    })
    .refine(({ estado, motivo }) => estado !== 'recusada' || Boolean(motivo), {
      path: ['motivo'],
      message: 'taxas.sem_motivo',
    }),
  answer: lista,
});

const { campo: field, maisBytes: maxBytes } = TIPOS_DE_ARQUIVO.comprovantes;
const COMPROVANTE = '/api/campeonatos/:id/taxas/:participante/:parcela/comprovante';

export const enviarComprovante = endpoint({
  method: 'PUT',
  path: COMPROVANTE,
  access: 'verified',
  summary: 'Who pays sends a picture of the receipt; one that is there already is replaced',
  params: daParcela,
  file: { field, maxBytes },
  answer: z.object({ data: minhaTaxa }),
});

export const verComprovante = endpoint({
  method: 'GET',
  path: COMPROVANTE,
  access: 'user',
  summary: 'The picture, for who sent it and who manages the entries',
  params: daParcela,
  sends: 'image/*',
});
