// Championships: list, one, create, edit, and the life of one from draft to champion.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { patrocinador } from '#regras/aparencia/aparencia.ts';
import { configuracao } from '#regras/configuracao/configuracao.ts';
import { type Fase, fases, inscricao, regras } from '#regras/configuracao/fases.ts';
import {
  FORMATOS,
  MODALIDADES,
  ORDENS,
  PLATAFORMAS,
  VISIBILIDADES,
} from '#regras/configuracao/opcoes.ts';
import { camisa } from '#regras/escudos/cores.ts';
import { ESTADOS } from '#regras/estados.ts';
import { ACOES } from '#regras/permissoes.ts';
import { endpoint } from './http/endpoint.ts';
import { booleano, uuid } from './http/fields.ts';
import { impacto } from './mudanca/impacto.ts';

/** A short public code, read aloud and pasted: no 0, 1, i, l, o. */
export const codigo = z.string().regex(/^[2-9a-hjkmnp-z]{10}$/);

const pessoa = z.object({
  uuid,
  nome: z.string(),
  foto: z.string().nullable(),
  is_parceiro: z.boolean(),
});

/** Where a championship stands, for cards and headers. */
export const resumo = z.object({
  rodada: z.number().nullable(),
  rodadas: z.number().nullable(),
  /** Name of the knockout round that is on: 'final', 'semi', 'quartas', 'oitavas', 'fase_n'. */
  etapa: z.string().nullable(),
  jogos: z.number(),
  jogos_feitos: z.number(),
  proximo_em: instante.nullable(),
  campeao: z.string().nullable(),
});

export const cartao = z.object({
  id: codigo,
  nome: z.string(),
  modalidade: z.enum(MODALIDADES),
  plataforma: z.enum(PLATAFORMAS),
  formato: z.enum(FORMATOS),
  estado: z.enum(ESTADOS),
  cores: camisa,
  vagas: z.number(),
  confirmados: z.number(),
  taxa_centavos: z.number(),
  comeca_em: instante.nullable(),
  /** Only its owner sees one that was deleted, while it can still be had back. */
  excluido_em: instante.nullable(),
  dono: pessoa,
  resumo,
  /** In lists: its banner, cut to the strip of a card. */
  faixa: z.string().nullish(),
});

export type Cartao = z.output<typeof cartao>;

/** Another edition of the same championship. */
const edicao = z.object({ id: codigo, nome: z.string(), edicao: z.number() });

export const campeonato = cartao.extend({
  descricao: z.string(),
  visibilidade: z.enum(VISIBILIDADES),
  fases: z.array(z.custom<Fase>()),
  regras,
  inscricao,
  regulamento_texto: z.string(),
  espera: z.number(),
  /** For who watches: any visible change makes a new one. */
  versao: z.number(),
  /** For who edits the settings: sent back with them. */
  configuracao_versao: z.number(),
  arquivado: z.boolean(),
  encerrado_em: instante.nullable(),
  /** The nth of its kind. */
  edicao: z.number(),
  /** Those before and after it that this visitor may know of. */
  edicoes: z.object({ anterior: edicao.nullable(), proxima: edicao.nullable() }),
  /** The liga in which it is played, if this visitor may know of it: its page. */
  liga: z.object({ nome: z.string(), endereco: z.string() }).nullable(),
  created_at: instante,
  /** Variables of the looks of its pages, where somebody chose a banner or a colour. */
  estilo: z.record(z.string(), z.string()).optional(),
  patrocinadores: z.array(patrocinador).optional(),
  acoes: z.array(z.enum(ACOES)),
  /** For who manages the entries. */
  convite: z.string().nullable(),
  minha_inscricao: z
    .object({
      uuid,
      status: z.number(),
      espera: z.number().nullable(),
      convidado: z.boolean(),
      saiu: z.enum(['desistiu', 'excluido']).nullable(),
    })
    .nullable(),
  /** Whose place the link is for with which somebody came, while nobody has taken it. */
  assume: z.string().optional(),
  /** Fields that can no longer change, and why (a key of the messages). */
  travados: z.record(z.string(), z.string()),
  /** Settings inside of those that stay open all the same. */
  abertos: z.array(z.string()),
});

export type Campeonato = z.output<typeof campeonato>;

const params = z.object({ id: codigo });

/** With which link somebody came who is not in yet: either opens a private championship for reading. */
export const visita = z.object({
  /** Code of the invitation link of the championship. */
  convite: z.string().max(40).optional().catch(undefined),
  /** Token of the link with which a typed name is taken over. */
  assumir: z.string().max(100).optional().catch(undefined),
});

const filtro = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).optional().catch(undefined);

export const listarCampeonatos = endpoint({
  method: 'GET',
  path: '/api/campeonatos',
  access: 'public',
  summary: 'Public championships, filtered, in pages',
  query: z.object({
    busca: z.string().max(64).optional(),
    estado: filtro(['inscricoes', 'andamento', 'encerrado']),
    modalidade: filtro(MODALIDADES),
    plataforma: filtro(PLATAFORMAS),
    formato: filtro(FORMATOS),
    com_vagas: booleano.optional().catch(undefined),
    gratis: booleano.optional().catch(undefined),
    meus: filtro(['organizo', 'participo']),
    ordem: filtro(ORDENS),
    cursor: z.string().max(300).optional(),
  }),
  answer: z.object({
    data: z.array(cartao),
    links: z.object({ next: z.string().nullable() }),
  }),
});

const umCampeonato = z.object({ data: campeonato });

export const criarCampeonato = endpoint({
  method: 'POST',
  path: '/api/campeonatos',
  access: 'user',
  summary: 'Creates a championship as a draft',
  body: configuracao,
  answer: umCampeonato,
  status: 201,
  once: true,
});

export const verCampeonato = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id',
  access: 'public',
  summary: 'One championship, with what this visitor may do with it',
  params,
  query: visita,
  answer: umCampeonato,
});

export const editarCampeonato = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id',
  access: 'user',
  summary: 'Changes the settings; refused when somebody else saved in between',
  params,
  body: configuracao.extend({
    configuracao_versao: z.int(),
    /** Needed to change how a table is counted once it has results. */
    motivo: z.string().max(500).nullish(),
    /** Agrees that later results, shown by the preview, are undone. */
    ciente: z.boolean().default(false),
  }),
  answer: umCampeonato,
});

export const preverRegras = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/impacto',
  access: 'user',
  summary: 'What other rules would move, without saving them: places before and after',
  params,
  body: z.strictObject({ fases }),
  answer: z.object({ data: impacto }),
});

export const mudarEstado = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/estado',
  access: 'user',
  summary: 'Opens entries, starts, ends, cancels, or goes one step back',
  params,
  body: z.strictObject({
    estado: z.enum(ESTADOS),
    /** Agrees to close it although matches are open or nobody is champion. */
    ciente: z.boolean().default(false),
  }),
  answer: umCampeonato,
});

export const arquivarCampeonato = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/arquivo',
  access: 'user',
  summary: 'Archives it, or takes it out of the archive',
  params,
  body: z.strictObject({ arquivado: z.boolean() }),
  answer: umCampeonato,
});

export const duplicarCampeonato = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/copia',
  access: 'verified',
  summary: 'A new draft with the same settings, and the same participants if asked for',
  params,
  body: z.strictObject({
    participantes: z.boolean().default(false),
    /** As the next edition, linked to this one; where there is one already, that one. */
    edicao: z.boolean().default(false),
  }),
  answer: umCampeonato,
  status: 201,
  once: true,
});

export const excluirCampeonato = endpoint({
  method: 'DELETE',
  path: '/api/campeonatos/:id',
  access: 'user',
  summary: 'Deletes it; the owner can undo for 30 days',
  params,
});

export const restaurarCampeonato = endpoint({
  method: 'PUT',
  path: '/api/campeonatos/:id/restauracao',
  access: 'user',
  summary: 'Undoes the deletion',
  params,
  answer: umCampeonato,
});
