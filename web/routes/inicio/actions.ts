// What the home page offers next.
import type { MessageKey } from '#textos/messages.ts';

export type Action = { readonly to: string; readonly label: MessageKey };

export const HOME_ACTIONS: readonly Action[] = [
  { to: '/comecar', label: 'inicio.acao.criar' },
  { to: '/campeonatos', label: 'inicio.acao.campeonatos' },
];
