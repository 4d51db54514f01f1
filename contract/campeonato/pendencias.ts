// What waits for somebody: the tasks of one championship, and those of a person over all of theirs. A task
// is here until it is done, whatever was read.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { camisa } from '#regras/escudos/cores.ts';
import { ESTADOS } from '#regras/estados.ts';
import { TAREFAS_DO_JOGADOR } from '#regras/pendencias/jogador.ts';
import { ESPERAS, PASSOS } from '#regras/pendencias/passo.ts';
import { campeonato, cartao, codigo, resumo } from '../campeonatos.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';
import { participante } from '../participantes.ts';
import { disciplina } from '../partida/disciplina.ts';
import { partida } from '../partidas.ts';

const passo = z.object({
  nome: z.enum(PASSOS),
  pronto: z.boolean(),
  espera: z.array(
    z.object({
      tipo: z.enum(ESPERAS),
      n: z.number(),
      total: z.number().nullable(),
      feito: z.boolean(),
    }),
  ),
});

/** How many tasks of each kind, as far as they are this person's. */
const contagem = z.object({
  inscricoes: z.number(),
  /** Receipts of fees to look at. */
  comprovantes: z.number(),
  sem_placar: z.number(),
  /** Among those without a score, and first in every list. */
  atrasados: z.number(),
  /** Of the round that is on, with time left: shown, and not among the tasks. */
  abertos: z.number(),
  remarcar: z.number(),
  indecisos: z.number(),
  empates: z.number(),
  /** Cases to judge; claims that only the organisation can answer; matches called off late or with a problem; what
   * the clock proposes. */
  contestadas: z.number(),
  informes: z.number(),
  ocorrencias: z.number(),
  sugestoes: z.number(),
  /** Own matches that ask something of this person as a player. */
  minhas: z.number(),
});

/** What a match asks of who plays it, and until when. */
const minha = z.object({
  partida,
  tarefa: z.enum(TAREFAS_DO_JOGADOR),
  ate: instante.nullable(),
  /** The participant that this person speaks for; null for who only judges the match. */
  eu: uuid.nullable(),
});

const DETALHES = [
  ...(['resposta', 'reclamacao', 'mesa'] as const),
  ...(['sem_voz', 'sem_resposta'] as const),
  ...(['desmarcou_tarde', 'problema', 'suspenso_jogou'] as const),
  ...(['zero_a_zero', 'vence_quem_falou'] as const),
] as const;

const gente = z.record(
  uuid,
  participante.pick({ nome: true, time_nome: true, sigla: true, escudo: true }),
);

const prazo = z.object({
  tipo: z.enum(['inscricoes', 'comeco', 'rodada']),
  em: instante,
  fase: z.number().nullable(),
  rodada: z.number().nullable(),
  etapa: z.string().nullable(),
});

const pendencias = z.object({
  /** All tasks, and the step where it is one. */
  total: z.number(),
  contagem,
  passo: passo.nullable(),
  /** Entries to decide on, oldest first. */
  inscricoes: z.array(
    participante.pick({
      uuid: true,
      nome: true,
      time_nome: true,
      sigla: true,
      escudo: true,
      gamertag: true,
      pago: true,
      parece_organizador: true,
      created_at: true,
    }),
  ),
  /** Matches with something to do, late ones first. `desde`: since when it is late. */
  jogos: z.array(
    z.object({
      partida,
      /** Name of its round in a bracket. */
      etapa: z.string().nullable(),
      tarefa: z.enum([
        ...(['sem_placar', 'abertos', 'remarcar', 'indecisos'] as const),
        ...(['contestadas', 'informes', 'ocorrencias', 'sugestoes'] as const),
      ]),
      desde: instante.nullable(),
      /** Until when it is to be done. */
      ate: instante.nullable(),
      /** Of those from the life of a match: what happened. */
      detalhe: z.enum(DETALHES).nullable(),
    }),
  ),
  /** Own matches that ask something of this person as a player. */
  minhas: z.array(minha),
  /** Of an organiser who plays: who they play for, and against whom they enter no result, for those can speak. */
  impedido: z.object({ meus: z.array(uuid), contra: z.array(uuid) }).nullable(),
  /** Of these, late ones with somebody to remind: when that was last done, null where never; within a day it is not
   * done again. */
  cobrancas: z.record(uuid, z.object({ cobrada_at: instante.nullable(), recente: z.boolean() })),
  /** Those whom nothing separates, of each phase that is over. */
  empates: z.array(
    z.object({
      fase: z.number(),
      por: z.enum(['sorteio', 'jogo_extra']),
      participantes: z.array(uuid),
    }),
  ),
  /** Who misses a match to come because of cards; those of a round come with its matches. */
  suspensos: disciplina.shape.suspensos,
  prazos: z.array(prazo),
  /** What went on in the last day, by kind. */
  feito: z.array(z.object({ acao: z.string(), n: z.number() })),
  /** Entries that were paid; null where nothing is to be paid, or not for these eyes. */
  pagos: z.number().nullable(),
  gente,
});

export type Pendencias = z.output<typeof pendencias>;

export const verPendencias = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/pendencias',
  access: 'user',
  summary:
    'What waits for this person here: own matches, and of an organiser tasks, the next step and dates',
  params: z.object({ id: codigo }),
  answer: z.object({ data: pendencias }),
});

const nomeado = z.object({ id: codigo, nome: z.string() });

const meuCampeonato = cartao
  .pick({ id: true, nome: true, estado: true, formato: true, vagas: true, confirmados: true })
  .extend({
    visibilidade: campeonato.shape.visibilidade,
    cores: camisa,
    resumo,
    comeca_em: instante.nullable(),
    organiza: z.boolean(),
    total: z.number(),
    contagem,
    passo: passo.nullable(),
    /** Where they ended in it as a player, or stand while they are in a table. */
    posicao: z
      .object({ posicao: z.number(), de: z.number(), grupo: z.string().nullable() })
      .nullable(),
    /** Their own place in it. */
    joga: z.boolean(),
  });

const minhas = z.object({
  campeonatos: z.array(meuCampeonato),
  /** Invitations that wait for an answer. */
  convites: z.array(
    z.object({ para: z.enum(['jogar', 'organizar']), url: z.string(), campeonato: nomeado }),
  ),
  /** Entries that are to be paid. */
  a_pagar: z.array(z.object({ campeonato: nomeado, centavos: z.number() })),
  /** Own matches that ask something of this person, wherever they play. */
  tarefas: z.array(minha.extend({ campeonato: nomeado })),
  /** My next matches, the next one first. */
  jogos: z.array(z.object({ campeonato: nomeado, partida, eu: uuid })),
  /** Those whom this person follows, what goes on first. */
  seguidos: z.array(
    z.object({
      campeonato: nomeado.extend({ estado: z.enum([...ESTADOS, 'sorteado']) }),
      participante: participante.pick({
        uuid: true,
        nome: true,
        time_nome: true,
        sigla: true,
        escudo: true,
      }),
      proximo_em: instante.nullable(),
      posicao: z
        .object({ posicao: z.number(), de: z.number(), grupo: z.string().nullable() })
        .nullable(),
    }),
  ),
  gente,
});

export type MinhasPendencias = z.output<typeof minhas>;

export const verMinhasPendencias = endpoint({
  method: 'GET',
  path: '/api/pendencias',
  access: 'user',
  summary: 'What waits for this person in all their championships, and their next matches',
  answer: z.object({ data: minhas }),
});
