// What an owner writes about a liga.
import { z } from 'zod';
import { MODALIDADES, VISIBILIDADES } from '#regras/configuracao/opcoes.ts';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { grupoDoDiscord, grupoDoWhatsapp } from './grupos.ts';
import { ENTRADAS_NA_LIGA } from './opcoes.ts';

const nome = z.string().max(240).transform(limparNome).pipe(z.string().min(2).max(60));

const texto = (most: number) =>
  z
    .string()
    .max(most)
    .nullish()
    .transform((text) => text ?? '');

function grupo(read: (text: string) => string | null, message: string) {
  return z
    .string()
    .max(300)
    .nullish()
    .transform((text, context) => {
      if (!text) return null;
      const url = read(text);
      if (url === null) context.addIssue({ code: 'custom', message });
      return url;
    });
}

export const configuracaoDaLiga = z.strictObject({
  nome,
  descricao: texto(280),
  regras: texto(20_000),
  whatsapp: grupo(grupoDoWhatsapp, 'ligas.whatsapp_invalido'),
  discord: grupo(grupoDoDiscord, 'ligas.discord_invalido'),
  modalidades: z.array(z.enum(MODALIDADES)).max(MODALIDADES.length).default([]),
  visibilidade: z.enum(VISIBILIDADES).default('publico'),
  entrada: z.enum(ENTRADAS_NA_LIGA).default('aprovacao'),
});

export type ConfiguracaoDaLiga = z.output<typeof configuracaoDaLiga>;
