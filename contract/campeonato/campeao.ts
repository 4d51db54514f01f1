// The end of a championship: champion, road to the title, figures, and the final places of everybody.
import { z } from 'zod';
import { campeonato, codigo, visita } from '../campeonatos.ts';
import { linha } from '../classificacao.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { participante } from '../participantes.ts';
import { partida } from '../partidas.ts';
import { trecho } from '../visao.ts';

/**
 * Why nobody is champion: matches to come, both sides missed the final, a level tie without penalties, teams
 * that nothing separates, or groups without a phase after them.
 */
export const MOTIVOS_SEM_CAMPEAO = ['jogos', 'wo_duplo', 'decisao', 'empate', 'grupos'] as const;

export type MotivoSemCampeao = (typeof MOTIVOS_SEM_CAMPEAO)[number];

const campanha = linha.pick({
  ...{ participante: true, posicao: true, p: true, j: true, v: true, e: true, d: true },
  ...{ gp: true, gc: true, sg: true },
});

export type Campanha = z.output<typeof campanha>;

const colocacao = z.object({
  participante: uuid,
  /** Those who fell together share a span of places: 5 to 8. */
  de: z.number(),
  ate: z.number(),
  fase: z.number(),
  /** Round of the bracket in which they fell. */
  etapa: z.string().nullable(),
  /** Left before their last match, and so come last. */
  saiu: z.enum(['desistiu', 'excluido']).nullable(),
});

const melhor = z.object({ participante: uuid, gols: z.number(), jogos: z.number() });

const final = z.object({
  campeonato: campeonato.omit({ regulamento_texto: true, descricao: true }),
  campeao: uuid.nullable(),
  motivo: z.enum(MOTIVOS_SEM_CAMPEAO).nullable(),
  /** Matches to come, and those whose order only lots or an extra match can tell. */
  abertos: z.number(),
  empatados: z.array(uuid),
  /** The champion lost neither a match nor a shoot-out. */
  invicto: z.boolean(),
  /** Nothing but lots separated the champion of a table from who came next. */
  por_sorteio: z.boolean(),
  /** Matches of the champion, first to last. */
  caminho: z.array(
    z.object({ partida, etapa: z.string().nullable(), resultado: z.enum(['v', 'e', 'd']) }),
  ),
  numeros: z.object({
    jogos: z.number(),
    gols: z.number(),
    empates: z.number(),
    penaltis: z.number(),
    wo: z.number(),
  }),
  /** The match won by most, if only one was won by so many. */
  goleada: partida.nullable(),
  melhor_ataque: melhor.nullable(),
  melhor_defesa: melhor.nullable(),
  colocacoes: z.array(colocacao),
  /** The last rounds of the bracket, where it ended with one, and the match for the third place. */
  chave: z.array(trecho),
  terceiro: partida.nullable(),
  /** All matches of all phases in one table. */
  geral: z.array(campanha),
  gente: z.record(
    uuid,
    participante.pick({ nome: true, time_nome: true, sigla: true, escudo: true }),
  ),
  /** Ties of it that nobody has won yet, as people call them. */
  confrontos: z.record(z.string(), z.object({ etapa: z.string(), numero: z.number() })),
});

export type FinalDoCampeonato = z.output<typeof final>;

export const verCampeao = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/campeao',
  access: 'public',
  summary: 'How a championship ended, or what would become final if it were closed now',
  params: z.object({ id: codigo }),
  query: visita,
  answer: z.object({ data: final }),
});
