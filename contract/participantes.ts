// Participants of a championship: entering, approval, teams and squads.

import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';
import { camisa } from '#regras/escudos/cores.ts';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { codigo, visita } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { booleano, uuid } from './http/fields.ts';
import { campanha } from './participante/campanha.ts';
import { efeitos } from './participante/efeitos.ts';

const status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Crest: drawn from a shirt, or a picture: of the catalogue, or sent by somebody. */
export const escudo = z.union([
  camisa,
  z.strictObject({
    imagem: z
      .string()
      .regex(/^\/upload\/times\/(oficial\/[a-z0-9]+(-[a-z0-9]+)*\.svg|[0-9a-f]{32}\.webp)$/),
  }),
]);

export type Escudo = z.output<typeof escudo>;

export const participante = z.object({
  uuid,
  /** Dashboard of the person, when an account stands behind the name. */
  usuario_uuid: uuid.nullable(),
  nome: z.string(),
  time_nome: z.string().nullable(),
  sigla: z.string(),
  escudo,
  gamertag: z.string().nullable(),
  status,
  espera: z.number().nullable(),
  /** By the organisers, and has not answered: only the person says yes. */
  convidado: z.boolean(),
  /** The name looks like that of an organiser, and it is somebody else. */
  parece_organizador: z.boolean(),
  pote: z.number().nullable(),
  desistiu: z.boolean(),
  /** Out as well, but put out by a sanction. */
  excluido: z.boolean(),
  created_at: instante,
  /** Only for who manages the entries, or who shares a championship with a person that allows it. */
  contato: z.string().nullable(),
  pago: z.boolean().nullable(),
  /** The person claimed the name: until then it can be taken back, by them and by who manages the entries. */
  assumido_ate: instante.nullable(),
});

export type Participante = z.output<typeof participante>;

const doCampeonato = z.object({ id: codigo });
const doParticipante = z.object({ uuid });
const um = z.object({ data: participante });

const NAME_LENGTH = 60;

const limpo = z.string().max(240).transform(limparNome);

const nome = limpo.pipe(z.string().min(1).max(NAME_LENGTH));
/** Empty is the same as none. */
const texto = limpo
  .pipe(z.string().max(NAME_LENGTH))
  .transform((text) => text || null)
  .nullish();

/** A number for WhatsApp in E.164; without a country code it is Brazilian. */
const contato = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+?\d{10,15}$/))
  .transform((digits) => {
    if (digits.startsWith('+')) return digits;
    return digits.length > 11 ? `+${digits}` : `+55${digits}`;
  })
  .nullish();

const daEquipe = {
  time_nome: texto,
  sigla: limpo
    .pipe(z.string().regex(/^[\p{L}\p{N}]{2,4}$/u))
    .transform((text) => text.toUpperCase())
    .nullish(),
  escudo: escudo.nullish(),
  gamertag: texto,
};

const dados = { nome, ...daEquipe };

const pote = z.int().min(1).max(12).nullish();

const contagem = z.object({
  todos: z.number(),
  pendente: z.number(),
  confirmado: z.number(),
  cancelado: z.number(),
  rejeitado: z.number(),
  /** Pending ones that only wait for the organisers, not for a place or for their own answer. */
  aguardam: z.number(),
});

export type Contagem = z.output<typeof contagem>;

export const listarParticipantes = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/participantes',
  access: 'public',
  summary: 'Participants in the order of entry; who manages the entries sees all states',
  params: doCampeonato,
  /**
   * With a limit only so many, and always the caller's own entry; the counts are of all. Who manages the
   * entries gets those that wait for an answer first.
   */
  query: visita.extend({
    limite: z.coerce.number().int().min(1).max(512).optional().catch(undefined),
    /** With what each has done so far, and in that order. */
    campanha: booleano.optional().catch(undefined),
  }),
  answer: z.object({
    data: z.array(participante),
    contagem,
    /** When the fee is due, for who manages the entries; null while it is not known. */
    pagamento_ate: instante.nullable(),
    /** By their uuid, where they were asked for. */
    campanhas: z.record(uuid, campanha),
  }),
});

export const inscreverParticipante = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/participantes',
  access: 'verified',
  summary: 'Enters the caller; pending, confirmed or in the queue, as the championship says',
  params: doCampeonato,
  body: z.strictObject({
    ...daEquipe,
    contato,
    /** Code of the invitation link: needed for a private championship. */
    convite: z.string().max(40).nullish(),
  }),
  answer: um,
  status: 201,
  once: true,
});

/** Names without account, in the order given. */
export const nomesDigitados = z
  .array(z.strictObject({ ...dados, pote, suplente: z.boolean().default(false) }))
  .min(1)
  .max(512);

export const adicionarParticipantes = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/participantes/lista',
  access: 'user',
  summary: 'Adds names without account, confirmed or waiting, in the order given',
  params: doCampeonato,
  body: z.strictObject({
    participantes: nomesDigitados,
  }),
  answer: z.object({ data: z.array(participante) }),
  status: 201,
  once: true,
});

/** What somebody shows of themself to who looks for them: never how to reach them. */
const pessoaAchada = z.object({
  uuid,
  nome: z.string(),
  foto: z.string().nullable(),
  gamertags: z.array(z.string()),
  /** Takes part, was invited, or was turned away. */
  inscrita: z.boolean(),
});

export type PessoaAchada = z.output<typeof pessoaAchada>;

export const buscarPessoas = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/participantes/pessoas',
  access: 'verified',
  summary: 'People to invite, by the start of the words of a name or gamertag; at most 8',
  params: doCampeonato,
  query: z.object({ busca: limpo.catch('') }),
  answer: z.object({ data: z.array(pessoaAchada) }),
});

export const convidarPessoa = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/participantes/pessoas',
  access: 'verified',
  summary: 'Invites a person: pending until they enter by themself, or cancel',
  params: doCampeonato,
  body: z.strictObject({ pessoa: uuid }),
  answer: um,
  status: 201,
  once: true,
});

export const exportarParticipantes = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/participantes/csv',
  access: 'user',
  summary: 'Participants as CSV, for who manages the entries',
  params: doCampeonato,
  sends: 'text/csv; charset=utf-8',
});

export const renovarConvite = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/participantes/convite',
  access: 'verified',
  summary: 'A new code for the invitation link of the championship; the old link stops working',
  params: doCampeonato,
  answer: z.object({ data: z.object({ convite: z.string() }) }),
});

export const mudarStatus = endpoint({
  method: 'PUT',
  path: '/api/participantes/:uuid/status',
  access: 'user',
  summary: 'Changes the status by the table; a cancellation calls the first of the queue',
  params: doParticipante,
  body: z.strictObject({ status }),
  answer: um,
});

export const mudarVariosStatus = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/participantes/status',
  access: 'user',
  summary: 'Changes the status of several at once: all or none',
  params: doCampeonato,
  body: z.strictObject({ uuids: z.array(uuid).min(1).max(512), status }),
  answer: z.object({ data: z.array(participante) }),
});

export const editarParticipante = endpoint({
  method: 'PUT',
  path: '/api/participantes/:uuid',
  access: 'user',
  summary:
    'Changes what is sent and leaves the rest; a person may change their own team before the start',
  params: doParticipante,
  body: z.strictObject({
    ...daEquipe,
    nome: nome.optional(),
    contato,
    pote,
    pago: z.boolean().optional(),
  }),
  answer: um,
});

export const enviarEscudo = endpoint({
  method: 'PUT',
  path: '/api/participantes/:uuid/escudo',
  access: 'verified',
  summary: 'Puts a picture as crest: png, jpeg or gif; it is kept in at most 160 by 160',
  params: doParticipante,
  file: { field: 'escudo', maxBytes: TIPOS_DE_ARQUIVO.times.maisBytes },
  answer: um,
});

export const desistirParticipante = endpoint({
  method: 'PUT',
  path: '/api/participantes/:uuid/desistencia',
  access: 'user',
  summary: 'Withdraws after the start, also by the person: matches follow the rule of the phase',
  params: doParticipante,
  body: z.strictObject({
    desistiu: z.boolean(),
    /** Agrees that results that this leaves without their teams are undone. */
    ciente: z.boolean().default(false),
  }),
  answer: um.extend({ efeitos }),
});

export const substituirParticipante = endpoint({
  method: 'PUT',
  path: '/api/participantes/:uuid/substituto',
  access: 'user',
  summary: 'After the start: another name takes over place, results and matches',
  params: doParticipante,
  body: z.strictObject(dados),
  answer: um,
});

export const convidarParticipante = endpoint({
  method: 'POST',
  path: '/api/participantes/:uuid/convite',
  access: 'verified',
  summary: 'A link with which a person takes over a name that was typed',
  params: doParticipante,
  answer: z.object({ data: z.object({ url: z.string() }) }),
  status: 201,
});

export const desfazerReivindicacao = endpoint({
  method: 'DELETE',
  path: '/api/participantes/:uuid/conta',
  access: 'user',
  summary:
    'Takes the claim of a typed name back, within thirty days: its history is nobody’s again',
  params: doParticipante,
  answer: um,
});

export const assumirParticipante = endpoint({
  method: 'POST',
  path: '/api/participantes/convite',
  access: 'verified',
  summary: 'Takes over the name behind an invitation',
  body: z.strictObject({ token: z.string().max(100) }),
  answer: z.object({ data: z.object({ campeonato_id: codigo, participante }) }),
});

export const jogador = z.object({
  uuid,
  nome: z.string(),
  identificacao: z.string().nullable(),
  numero: z.number().nullable(),
  papel: z.enum(['capitao', 'vice']).nullable(),
});

const doElenco = z.object({
  data: z.array(jogador),
  /** Changes made while the windows were closed; null where the rules allow none. */
  emergencia: z.object({ usadas: z.number(), total: z.number() }).nullable(),
});

export const verElenco = endpoint({
  method: 'GET',
  path: '/api/participantes/:uuid/elenco',
  access: 'public',
  summary: 'The squad',
  params: doParticipante,
  query: visita,
  answer: doElenco,
});

export const salvarElenco = endpoint({
  method: 'PUT',
  path: '/api/participantes/:uuid/elenco',
  access: 'user',
  summary: 'Replaces the squad, within its size limits and transfer window',
  params: doParticipante,
  body: z.strictObject({
    jogadores: z
      .array(
        z.strictObject({
          uuid: uuid.nullish(),
          nome,
          identificacao: texto,
          numero: z.int().min(0).max(99).nullish(),
          papel: z.enum(['capitao', 'vice']).nullish(),
        }),
      )
      .max(60),
  }),
  answer: doElenco,
});
