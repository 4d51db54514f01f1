// What the home page offers next. Each place takes the first page of its list that exists, so a new
// feature appears here by registering its page.
import type { MessageKey } from '#textos/messages.ts';
import { isRegistered } from '#web/known-pages.ts';

export type Action = { readonly to: string; readonly label: MessageKey };

const MAIN: readonly Action[] = [
  { to: '/comecar', label: 'inicio.acao.criar' },
  { to: '/registrar', label: 'inicio.acao.registrar' },
  { to: '/login', label: 'inicio.acao.entrar' },
];

const SECOND: readonly Action[] = [
  { to: '/campeonatos', label: 'inicio.acao.campeonatos' },
  { to: '/ajuda#formatos', label: 'inicio.acao.formatos' },
];

export function homeActions(): readonly Action[] {
  const first = (list: readonly Action[]) =>
    list.find(({ to }) => isRegistered(to.split('#')[0] ?? to));
  return [first(MAIN), first(SECOND)].filter((action) => action !== undefined);
}
