// Where calendars lie. That of a person is secret: whoever knows the address reads it, also a program without a session.
import type { Keys } from '#server/http/keys.ts';

export const calendarioDoCampeonato = (id: string) => `/calendario/campeonato/${id}.ics`;

export const calendarioDoParticipante = (uuid: string) => `/calendario/participante/${uuid}.ics`;

export const calendarioDaPartida = (uuid: string) => `/calendario/partida/${uuid}.ics`;

/** Another text, and so another address, each time that somebody asks for one. */
export const assinadoPor = (uuid: string, n: number) => (n === 0 ? uuid : `${uuid} ${n}`);

export const calendarioDaPessoa = (uuid: string, n: number, keys: Keys) =>
  `/calendario/pessoa/${uuid}/${keys.sign('calendario', assinadoPor(uuid, n))}.ics`;
