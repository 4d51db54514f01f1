import { listarNotificacoes as endpoint } from '#contract/usuario.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { pageOf } from '#server/http/pagination.ts';
import { countUnread, listNotifications } from './queries.ts';

const PER_PAGE = 10;
const LAST_PAGE = 200;

export const listarNotificacoes: Handler<typeof endpoint> = async (
  { db, config },
  { user, query },
) => {
  const { page } = query;
  if (page > LAST_PAGE) {
    const tooFar = { key: 'validacao.maximo_numero', params: { n: LAST_PAGE } } as const;
    throw new AppError('dados_invalidos', { validations: { page: tooFar } });
  }
  const range = { limit: PER_PAGE + 1, offset: (page - 1) * PER_PAGE };
  const rows = await listNotifications(db, user.uuid, range);
  const address = config.appUrl + endpoint.path;
  const items = rows.slice(0, PER_PAGE);
  const hasMore = rows.length > PER_PAGE;
  return {
    ...pageOf({ items, page, perPage: PER_PAGE, hasMore, address }),
    nao_lidos: await countUnread(db, user.uuid),
  };
};
