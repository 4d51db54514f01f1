// Ligas: list, one, create, edit, archive; what its page shows and the championships that are played in it.
import { z } from 'zod';
import { cartao, codigo } from '#contract/campeonatos.ts';
import { endpoint } from '#contract/http/endpoint.ts';
import { booleano, uuid } from '#contract/http/fields.ts';
import { escudo } from '#contract/participantes.ts';
import { instante } from '#regras/agenda/instante.ts';
import { MODALIDADES, VISIBILIDADES } from '#regras/configuracao/opcoes.ts';
import { camisa } from '#regras/escudos/cores.ts';
import { ESTADOS } from '#regras/estados.ts';
import { configuracaoDaLiga } from '#regras/liga/configuracao.ts';
import { ENTRADAS_NA_LIGA, MINHAS_LIGAS, ORDENS_DAS_LIGAS } from '#regras/liga/opcoes.ts';
import { ACOES_DA_LIGA, PAPEIS_DA_LIGA } from '#regras/liga/permissoes.ts';

export const pessoaDaLiga = z.object({ uuid, nome: z.string(), foto: z.string().nullable() });

export const cartaoDaLiga = z.object({
  uuid,
  nome: z.string(),
  descricao: z.string(),
  sigla: z.string(),
  cores: camisa,
  /** A picture instead of the drawn shield. */
  escudo: z.string().nullable(),
  modalidades: z.array(z.enum(MODALIDADES)),
  entrada: z.enum(ENTRADAS_NA_LIGA),
  verificada: z.boolean(),
  membros: z.number(),
  /** Those that anybody may see, and how many of them are open or under way. */
  campeonatos: z.number(),
  agora: z.number(),
  created_at: instante,
});

export type CartaoDaLiga = z.output<typeof cartaoDaLiga>;

export const liga = cartaoDaLiga.extend({
  /** A picture instead of the drawn banner. */
  capa: z.string().nullable(),
  regras: z.string(),
  whatsapp: z.string().nullable(),
  discord: z.string().nullable(),
  visibilidade: z.enum(VISIBILIDADES),
  /** Nobody, where it was left in the archive. */
  dono: pessoaDaLiga.nullable(),
  arquivada: z.boolean(),
  excluida_em: instante.nullable(),
  /** For who edits: sent back with the settings. */
  versao: z.number(),
  papel: z.enum([...PAPEIS_DA_LIGA, 'banido', 'nenhum']),
  acoes: z.array(z.enum(ACOES_DA_LIGA)),
  /** The visitor asked to come in and waits. */
  pediu: z.boolean(),
  /** Why the visitor may not come in, and until when. */
  banimento: z.object({ motivo: z.string(), ate: instante.nullable() }).nullable(),
  /** Whom the owner offers it to: for the staff and that person. */
  oferta: z.object({ para: pessoaDaLiga, minha: z.boolean() }).nullable(),
  /** Requests that wait, for who decides on them. */
  pedidos: z.number().nullable(),
});

export type Liga = z.output<typeof liga>;

export const daLiga = z.object({ uuid });

const filtro = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).optional().catch(undefined);

const proxima = z.object({ next: z.string().nullable() });

export const listarLigas = endpoint({
  method: 'GET',
  path: '/api/ligas',
  access: 'public',
  summary: 'Public ligas, filtered, in pages',
  query: z.object({
    busca: z.string().max(64).optional(),
    modalidade: filtro(MODALIDADES),
    entrada: filtro(ENTRADAS_NA_LIGA),
    verificada: booleano.optional().catch(undefined),
    minhas: filtro(MINHAS_LIGAS),
    ordem: filtro(ORDENS_DAS_LIGAS),
    cursor: z.string().max(600).optional(),
  }),
  answer: z.object({ data: z.array(cartaoDaLiga), links: proxima }),
});

const umaLiga = z.object({ data: liga });

export const criarLiga = endpoint({
  method: 'POST',
  path: '/api/ligas',
  access: 'verified',
  summary: 'Founds a liga, within the limit of the plan',
  body: configuracaoDaLiga,
  answer: umaLiga,
  status: 201,
  once: true,
});

export const verLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid',
  access: 'public',
  summary: 'One liga, with what this visitor may do with it',
  params: daLiga,
  answer: umaLiga,
});

export const editarLiga = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid',
  access: 'verified',
  summary: 'Changes what it says of itself; refused when somebody else saved in between',
  params: daLiga,
  body: configuracaoDaLiga.extend({ versao: z.int() }),
  answer: umaLiga,
});

export const mudarEstadoDaLiga = endpoint({
  method: 'PUT',
  path: '/api/ligas/:uuid/estado',
  access: 'user',
  summary: 'Archives it, deletes it (the owner can undo for 30 days), or takes it back',
  params: daLiga,
  body: z.strictObject({ estado: z.enum(['ativa', 'arquivada', 'excluida']) }),
  answer: umaLiga,
});

const campeaoDaLiga = z.object({
  campeonato: z.object({ id: codigo, nome: z.string(), edicao: z.number() }),
  /** As it was played: name and crest of the participant who won. */
  nome: z.string(),
  sigla: z.string(),
  escudo,
  encerrado_em: instante,
  /** The season in which it was, and what it is called there. */
  temporada: z.object({ numero: z.number(), nome: z.string() }).nullable(),
});

export const avisoDaLiga = z.object({
  uuid,
  texto: z.string(),
  fixado: z.boolean(),
  autor: z.string(),
  created_at: instante,
});

export const membroDaLiga = z.object({
  usuario: pessoaDaLiga,
  papel: z.enum(PAPEIS_DA_LIGA),
  entrou_em: instante,
  /** Everybody may open their page. */
  pagina: z.boolean(),
});

export const verInicioDaLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/inicio',
  access: 'public',
  summary: 'What the first page of a liga shows: what is on, notices, last champions, its staff',
  params: daLiga,
  answer: z.object({
    data: z.object({
      campeonatos: z.array(cartao),
      avisos: z.array(avisoDaLiga),
      campeoes: z.array(campeaoDaLiga),
      equipe: z.array(membroDaLiga),
    }),
  }),
});

export const listarCompeticoesDaLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/competicoes',
  access: 'public',
  summary: 'Championships of a liga that the visitor may see, by year, game and state, in pages',
  params: daLiga,
  query: z.object({
    ano: z.coerce.number().int().min(2000).max(2100).optional().catch(undefined),
    modalidade: filtro(MODALIDADES),
    estado: filtro(ESTADOS),
    cursor: z.string().max(300).optional(),
  }),
  answer: z.object({
    data: z.array(cartao),
    links: proxima,
    /** Years in which there is one that the visitor may see, newest first. */
    anos: z.array(z.number()),
  }),
});

export const listarCampeoesDaLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/campeoes',
  access: 'public',
  summary: 'Hall of champions: who won what, newest first, in pages',
  params: daLiga,
  query: z.object({ cursor: z.string().max(300).optional() }),
  answer: z.object({ data: z.array(campeaoDaLiga), links: proxima }),
});

export const verHistoricoDaLiga = endpoint({
  method: 'GET',
  path: '/api/ligas/:uuid/historico',
  access: 'user',
  summary: 'Who changed what in it, newest first, for its staff',
  params: daLiga,
  query: z.object({ antes_de: uuid.optional().catch(undefined) }),
  answer: z.object({
    data: z.array(
      z.object({
        id: uuid,
        acao: z.string(),
        quem: z.string().nullable(),
        sobre: z.string().nullable(),
        created_at: instante,
      }),
    ),
    proximo: uuid.nullable(),
  }),
});
