// Ready-made messages from one side of a match to the other, instead of a chat: nothing can be said that would
// have to be moderated.

import type { Modalidade } from '#regras/configuracao/expresso.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';

export const MENSAGENS_PRONTAS = [
  'posso_agora',
  'posso_mais_tarde',
  'hoje_nao_posso',
  'veja_as_propostas',
  'na_sala',
  'me_convide',
  'atraso_10',
  'atraso_30',
  'conexao_caiu',
  'recomecar',
  'manda_o_placar',
  'confirma_o_placar',
  'bom_jogo',
] as const;

type MensagemPronta = (typeof MENSAGENS_PRONTAS)[number];

/** Of a room on a console, and its connection. */
const DE_CONSOLE: ReadonlySet<MensagemPronta> = new Set([
  'me_convide',
  'conexao_caiu',
  'recomecar',
]);

export const mensagensDe = (modalidade: Modalidade): readonly MensagemPronta[] =>
  MENSAGENS_PRONTAS.filter((one) => !(isNoCampo(modalidade) && DE_CONSOLE.has(one)));

/** Who plays on a pitch is there, and in no room. */
export const textoDaMensagem = (mensagem: MensagemPronta, modalidade: Modalidade) =>
  `acordo.mensagem.${
    mensagem === 'na_sala' && isNoCampo(modalidade) ? 'no_campo' : mensagem
  }` as const;

/** So many of a side in so many minutes. */
export const LIMITE_DE_MENSAGENS = { vezes: 5, minutos: 10 } as const;
