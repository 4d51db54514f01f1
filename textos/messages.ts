// All texts of the product, one file per part of it and language. The server imports this whole; the
// browser loads /_i18n/{locale}/messages.json and takes only the types from here.

import { en } from './en.ts';
import type { Locale } from './locale.ts';
import { ptBR } from './pt-br.ts';
import type { Params, Paths } from './translate.ts';

export type Messages = typeof ptBR;

export type MessageKey = Paths<Messages>;

/** Says a text in one language. */
export type Translate = (key: MessageKey, params?: Params) => string;

export const MESSAGES: Readonly<Record<Locale, Messages>> = { 'pt-BR': ptBR, en };
