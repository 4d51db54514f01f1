// The settings of a championship, whole, as an organiser writes them.
import { z } from 'zod';
import { instanteDado } from '#regras/agenda/instante.ts';
import { camisa } from '#regras/escudos/cores.ts';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { fases, inscricao, regras } from './fases.ts';
import { MODALIDADES, PLATAFORMAS, VISIBILIDADES } from './opcoes.ts';

const nome = z.string().max(240).transform(limparNome).pipe(z.string().min(1).max(80));

/** What an organiser writes. */
export const configuracao = z.strictObject({
  nome,
  descricao: z
    .string()
    .max(2_000)
    .nullish()
    .transform((text) => text ?? ''),
  modalidade: z.enum(MODALIDADES).default('ea_fc'),
  plataforma: z.enum(PLATAFORMAS).default('crossplay'),
  visibilidade: z.enum(VISIBILIDADES).default('publico'),
  fases,
  regras: regras.default(() => regras.parse({})),
  inscricao: inscricao.default(() => inscricao.parse({})),
  cores: camisa.optional(),
  regulamento_texto: z
    .string()
    .max(20_000)
    .nullish()
    .transform((text) => text ?? ''),
  comeca_em: instanteDado.nullish().transform((at) => at ?? null),
});

export type Configuracao = z.output<typeof configuracao>;
