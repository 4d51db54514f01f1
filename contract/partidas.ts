// One match: all that its page shows, its score by the organiser (final at once), when and where it is
// played, and what a change would move before it is made.
import { z } from 'zod';
import { instante, instanteDado } from '#regras/agenda/instante.ts';
import {
  DECIDIDO_POR,
  palavrasDe,
  SITUACAO,
  WO_DUPLO_NA_CHAVE,
} from '#regras/montagem/palavras.ts';
import { AUSENTES } from '#regras/montagem/resultado.ts';
import type { Vaga } from '#regras/montagem/vaga.ts';
import { ESTADOS_DA_PARTIDA } from '#regras/vida/partida.ts';
import { campeonato, codigo, visita } from './campeonatos.ts';
import { registro } from './historico.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';
import { impacto, jogado, placar } from './mudanca/impacto.ts';
import { participante } from './participantes.ts';
import { placarDado, woDado } from './partida/dado.ts';
import { disciplina } from './partida/disciplina.ts';
import { sancaoDada } from './partida/sancao.ts';
import { sumula } from './partida/sumula.ts';
import { lado as ladoDoJogo, vida } from './partida/vida.ts';

const confronto = z.string();
const posicao = z.number();
const ordem = z.number();

/** Where somebody comes from. */
const vaga = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('participante'), participante: uuid }),
  z.object({ tipo: z.literal('folga') }),
  z.object({ tipo: z.enum(['vencedor', 'perdedor']), confronto }),
  z.object({ tipo: z.literal('grupo'), grupo: z.string(), posicao }),
  z.object({ tipo: z.literal('melhor'), posicao, ordem }),
  z.object({ tipo: z.literal('terceiro'), contra: z.string() }),
  z.object({ tipo: z.literal('geral'), posicao }),
  z.object({ tipo: z.literal('restante'), rodada: z.number(), ordem }),
]) satisfies z.ZodType<Vaga>;

export const lado = z.object({
  participante: uuid.nullable(),
  /** Who it will be, while not known. */
  vaga: vaga.nullable(),
});

export const partida = z.object({
  uuid,
  fase: z.number(),
  grupo: z.string().nullable(),
  rodada: z.number(),
  confronto: z.string().nullable(),
  /** 1 or 2; from 3 on, matches that a level tie asked for beyond its legs. */
  perna: z.number(),
  mandante: lado,
  visitante: lado,
  estado: z.enum(ESTADOS_DA_PARTIDA),
  placar,
  /** Who failed to appear; null where the match was not given away. */
  wo_de: z.enum(AUSENTES).nullable(),
  /** Goals that a match given away counts as, home first; null where it gives only points, or neither side came. */
  placar_wo: z.tuple([z.number(), z.number()]).nullable(),
  jogo_previsto_at: instante.nullable(),
  prazo_at: instante.nullable(),
  confirmado_at: instante.nullable(),
  estadio: z.string().nullable(),
  local: z.string().nullable(),
  versao: z.number(),
});

export type Partida = z.output<typeof partida>;

const params = z.object({ uuid });

/** The tie that a match belongs to, with all its legs. */
const confrontoDaPartida = z.object({
  id: z.string(),
  situacao: z.enum(palavrasDe(SITUACAO)),
  lados: z.tuple([uuid.nullable(), uuid.nullable()]),
  /** Goals of all legs, in the order of the sides. */
  agregado: z.tuple([z.number(), z.number()]).nullable(),
  vencedor: uuid.nullable(),
  decidido_por: z.enum(palavrasDe(DECIDIDO_POR)).nullable(),
  /** Neither side turned up: both are out, drop, or wait for lots or another match. */
  wo_duplo: z.enum(palavrasDe(WO_DUPLO_NA_CHAVE)).nullable(),
  /** Both dropped from it: who won their match for the place in the lower bracket. */
  na_repescagem: uuid.nullable(),
  /** Won by who came from the lower bracket: the match that decides now. */
  segunda_final: uuid.nullable(),
  partidas: z.array(partida),
});

/** Results that a correction once undid, and whose sides meet there again. */
const restauravel = z.object({ uuid, antes: jogado });

const voltas = {
  /** `jogo_extra`: its tie gets an extra match anew, and what was played in the one before does not come back. */
  restauraveis: z.array(restauravel.extend({ jogo_extra: z.boolean() })),
  /**
   * Beside those, the ones that may not now: something waits or is told about it, the rules do not take it with what was
   * entered since, or it was by this person's own word.
   */
  ficam_fora: z.array(
    restauravel.extend({
      motivo: z.enum(['informada', 'contestada', 'ao_vivo', 'regras', 'propria']),
    }),
  ),
};

const partidaInteira = z.object({
  partida,
  /** Since when it no longer belongs to the championship; null: it does. */
  retirada_em: instante.nullable(),
  /** Decided by the withdrawal rule of its phase: what that makes of it, and who left; null: it was not. */
  saida: z
    .object({
      regra: z.enum(['wo', 'nao_conta']),
      lados: z.array(
        z.object({ lado: ladoDoJogo, como: z.enum(['desistiu', 'excluido']), em: instante }),
      ),
    })
    .nullable(),
  /** Without the own text of the organiser, which has a place of its own. */
  campeonato: campeonato.omit({ regulamento_texto: true }),
  /** Name of its round in a bracket: 'final', 'semi', 'quartas', 'oitavas', 'fase_n'. */
  etapa: z.string().nullable(),
  confronto: confrontoDaPartida.nullable(),
  /** What its sides said of it, and what the visitor may do about it. */
  vida,
  /** Who scored, was booked, and was the best. */
  sumula,
  /** Who misses it because of cards, and while it is to come who is one yellow short of missing one. */
  disciplina,
  /** What was done with it, newest first. */
  registros: z.array(registro),
  /** Other matches that these two played: here, and in earlier editions, told with the sides as they are here. */
  retrospecto: z.array(
    z.object({
      partida,
      campeonato: z.object({ id: codigo, nome: z.string() }),
      etapa: z.string().nullable(),
    }),
  ),
  /** For who corrects scores, while this match may have its own back: all that come back with it. */
  ...voltas,
  /** Those who are named in all this. */
  gente: z.record(
    uuid,
    participante.pick({ nome: true, time_nome: true, sigla: true, escudo: true }),
  ),
  /** Ties that somebody comes from, as people call them: the second of the quarter-finals. */
  confrontos: z.record(z.string(), z.object({ etapa: z.string(), numero: z.number() })),
});

export type PartidaInteira = z.output<typeof partidaInteira>;

export const verPartida = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid',
  access: 'public',
  summary: 'One match: its tie, what was done with it, and how the two met before',
  params,
  query: visita,
  answer: z.object({ data: partidaInteira }),
});

/** What an organiser may enter. `null` takes the result away. */
export const lancamento = z.discriminatedUnion('tipo', [
  placarDado,
  woDado,
  z.strictObject({ tipo: z.literal('adiar'), jogo_previsto_at: instanteDado.nullish() }),
  z.strictObject({ tipo: z.literal('cancelar') }),
  z.strictObject({ tipo: z.literal('limpar') }),
]);

export type Lancamento = z.output<typeof lancamento>;

/** What a result came to, for the sentence that tells it. */
export const desfecho = z.object({
  /** Of the two sides, where they stand in their table now; empty in a bracket. */
  posicoes: z.array(z.object({ participante: uuid, posicao: z.number() })),
  /** Who won the tie with it and plays on. */
  passa: uuid.nullable(),
  /** It was the first final, and who came from the lower bracket won: the two meet once more. */
  segunda_final: z.boolean(),
  /** Whom it made champion. */
  campeao: uuid.nullable(),
});

export type DesfechoDoPlacar = z.output<typeof desfecho>;

const corpo = z.strictObject({
  versao: z.int(),
  lancamento,
  /** Needed to change a confirmed result. */
  motivo: z.string().max(500).nullish(),
  /** Agrees that later results, shown by the impact, are undone. */
  ciente: z.boolean().default(false),
});

export const lancarPlacar = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/placar',
  access: 'user',
  summary: 'Enters, corrects or takes away a result as organiser; final at once',
  params,
  body: corpo,
  answer: z.object({ data: partida, impacto, desfecho, ...voltas }),
});

export const preverPlacar = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/impacto',
  access: 'user',
  summary: 'What a result would change, without saving it',
  params,
  /** `sancao`: with what a verdict would carry. */
  body: z.strictObject({ lancamento, sancao: sancaoDada.nullish() }),
  answer: z.object({ data: impacto }),
});

export const agendarPartida = endpoint({
  method: 'PUT',
  path: '/api/partidas/:uuid/agenda',
  access: 'user',
  summary: 'Date, deadline and place of a match; two matches never share a venue at the same time',
  params,
  body: z.strictObject({
    versao: z.int(),
    jogo_previsto_at: instanteDado.nullish(),
    prazo_at: instanteDado.nullish(),
    estadio: z.string().max(80).nullish(),
    local: z.string().max(160).nullish(),
    /** Agrees to a day after the deadline, or after matches that come later. */
    ciente: z.boolean().default(false),
  }),
  answer: z.object({ data: partida }),
});

export const cobrarPartida = endpoint({
  method: 'POST',
  path: '/api/partidas/:uuid/cobranca',
  access: 'user',
  summary: 'Reminds both sides of a late match of its score; at most once a day',
  params,
  /** `avisados`: how many people were told now, none where they were within a day. */
  answer: z.object({ data: z.object({ cobrada_at: instante, avisados: z.number() }) }),
});

export const restaurarPlacares = endpoint({
  method: 'POST',
  path: '/api/campeonatos/:id/partidas/restauracao',
  access: 'user',
  summary: 'Puts back the results that a correction undid, where the same sides meet again',
  params: z.object({ id: codigo }),
  answer: z.object({ data: z.array(partida) }),
});
