// Seasons of a liga: divisions and cups, what moves between divisions, and all seasons added up.
import { z } from 'zod';
import { codigo } from '#contract/campeonatos.ts';
import { endpoint } from '#contract/http/endpoint.ts';
import { uuid } from '#contract/http/fields.ts';
import { escudo } from '#contract/participantes.ts';
import { instante } from '#regras/agenda/instante.ts';
import { camisa } from '#regras/escudos/cores.ts';
import { ESTADOS } from '#regras/estados.ts';
import { fronteira, type MotivoDaMudanca, regrasDaTemporada } from '#regras/liga/temporada.ts';
import { daLiga } from './ligas.ts';

const numero = z.coerce.number().int().min(1).max(999);
const daTemporada = daLiga.extend({ numero });

/** A team as its participant shows it, and who it is over all seasons. */
const time = z.object({
  raiz: uuid,
  participante: uuid,
  nome: z.string(),
  sigla: z.string(),
  escudo,
});

export type TimeDaTemporada = z.output<typeof time>;

const competicao = z.object({
  uuid,
  tipo: z.enum(['divisao', 'copa', 'repescagem']),
  nivel: z.number().nullable(),
  nome: z.string(),
  fronteira,
  campeonato: z.object({
    id: codigo,
    nome: z.string(),
    estado: z.enum(ESTADOS),
    cores: camisa,
    rodada: z.number().nullable(),
    rodadas: z.number().nullable(),
    jogos: z.number(),
    jogos_feitos: z.number(),
    campeao: z.string().nullable(),
    times: z.number(),
  }),
  /** First and last day of it, as far as they are known. */
  comeca_em: instante.nullable(),
  termina_em: instante.nullable(),
  /** Best first; of a division alone. `zona`: what its place leads to. */
  linhas: z.array(
    time.extend({
      posicao: z.number(),
      p: z.number(),
      j: z.number(),
      zona: z.enum(['sobe', 'repescagem', 'cai']).nullable(),
    }),
  ),
});

export type CompeticaoDaTemporada = z.output<typeof competicao>;

const temporada = z.object({
  numero: z.number(),
  fechada: z.boolean(),
  regras: regrasDaTemporada,
  /** Top division first, then cups, then play-offs; those that the visitor may know of. */
  competicoes: z.array(competicao),
  /** For who runs the liga: sent back with changes. */
  versao: z.number(),
  /** Draws and starts what is still a draft. */
  pode_comecar: z.boolean(),
});

export type TemporadaDaLiga = z.output<typeof temporada>;

export const listarTemporadas = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/temporadas',
  access: 'public',
  summary: 'Seasons of a liga in which the visitor may know of something, oldest first',
  params: daLiga,
  answer: z.object({
    data: z.array(z.object({ numero: z.number(), fechada: z.boolean(), ano: z.number() })),
  }),
});

export const verTemporada = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/temporadas/:numero',
  access: 'public',
  summary: 'One season: its divisions and cups, how they stand, and its calendar',
  params: daTemporada,
  answer: z.object({ data: temporada }),
});

const nomeDaDivisao = z.string().trim().min(1).max(30);

/** A new championship with these names, or one of the liga. */
const origem = {
  nome: nomeDaDivisao,
  lista: z.string().max(20_000).default(''),
  campeonato: codigo.nullish(),
};

export const criarTemporada = endpoint({
  method: 'POST',
  path: '/api/ligas/:uuid/temporadas',
  access: 'verified',
  summary:
    'The first season: makes the championships of its divisions and cups, or takes those named',
  params: daLiga,
  body: z.strictObject({
    divisoes: z
      .array(z.strictObject({ ...origem, ...fronteira.shape }))
      .min(1)
      .max(8),
    copas: z.array(z.strictObject(origem)).max(8).default([]),
    regras: regrasDaTemporada.default(() => regrasDaTemporada.parse({})),
  }),
  answer: z.object({ data: temporada }),
  status: 201,
  once: true,
});

export const editarTemporada = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/temporadas/:numero',
  access: 'verified',
  summary: 'How many go up and down, and what a withdrawal does; zones of the tables follow',
  params: daTemporada,
  body: z.strictObject({
    versao: z.int(),
    regras: regrasDaTemporada,
    fronteiras: z.array(fronteira).max(8),
  }),
  answer: z.object({ data: temporada }),
});

export const comecarTemporada = endpoint({
  method: 'POST',
  path: '/api/ligas/:uuid/temporadas/:numero/comeco',
  access: 'verified',
  summary: 'Draws and starts every division that is still a draft',
  params: daTemporada,
  answer: z.object({ data: temporada }),
  once: true,
});

const mudanca = z.object({
  time,
  de: z.number(),
  /** Null: not in the next season. */
  para: z.number().nullable(),
  lugar: z.number(),
  motivo: z.custom<MotivoDaMudanca>(),
  /** The other side of a tie, or who left the place free. */
  outro: z.string().nullable(),
  porque: z.string().nullable(),
  espera: z.boolean(),
});

export type MudancaMostrada = z.output<typeof mudanca>;

const previa = z.object({
  /** Level and name of each division, top first. */
  divisoes: z.array(z.object({ nivel: z.number(), nome: z.string() })),
  mudancas: z.array(mudanca),
  vagas: z.array(z.number()),
  /** What the next season waits for; none: it can be made. */
  faltam: z.array(z.enum(['divisoes', 'confrontos', 'empates'])),
  /** Ties between divisions that nobody made a match of yet. */
  confrontos_a_criar: z.number(),
  /** How it would be by the results of now, where it was decided otherwise since. */
  difere: z.boolean(),
  versao: z.number(),
});

export type PreviaMostrada = z.output<typeof previa>;

export const preverProximaTemporada = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/temporadas/:numero/previa',
  access: 'public',
  summary:
    'Who would play where in the next season and why; nothing where a division is unknown to the visitor',
  params: daTemporada,
  answer: z.object({ data: previa.nullable() }),
});

export const ajustarTemporada = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/temporadas/:numero/ajustes',
  access: 'verified',
  summary: 'Where people put teams, whatever the places say, each with its reason',
  params: daTemporada,
  body: z.strictObject({
    versao: z.int(),
    ajustes: z
      .array(
        z.strictObject({
          time: uuid,
          para: z.int().min(1).max(8).nullable(),
          motivo: z.string().trim().min(3).max(200),
        }),
      )
      .max(200),
  }),
  answer: z.object({ data: previa.nullable() }),
});

export const criarConfrontos = endpoint({
  method: 'POST',
  path: '/api/ligas/:uuid/temporadas/:numero/confrontos',
  access: 'verified',
  summary: 'Makes and starts the ties between divisions, each a championship of the liga',
  params: daTemporada,
  answer: z.object({ data: temporada }),
  once: true,
});

export const criarProximaTemporada = endpoint({
  method: 'POST',
  path: '/api/ligas/:uuid/temporadas/:numero/proxima',
  access: 'verified',
  summary:
    'Closes the season and makes the next one with teams, squads and captains; once, however often asked',
  params: daTemporada,
  body: z.strictObject({ versao: z.int() }),
  answer: z.object({ data: temporada }),
  status: 201,
  once: true,
});

const linhaHistorica = time.extend({
  temporadas: z.number(),
  titulos: z.number(),
  ...{ p: z.number(), j: z.number(), v: z.number(), e: z.number(), d: z.number() },
  ...{ gp: z.number(), gc: z.number() },
});

export const verTabelaHistorica = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/historica',
  access: 'public',
  summary: 'All seasons added up: the tables of divisions that everybody may see',
  params: daLiga,
  answer: z.object({ data: z.array(linhaHistorica) }),
});
