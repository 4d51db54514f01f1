// The first view of a championship, whole: everything that its page shows before a tab is chosen.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { aviso } from './avisos.ts';
import { campeonato, codigo, visita } from './campeonatos.ts';
import { linha } from './classificacao.ts';
import { endpoint } from './http/endpoint.ts';
import { uuid } from './http/fields.ts';
import { folga } from './jogos.ts';
import { participante } from './participantes.ts';
import { partida } from './partidas.ts';

const linhaCurta = linha.pick({
  participante: true,
  posicao: true,
  subiu: true,
  p: true,
  j: true,
  sg: true,
});

const visao = z.object({
  /** Without the own text of the organiser, which may be long and has a place of its own. */
  campeonato: campeonato.omit({ regulamento_texto: true }),
  /** The newest announcements, pinned ones first. */
  avisos: z.array(aviso),
  /** The next match of who looks. */
  minha: partida.nullable(),
  /** The first matches of the current round, and how many it has. */
  jogos: z.object({
    data: z.array(partida),
    folgas: z.array(folga),
    total: z.number(),
    fase: z.number(),
    rodada: z.number().nullable(),
    etapa: z.string().nullable(),
  }),
  /** The first places of the first tables, in short. */
  tabelas: z.array(z.object({ grupo: z.string().nullable(), linhas: z.array(linhaCurta) })),
  sorteado: instante.nullable(),
  /** A draw is ready and has not been run. */
  preparado: z.boolean(),
  /** Those who are named in all this. */
  gente: z.record(
    uuid,
    participante.pick({ nome: true, time_nome: true, sigla: true, escudo: true }),
  ),
  /** Ties that somebody comes from, as people call them: the second of the quarter-finals. */
  confrontos: z.record(z.string(), z.object({ etapa: z.string(), numero: z.number() })),
});

export type Visao = z.output<typeof visao>;

export const verVisao = endpoint({
  method: 'GET',
  path: '/api/campeonatos/:id/visao',
  access: 'public',
  summary: 'What the first page of a championship shows, in one answer',
  params: z.object({ id: codigo }),
  query: visita,
  answer: z.object({ data: visao }),
});
