// The first view of a championship, whole: everything that its page shows before a tab is chosen. What there is
// to see depends on where the championship stands; what is not for its moment is empty.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { ZONAS } from '#regras/configuracao/opcoes.ts';
import { CHAVE, DECIDIDO_POR, palavrasDe, SITUACAO } from '#regras/montagem/palavras.ts';
import { aviso } from './avisos.ts';
import { campeonato, codigo, visita } from './campeonatos.ts';
import { linha, meta } from './classificacao.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';
import { folga } from './jogos.ts';
import { participante } from './participantes.ts';
import { lado, partida } from './partidas.ts';

/** Where a championship stands, as its first view tells it. */
export const MOMENTOS = [
  'inscricoes',
  'sorteado',
  'grupos',
  'liga',
  'mata_mata',
  'encerrado',
  'cancelado',
] as const;

const linhaCurta = linha
  .pick({
    participante: true,
    posicao: true,
    subiu: true,
    p: true,
    j: true,
    v: true,
    sg: true,
    marca: true,
    situacao: true,
  })
  .extend({
    /** What the place is worth today. */
    zona: z.enum(ZONAS).nullable(),
  });

const tabelaCurta = z.object({
  grupo: z.string().nullable(),
  linhas: z.array(linhaCurta),
  /** Of all its lines, of which the first ones are here, and that of who looks. */
  total: z.number(),
  jogos: z.number(),
  feitos: z.number(),
});

/** One tie of the bracket in short. */
const confrontoCurto = z.object({
  id: z.string(),
  /** From the top, in heights of a tie. */
  linha: z.number(),
  situacao: z.enum(palavrasDe(SITUACAO)),
  lados: z.tuple([lado, lado]),
  /** Goals of the sides over all its matches; null while there are none. */
  gols: z.tuple([z.number(), z.number()]).nullable(),
  penaltis: z.tuple([z.number(), z.number()]).nullable(),
  decidido_por: z.enum(palavrasDe(DECIDIDO_POR)).nullable(),
  vencedor: uuid.nullable(),
  /** Both dropped from it: who won their match for the place in the lower bracket. */
  na_repescagem: uuid.nullable(),
  /** Where its winner stands in the next column of the drawing; null where that is not drawn. */
  para: z.number().nullable(),
  /** The match to come, and when. */
  partida: uuid.nullable(),
  quando: instante.nullable(),
});

/** Three rounds of a bracket. */
export const trecho = z.object({
  chave: z.enum(palavrasDe(CHAVE)),
  colunas: z.array(z.object({ etapa: z.string(), confrontos: z.array(confrontoCurto) })),
  /** These are the ties around one match: the rounds have more. */
  parcial: z.boolean(),
});

const passo = z.object({
  tipo: z.enum(['inscricoes', 'sorteio', 'fase', 'rodada', 'etapa']),
  /** 0 before the first. */
  fase: z.number(),
  rodada: z.number().nullable(),
  rodadas: z.number().nullable(),
  etapa: z.string().nullable(),
  situacao: z.enum(['feito', 'agora', 'vem']),
  jogos: z.number(),
  feitos: z.number(),
  inicio_at: instante.nullable(),
  fim_at: instante.nullable(),
});

/** What somebody needs from their next match in a table. */
const precisa = z.object({
  partida: uuid,
  adversario: uuid,
  metas: z.array(
    meta.extend({
      /** `primeiro`: the first place of the group. */
      alvo: z.enum([...meta.shape.alvo.options, 'primeiro']),
      /** The least result of that match that makes it certain by itself; null where none does. */
      basta: z.enum(['vitoria', 'empate']).nullable(),
      /** A defeat in it would put the aim out of reach. */
      derrota_acaba: z.boolean(),
    }),
  ),
});

export type Precisa = z.output<typeof precisa>;

const visao = z.object({
  /** Without the own text of the organiser, which may be long and has a place of its own. */
  campeonato: campeonato.omit({ regulamento_texto: true }),
  momento: z.enum(MOMENTOS),
  /** The newest announcements, pinned ones first. */
  avisos: z.array(aviso),
  /** The next match of who looks. */
  minha: partida.nullable(),
  /** The matches of who looks in a bracket, last ones last. */
  caminho: z.array(partida),
  /** How who looks stands in the table. */
  campanha: linha
    .pick({ posicao: true, p: true, forma: true, marca: true })
    .extend({
      grupo: z.string().nullable(),
      /** How many share the table. */
      de: z.number(),
      /** Its place after each round with a result, the first one first. */
      posicoes: z.array(z.number()),
    })
    .nullable(),
  precisa: precisa.nullable(),
  /** The next match of all that can be played. */
  proxima: partida.nullable(),
  /** Those that are told while they are played, with a score that does not count yet. */
  ao_vivo: z.array(z.object({ partida, gols: z.tuple([z.number(), z.number()]) })),
  /** The first matches of the current round, and how many it has. */
  jogos: z.object({
    data: z.array(partida),
    folgas: z.array(folga),
    total: z.number(),
    fase: z.number(),
    rodada: z.number().nullable(),
    etapa: z.string().nullable(),
  }),
  /** The last results, newest first. */
  resultados: z.array(partida),
  /** Tables of the current phase, in short. */
  tabelas: z.array(tabelaCurta),
  /** How many tables there are. */
  grupos: z.number(),
  /** What the marks at the places stand for; without words where the organiser wrote none. */
  zonas: z.array(z.object({ tipo: z.enum(ZONAS), legenda: z.string() })),
  chave: z.array(trecho),
  passos: z.array(passo),
  /** Those whom nothing but lots or an extra match can separate, who with whom: places wait for it. */
  empate: z
    .object({ fase: z.number(), conjuntos: z.array(z.array(uuid)), no_jogo: z.boolean() })
    .nullable(),
  /** First, second and third, as far as they are known. */
  podio: z.array(uuid),
  /** The first who are in, by the order of entry. */
  inscritos: z.array(uuid),
  sorteado: instante.nullable(),
  /** A draw is ready and has not been run. */
  preparado: z.boolean(),
  /** Names of the knockout rounds of these matches, by their uuid. */
  etapas: z.record(uuid, z.string()),
  /** Those who are named in all this. */
  gente: z.record(
    uuid,
    participante.pick({ nome: true, time_nome: true, sigla: true, escudo: true }),
  ),
  /** Ties that somebody comes from, as people call them: the second of the quarter-finals. */
  confrontos: z.record(z.string(), z.object({ etapa: z.string(), numero: z.number() })),
});

export type Visao = z.output<typeof visao>;
export type Momento = Visao['momento'];
export type TrechoDaChave = Visao['chave'][number];
export type PassoDaVisao = Visao['passos'][number];

export const verVisao = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/visao',
  access: 'public',
  summary: 'What the first page of a championship shows, in one answer',
  params: z.object({ id: codigo }),
  query: visita,
  answer: z.object({ data: visao }),
});
