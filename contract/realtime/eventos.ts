// What goes over the sockets: names of channels and events, and what an event tells.

/** Where they connect to: never the id of the app, never its secret. */
export type PublicRealtime = {
  readonly key: string;
  readonly cluster: string;
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
};

const CAMPEONATO = 'campeonato';

/** Notices of one person. */
export const canalDaPessoa = (uuid: string) => `private-users.${uuid}`;
/** That a championship which everybody may see has changed. */
export const canalAberto = (id: string) => `${CAMPEONATO}.${id}`;
/** The same for those who may see it although not everybody may. */
export const canalDosMembros = (id: string) => `private-${CAMPEONATO}.${id}`;

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

/** Also what is told to who begins to hear a championship. */
export type CampeonatoMudou = { readonly versao: number };

/** Something that makes no version: told of a match while it is played, or a ball of a ceremony. */
export const NOVIDADE = 'App\\Events\\Novidade';

/** The uuid of the match, or of the draw, that it is about. */
export type Novidade = { readonly sobre: string };
