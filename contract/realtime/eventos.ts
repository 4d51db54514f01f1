// What goes over the sockets: names of channels and events, and what an event tells.

/** Where they connect to: never the id of the app, never its secret. */
export type PublicRealtime = {
  readonly key: string;
  readonly cluster: string;
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
};

/** Notices of one person. */
export const canalDaPessoa = (uuid: string) => `private-users.${uuid}`;
/** That a championship which everybody may see has changed. */
export const canalAberto = (id: string) => `campeonato.${id}`;
/** The same for those who may see it although not everybody may. */
export const canalDosMembros = (id: string) => `private-campeonato.${id}`;

/** The name that Laravel gives it: `echo.private(…).notification(…)` hears it. */
export const NOTIFICACAO = 'Illuminate\\Notifications\\Events\\BroadcastNotificationCreated';

export type NotificacaoAoVivo = {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly mensagem: string;
};

/** `echo.channel(…).listen('CampeonatoMudou', …)` hears it. It tells no more than that there is something new. */
export const MUDOU = 'App\\Events\\CampeonatoMudou';

export type CampeonatoMudou = { readonly versao: number };
