// The public page of a person: what they won, played and play next, of championships that everybody may see. Who hides
// it, is under age or has left has none for others.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { MODALIDADES } from '#regras/configuracao/opcoes.ts';
import { TIPOS_DE_MARCA } from '#regras/dashboard/marcas.ts';
import { PLATAFORMAS } from '#regras/pessoa/preferencias.ts';
import { TIPOS_DE_RANKING } from '#regras/ranking/do-site.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';

const nomeado = z.object({ id: z.string(), nome: z.string() });

const modalidade = z.enum(MODALIDADES);

const numeros = z.object({
  modalidade,
  jogos: z.number(),
  vitorias: z.number(),
  empates: z.number(),
  derrotas: z.number(),
  gols: z.number(),
  sofridos: z.number(),
  /** Matches that they failed to appear to. */
  wo: z.number(),
  /** The last five, oldest first. */
  forma: z.array(z.enum(['v', 'e', 'd'])),
  /** Matches whose score had a time to keep, and those that kept it. */
  com_prazo: z.number(),
  no_prazo: z.number(),
});

const disputado = nomeado.extend({
  estado: z.enum(['andamento', 'encerrado']),
  modalidade,
  edicao: z.number(),
  /** When it was closed. */
  encerrado_em: instante.nullable(),
  rodada: z.number().nullable(),
  etapa: z.string().nullable(),
  /** Where they ended, or stand in a table now; null in a bracket, and where the place is somebody else's by now. */
  lugar: z.object({ de: z.number(), ate: z.number(), entre: z.number() }).nullable(),
});

export type CampeonatoDisputado = z.output<typeof disputado>;

const dashboard = z.object({
  pessoa: z.object({
    uuid,
    nome: z.string(),
    foto: z.string().nullable(),
    is_pro: z.boolean(),
    is_parceiro: z.boolean(),
    desde: instante,
    /** Only for who is signed in, and never of minors. */
    gamertags: z.array(z.object({ plataforma: z.enum(PLATAFORMAS), nome: z.string() })),
  }),
  /** It is the visitor's own. */
  eu: z.boolean(),
  /** The visitor keeps them out of the championships that they own. */
  bloqueada: z.boolean(),
  /** Others may open it; search engines may list it. */
  publica: z.boolean(),
  na_busca: z.boolean(),
  /** Newest first. */
  titulos: z.array(
    nomeado.extend({ edicao: z.number(), encerrado_em: instante.nullable(), entre: z.number() }),
  ),
  /** Most played first. */
  numeros: z.array(numeros),
  /** What goes on first, then the newest; `total` counts all. */
  campeonatos: z.array(disputado),
  total: z.number(),
  /** Matches against the visitor, told from the visitor's side; null: none, or a guest. */
  contra: z
    .object({
      vitorias: z.number(),
      empates: z.number(),
      derrotas: z.number(),
      /** The newest. */
      jogos: z.array(
        z.object({
          partida: uuid,
          campeonato: nomeado,
          em: instante,
          /** Goals of the visitor first; null for a W.O. */
          placar: z.tuple([z.number(), z.number()]).nullable(),
        }),
      ),
    })
    .nullable(),
  proximos: z.array(
    z.object({
      partida: uuid,
      campeonato: nomeado,
      lados: z.tuple([z.string(), z.string()]),
      jogo_previsto_at: instante.nullable(),
      prazo_at: instante.nullable(),
    }),
  ),
  /** Rankings in which they have a place, most played first. */
  pontuacoes: z.array(
    z.object({
      uuid,
      nome: z.string().nullable(),
      tipo: z.enum(TIPOS_DE_RANKING),
      modalidade,
      endereco: z.string(),
      posicao: z.number(),
      pontos: z.number(),
    }),
  ),
  marcas: z.array(
    z.object({ tipo: z.enum(TIPOS_DE_MARCA), n: z.number(), onde: z.string().nullable() }),
  ),
});

export type Dashboard = z.output<typeof dashboard>;

export const verDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/:uuid',
  access: 'public',
  summary: 'The public page of a person: titles, record, form, badges, next matches',
  params: z.object({ uuid }),
  answer: z.object({ data: dashboard }),
});
