// The match sheet: goals, passes, cards and the best of a match, a half for each side.
import { z } from 'zod';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { TIPOS_DE_LANCE } from '#regras/sumula/sumula.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { lado } from './vida.ts';

const MOST_EVENTS = 150;
const LAST_MINUTE = 150;

/** Somebody of the squad, one of the two fixed ids, or a name where the rules ask for no squad. */
export const citado = z.union([
  z.strictObject({ jogador: uuid }),
  z.strictObject({
    nome: z.string().max(240).transform(limparNome).pipe(z.string().min(1).max(60)),
  }),
]);

const lance = z.strictObject({
  tipo: z.enum(TIPOS_DE_LANCE),
  quem: citado,
  assistencia: citado.nullish(),
  minuto: z.int().min(1).max(LAST_MINUTE).nullish(),
});

/** `versao`: of the half that was read; 0: there was none. */
const metade = z.strictObject({
  versao: z.int().min(0),
  lances: z.array(lance).max(MOST_EVENTS),
});

/** `jogador`: null for a name that was typed. `nome`: null for the two fixed ids. */
export const citadoVisto = z.object({
  jogador: uuid.nullable(),
  nome: z.string().nullable(),
  numero: z.number().nullable(),
});

export type CitadoVisto = z.output<typeof citadoVisto>;

const lanceVisto = z.object({
  tipo: z.enum(TIPOS_DE_LANCE),
  quem: citadoVisto,
  assistencia: citadoVisto.nullable(),
  minuto: z.number().nullable(),
});

export type LanceVisto = z.output<typeof lanceVisto>;

const metadeVista = z.object({
  versao: z.number(),
  /** Whose word it is; null: nobody has written it. */
  por: z.enum(['lado', 'organizacao']).nullable(),
  lances: z.array(lanceVisto),
  /** Goals of this side in the score; null: no score. */
  gols: z.number().nullable(),
  /** It lists more goals than the score has: they count for nobody until one of the two is mended. */
  contradiz: z.boolean(),
});

export const sumula = z.object({
  mandante: metadeVista,
  visitante: metadeVista,
  /** Halves that the visitor may write now. */
  pode: z.array(lado),
  /** Names may be typed that are in no squad. */
  aceita_nomes: z.boolean(),
});

export type Sumula = z.output<typeof sumula>;

export const salvarSumula = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/sumula',
  access: 'user',
  summary:
    'Writes the match sheet: a side its own half, who may enter the score both; 409 with the sheet as it is',
  params: z.object({ uuid }),
  body: z
    .strictObject({
      mandante: metade.optional(),
      visitante: metade.optional(),
      /** Agrees that later results are undone, where cards break ties. */
      ciente: z.boolean().default(false),
    })
    .refine(({ mandante, visitante }) => mandante || visitante),
  answer: z.object({ data: sumula }),
});
