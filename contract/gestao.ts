// Running a championship: draw, calendar, deductions, announcements, co-organisers, history.
import { z } from 'zod';
import { campeonato, codigo, visita } from './campeonatos.ts';
import { endpoint } from './endpoint.ts';
import { booleano, instante, instanteDado, uuid } from './fields.ts';
import { VISIBILIDADES_DO_EXPRESSO } from './opcoes.ts';
import { TIPOS_DE_SANCAO } from './opcoes-do-elenco.ts';
import { PRESETS } from './presets.ts';

const params = z.object({ id: codigo });
const ordinal = z.int().min(1).max(9_999);
/** Agrees that later results are undone. Without it the answer says which. */
const ciente = z.boolean().default(false);

export const sorteio = z.object({
  uuid,
  fase: z.number(),
  metodo: z.enum(['aleatorio', 'potes', 'ranking', 'manual']),
  /** SHA-256 of the seed, published before the draw. */
  semente_hash: z.string(),
  /** Published after it: with the input, anyone can run the draw again. */
  semente: z.string().nullable(),
  entrada: z.unknown(),
  bolas: z
    .array(z.object({ participante: uuid, pote: z.number().nullable(), destino: z.string() }))
    .nullable(),
  created_at: instante,
  realizado_em: instante.nullable(),
  /** Balls that were out at an instant, and whether more come by themselves since; null before the draw. */
  cerimonia: z.object({ fora: z.number(), em: instante, andando: z.boolean() }).nullable(),
});

export type Sorteio = z.output<typeof sorteio>;

export const prepararSorteio = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/sorteio',
  access: 'user',
  summary: 'Prepares a draw: fixes its input and publishes the hash of its seed',
  params,
  body: z.strictObject({
    metodo: z.enum(['aleatorio', 'potes', 'ranking', 'manual']),
    /** By hand: groups by name, or one list in seed order. */
    manual: z.union([z.record(z.string(), z.array(uuid)), z.array(uuid)]).nullish(),
    /** By ranking: best first. */
    ordem: z.array(uuid).nullish(),
    /** Pots in the order in which they are emptied; absent: those of the participants. */
    potes: z.array(z.array(uuid).max(512)).max(12).nullish(),
    /** Draws of groups: of each of these lists, no two may meet in a group. */
    separados: z.array(z.array(uuid).min(2).max(64)).max(64).default([]),
  }),
  answer: z.object({ data: sorteio }),
  status: 201,
  once: true,
});

export const realizarSorteio = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/sorteio',
  access: 'user',
  summary: 'Runs the prepared draw, reveals the seed and makes the matches',
  params,
  body: z.strictObject({ uuid }),
  answer: z.object({ data: sorteio }),
});

export const conduzirCerimonia = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/sorteio/cerimonia',
  access: 'user',
  summary: 'Pauses the ceremony of the draw, goes on, or shows so many balls: for all who watch',
  params,
  body: z.strictObject({ uuid, fora: z.int().min(0).max(512), andando: z.boolean() }),
  answer: z.object({ data: sorteio }),
});

export const desfazerSorteio = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/sorteio',
  access: 'user',
  summary: 'Undoes the draw while no match has a result: matches go, entries can change again',
  params,
});

export const verSorteios = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/sorteio',
  access: 'public',
  summary: 'Every draw of the championship, newest first, with what is needed to check it',
  params,
  query: visita,
  answer: z.object({ data: z.array(sorteio) }),
});

export const gerarRodada = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/rodadas',
  access: 'user',
  summary: 'Swiss: pairs the next round once all results are in',
  params,
  answer: z.object({ data: z.object({ fase: z.number(), rodada: z.number() }) }),
  status: 201,
  once: true,
});

export const desempatar = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/desempate',
  access: 'user',
  summary: 'Puts those that no criterion separates in order: by lots, or as an extra match gave it',
  params,
  body: z.strictObject({
    fase: ordinal,
    /** Best first; absent: lots are drawn, and the seed is in the history. */
    ordem: z.array(uuid).max(512).nullish(),
    ciente,
  }),
  answer: z.object({ data: z.object({ ordem: z.array(uuid) }) }),
});

/** How dates are given to the rounds. */
export const agenda = z.strictObject({
  comeca_em: instanteDado,
  dias_entre_rodadas: z.int().min(1).max(60).default(7),
  /** Kick-off times of a round day, HH:mm in Brasília time. */
  horarios: z
    .array(z.iso.time({ precision: -1 }))
    .min(1)
    .max(24)
    .default(['20:00']),
  locais: z.array(z.string().min(1).max(80)).max(40).default([]),
  /** Window: the whole time between two rounds is open and ends with the deadline. */
  modelo: z.enum(['data', 'janela']).default('janela'),
});

export const gerarAgenda = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/agenda',
  access: 'user',
  summary: 'Gives dates, deadlines and venues to all matches without result',
  params,
  body: agenda.extend({
    /** Agrees that dates already given are replaced. Without it the answer says how many. */
    ciente: z.boolean().default(false),
  }),
  answer: z.object({ data: z.object({ partidas: z.number() }) }),
});

export const adiarAgenda = endpoint({
  // Relative, so that sent twice it would move twice.
  method: 'POST',
  once: true,
  path: '/api/campeonatos/:id/agenda/dias',
  access: 'user',
  summary:
    'Moves matches without result by some days: of a round, from a round on, or from a date on',
  params,
  body: z.strictObject({
    fase: ordinal,
    rodada: ordinal,
    dias: z.int().min(-365).max(365),
    /** Only this round, and not those after it. */
    so_esta: z.boolean().default(false),
    /** Instead of the round: every match whose time is not before this. */
    desde: instanteDado.nullish(),
  }),
  answer: z.object({ data: z.object({ partidas: z.number() }) }),
});

export const marcarPrazo = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/agenda/prazo',
  access: 'user',
  summary: 'Sets the deadline of the matches without result of a round',
  params,
  body: z.strictObject({
    fase: ordinal,
    rodada: ordinal,
    prazo_at: instanteDado.nullable(),
  }),
  answer: z.object({ data: z.object({ partidas: z.number() }) }),
});

export const punicao = z.object({
  uuid,
  fase: z.number(),
  participante: uuid,
  tipo: z.enum(TIPOS_DE_SANCAO),
  pontos: z.number(),
  multa: z.number().nullable(),
  motivo: z.string(),
  rodada: z.number().nullable(),
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

export const punirParticipante = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/punicoes',
  access: 'user',
  summary: 'Takes points away (negative), gives them, or records another sanction, with a reason',
  params,
  body: z
    .strictObject({
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
    })
    .refine(({ tipo, pontos }) => (tipo === 'pontos') === (pontos !== 0), { path: ['pontos'] })
    .refine(({ tipo, multa }) => (tipo === 'multa') === (typeof multa === 'number'), {
      path: ['multa'],
    }),
  answer: z.object({ data: punicao }),
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

export const aviso = z.object({
  uuid,
  texto: z.string(),
  fixado: z.boolean(),
  autor: z.string(),
  created_at: instante,
});

export const listarAvisos = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/avisos',
  access: 'public',
  summary: 'Announcements, pinned ones first',
  params,
  query: visita,
  answer: z.object({ data: z.array(aviso) }),
});

export const publicarAviso = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/avisos',
  access: 'user',
  summary: 'Publishes an announcement and notifies the participants',
  params,
  body: z.strictObject({ texto: z.string().min(1).max(1_000), fixado: z.boolean().default(false) }),
  answer: z.object({ data: aviso }),
  status: 201,
  once: true,
});

export const apagarAviso = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/avisos/:aviso',
  access: 'user',
  summary: 'Takes an announcement down',
  params: params.extend({ aviso: uuid }),
});

export const organizador = z.object({
  usuario_uuid: uuid,
  nome: z.string(),
  papel: z.enum(['dono', 'co', 'inscricoes', 'resultados']),
});

export const listarOrganizadores = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/organizadores',
  access: 'public',
  summary: 'Who runs it',
  params,
  query: visita,
  answer: z.object({ data: z.array(organizador) }),
});

export const adicionarOrganizador = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/organizadores',
  access: 'user',
  summary: 'Adds a co-organiser by e-mail, within the limit of the plan',
  params,
  body: z.strictObject({
    email: z.string().max(254),
    papel: z.enum(['co', 'inscricoes', 'resultados']),
  }),
  answer: z.object({ data: organizador }),
  status: 201,
  once: true,
});

export const removerOrganizador = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id/organizadores/:usuario',
  access: 'user',
  summary: 'Removes a co-organiser; takes effect at once',
  params: params.extend({ usuario: uuid }),
});

export const registro = z.object({
  id: uuid,
  quem: z.string().nullable(),
  acao: z.string(),
  objeto: z.string().nullable(),
  /** The two sides, when the record is about a match. */
  partida: z.tuple([uuid.nullable(), uuid.nullable()]).nullable(),
  antes: z.unknown(),
  depois: z.unknown(),
  created_at: instante,
});

export const verHistorico = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/historico',
  access: 'public',
  summary: 'Every change, newest first: who, when, before and after',
  params,
  query: visita.extend({ cursor: uuid.optional().catch(undefined) }),
  answer: z.object({
    data: z.array(registro),
    links: z.object({ next: z.string().nullable() }),
  }),
});

/** Name, list of names and a preset: running in under a minute. */
export const criarExpresso = endpoint({
  method: 'POST',
  path: '/api/campeonatos/expresso',
  access: 'verified',
  summary: 'Creates, adds the names, draws and starts, all at once or not at all',
  body: z.strictObject({
    nome: z.string().min(1).max(80),
    lista: z.string().max(20_000),
    preset: z.enum(PRESETS),
    /** A list of names that somebody pasted is for who gets the link, unless they say otherwise. */
    visibilidade: z.enum(VISIBILIDADES_DO_EXPRESSO).default('nao_listado'),
  }),
  answer: z.object({ data: campeonato }),
  status: 201,
  once: true,
});
