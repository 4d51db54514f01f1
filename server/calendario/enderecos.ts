// Where calendars lie. That of a person is secret: whoever knows the address reads it, also a program without a session.
import type { Keys } from '#server/http/keys.ts';

export const calendarioDoCampeonato = (id: string) => `/calendario/campeonato/${id}.ics`;

export const calendarioDaPessoa = (uuid: string, keys: Keys) =>
  `/calendario/pessoa/${uuid}/${keys.sign('calendario', uuid)}.ics`;
