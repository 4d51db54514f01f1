// Participants of a championship: entering, approval, teams and squads. The allowed changes of status are
// the specification's table and no other.
import { z } from 'zod';
import { camisa, codigo } from './campeonatos.ts';
import { endpoint } from './endpoint.ts';
import { instante, uuid } from './fields.ts';

export const STATUS = { pendente: 1, confirmado: 2, cancelado: 3, rejeitado: 4 } as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

/** Status options as the specification has them; labels are translated by `chave`. */
export const OPCOES_DE_STATUS = [
  { id: 1, chave: 'pendente', cor: 'warning', pode_mudar: [2, 3] },
  { id: 2, chave: 'confirmado', cor: 'success', pode_mudar: [1, 3] },
  { id: 3, chave: 'cancelado', cor: 'default', pode_mudar: [1, 2] },
  { id: 4, chave: 'rejeitado', cor: 'danger', pode_mudar: [] },
] as const satisfies readonly {
  id: Status;
  chave: keyof typeof STATUS;
  cor: string;
  pode_mudar: readonly Status[];
}[];

/** Rejecting is the organiser's own act, from pendente or confirmado, and final. */
export function podeMudarStatus(de: Status, para: Status): boolean {
  if (para === STATUS.rejeitado) return de === STATUS.pendente || de === STATUS.confirmado;
  const allowed: readonly Status[] = OPCOES_DE_STATUS[de - 1]?.pode_mudar ?? [];
  return allowed.includes(para);
}

const status = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Crest: drawn from a shirt, or an uploaded or official picture. */
export const escudo = z.union([
  camisa,
  z.strictObject({ imagem: z.string().regex(/^\/upload\/times\/[\w/.-]+$/) }),
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
  pote: z.number().nullable(),
  desistiu: z.boolean(),
  created_at: instante,
  /** Only for who manages the entries, or who shares a championship with a person that allows it. */
  contato: z.string().nullable(),
  pago: z.boolean().nullable(),
});

export type Participante = z.output<typeof participante>;

const doCampeonato = z.object({ id: codigo });
const doParticipante = z.object({ uuid });
const um = z.object({ data: participante });

const dados = {
  nome: z.string().min(1).max(60),
  time_nome: z.string().max(60).nullish(),
  sigla: z.string().min(2).max(4).nullish(),
  escudo: escudo.nullish(),
  gamertag: z.string().max(60).nullish(),
};

export const listarParticipantes = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/participantes',
  access: 'public',
  summary: 'Participants in the order of entry; who manages the entries sees all states',
  params: doCampeonato,
  answer: z.object({ data: z.array(participante) }),
});

export const inscreverParticipante = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/participantes',
  access: 'verified',
  summary: 'Enters the caller; pending, confirmed or in the queue, as the championship says',
  params: doCampeonato,
  body: z.strictObject({
    time_nome: dados.time_nome,
    sigla: dados.sigla,
    escudo: dados.escudo,
    gamertag: dados.gamertag,
    contato: z.string().max(40).nullish(),
    /** Code of the invitation link: needed for a private championship. */
    convite: z.string().max(40).nullish(),
  }),
  answer: um,
  status: 201,
});

export const adicionarParticipantes = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/participantes/lista',
  access: 'user',
  summary: 'Adds names without account, confirmed, in the order given',
  params: doCampeonato,
  body: z.strictObject({
    participantes: z
      .array(z.strictObject({ ...dados, pote: z.int().min(1).max(12).nullish() }))
      .min(1)
      .max(512),
  }),
  answer: z.object({ data: z.array(participante) }),
  status: 201,
});

export const exportarParticipantes = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/participantes/csv',
  access: 'user',
  summary: 'Participants as CSV, for who manages the entries',
  params: doCampeonato,
  answer: z.string(),
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
  summary: 'Changes name, team, crest, pot or the mark of payment',
  params: doParticipante,
  body: z.strictObject({
    ...dados,
    pote: z.int().min(1).max(12).nullish(),
    pago: z.boolean().nullish(),
  }),
  answer: um,
});

export const desistirParticipante = endpoint({
  method: 'PUT',
  path: '/api/participantes/:uuid/desistencia',
  access: 'user',
  summary: 'Withdraws after the start; its matches follow the rule of the championship',
  params: doParticipante,
  body: z.strictObject({ desistiu: z.boolean() }),
  answer: um,
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
  access: 'user',
  summary: 'A link with which a person takes over a name that was typed',
  params: doParticipante,
  answer: z.object({ data: z.object({ url: z.string() }) }),
  status: 201,
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

export const verElenco = endpoint({
  method: 'GET',
  path: '/api/participantes/:uuid/elenco',
  access: 'public',
  summary: 'The squad',
  params: doParticipante,
  answer: z.object({ data: z.array(jogador) }),
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
          nome: z.string().min(1).max(60),
          identificacao: z.string().max(60).nullish(),
          numero: z.int().min(0).max(99).nullish(),
          papel: z.enum(['capitao', 'vice']).nullish(),
        }),
      )
      .max(60),
  }),
  answer: z.object({ data: z.array(jogador) }),
});
