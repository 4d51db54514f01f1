// All texts of the product, one file per part of it and language. The server imports this whole; the
// browser loads /_i18n/{locale}/messages.json and takes only the types from here.
import enErros from './messages/en/erros.json' with { type: 'json' };
import enValidacao from './messages/en/validacao.json' with { type: 'json' };
import ptErros from './messages/pt-BR/erros.json' with { type: 'json' };
import ptValidacao from './messages/pt-BR/validacao.json' with { type: 'json' };
import type { Paths } from './translate.ts';

const ptBR = { erros: ptErros, validacao: ptValidacao };

export type Messages = typeof ptBR;

export type MessageKey = Paths<Messages>;

export const MESSAGES: { readonly 'pt-BR': Messages; readonly en: Messages } = {
  'pt-BR': ptBR,
  en: { erros: enErros, validacao: enValidacao },
};
