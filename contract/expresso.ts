// A championship in one minute, from a name, a list and a preset.
import { z } from 'zod';
import { VISIBILIDADES_DO_EXPRESSO } from '#regras/configuracao/opcoes.ts';
import { PRESETS } from '#regras/configuracao/presets.ts';
import { campeonato } from './campeonatos.ts';
import { endpoint } from './http/endpoint.ts';

/** Name, list of names and a preset: running in under a minute. */
export const criarExpresso = endpoint({
  method: 'POST',
  path: '/api/campeonatos/expresso',
  access: 'verified',
  summary: 'Creates, adds the names, draws and starts, all at once or not at all',
  body: z.strictObject({
    nome: z.string().min(1).max(80),
    lista: z.string().max(20_000),
    preset: z.enum(PRESETS),
    /** A list of names that somebody pasted is for who gets the link, unless they say otherwise. */
    visibilidade: z.enum(VISIBILIDADES_DO_EXPRESSO).default('nao_listado'),
  }),
  answer: z.object({ data: campeonato }),
  status: 201,
  once: true,
});
