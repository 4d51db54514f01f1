import { randomBytes } from 'node:crypto';
import type { criarConviteDaLiga as endpoint } from '#contract/liga/convites.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { hashToken } from '#server/http/session.ts';
import { uuidv7 } from '#server/uuid.ts';
import { quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { findConviteDaLiga, insertConviteDaLiga, listConvitesDaLiga } from './queries.ts';

/** Written without capitals: an address with them is put right before it is read. */
const TOKEN_BYTES = 24;
const MOST_OPEN = 20;

/** Only the hash is kept: the link is told to who makes it, and to nobody again. */
export const criarConviteDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const pedido = { uuid: params.uuid, quem: quemNaLiga(visitor), acao: 'gerir_membros' } as const;
  return escreverNaLiga(services, pedido, async ({ tx, registrar }) => {
    if ((await listConvitesDaLiga(tx, params.uuid)).length >= MOST_OPEN) {
      const text = { key: 'ligas.muitos_convites', params: { n: MOST_OPEN } } as const;
      throw new AppError('estado_mudou', { text });
    }
    const token = randomBytes(TOKEN_BYTES).toString('hex');
    const novo = { uuid: uuidv7(), liga: params.uuid, hash: hashToken(token), por: user.uuid };
    await insertConviteDaLiga(tx, { ...novo, ...body });
    await registrar({ acao: 'criar-convite', objeto: novo.uuid, depois: body });
    const convite = await findConviteDaLiga(tx, novo.uuid);
    if (!convite) throw new Error('unreachable: it was just written');
    return { data: { convite, url: `${services.config.appUrl}/ligas/convite/${token}` } };
  });
};
