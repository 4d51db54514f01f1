// A championship in one minute, from a name, names of who plays and a preset.
import { z } from 'zod';
import { instanteDado } from '#regras/agenda/instante.ts';
import { MINUTOS_POR_JOGO, TELAS } from '#regras/agenda/noite.ts';
import { MODALIDADES, VISIBILIDADES_DO_EXPRESSO } from '#regras/configuracao/opcoes.ts';
import { PRESETS } from '#regras/configuracao/presets.ts';
import { campeonato } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';
import { nomesDigitados } from './participantes.ts';

/** Everything today: when the first match begins, how long each has, and where they are played. */
const noite = z.strictObject({
  comeca_em: instanteDado,
  minutos: z.int().min(MINUTOS_POR_JOGO.min).max(MINUTOS_POR_JOGO.max),
  /** One name for each screen, console or field; none where there is only one. */
  locais: z.array(z.string().min(1).max(80)).max(TELAS.max).default([]),
});

/** Name, names and a preset: running in under a minute. */
export const criarExpresso = endpoint({
  method: 'POST',
  path: '/api/campeonatos/expresso',
  access: 'user',
  summary: 'Creates, adds the names, draws and starts, all at once or not at all',
  body: z.strictObject({
    nome: z.string().min(1).max(80),
    /** As it was pasted; names that were put right come as `participantes` instead. */
    lista: z.string().max(20_000).default(''),
    participantes: nomesDigitados.optional(),
    preset: z.enum(PRESETS),
    /** Without it that of the preset. */
    modalidade: z.enum(MODALIDADES).optional(),
    /** Without it the rounds have the days of the preset. */
    noite: noite.nullish(),
    /** A list of names that somebody pasted is for who gets the link, unless they say otherwise. */
    visibilidade: z.enum(VISIBILIDADES_DO_EXPRESSO).default('nao_listado'),
  }),
  answer: z.object({ data: campeonato }),
  status: 201,
  once: true,
});
