import { z } from 'zod';
import { uuid } from '#contract/http/fields.ts';
import { listarAvisosDaPessoa as endpoint } from '#contract/usuario.ts';
import { instante } from '#regras/agenda/instante.ts';
import { FILTROS_DE_AVISO, type FiltroDeAviso, tiposDoFiltro } from '#regras/avisos/tipos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import {
  countPending,
  countUnreadByKind,
  type LugarNaLista,
  listNotificationsAfter,
} from './queries.ts';

const PER_PAGE = 20;

const lugar = z.tuple([instante, uuid]);

/** Undefined, and so the beginning, for one that somebody made up. */
function readCursor(cursor: string | undefined): LugarNaLista | undefined {
  try {
    const text = Buffer.from(cursor ?? '', 'base64url').toString();
    const [created_at, id] = lugar.parse(JSON.parse(text));
    return { created_at, id };
  } catch {
    return undefined;
  }
}

const writeCursor = ({ created_at, id }: LugarNaLista) =>
  Buffer.from(JSON.stringify([created_at, id])).toString('base64url');

type Contados = Awaited<ReturnType<typeof countUnreadByKind>>;

const contar = (contados: Contados) => (filtro: FiltroDeAviso) => {
  const tipos = tiposDoFiltro(filtro) as readonly string[] | null;
  const counted = contados.filter(({ tipo }) => tipos === null || tipos.includes(tipo));
  return [filtro, counted.reduce((sum, { n }) => sum + n, 0)] as const;
};

export const listarAvisosDaPessoa: Handler<typeof endpoint> = async (
  { db, config },
  { user, query },
) => {
  const asked = {
    tipos: tiposDoFiltro(query.filtro),
    pendentes: query.filtro === 'pedem',
    depois: readCursor(query.cursor),
  };
  const rows = await listNotificationsAfter(db, user.uuid, { ...asked, limit: PER_PAGE + 1 });
  const data = rows.slice(0, PER_PAGE);
  const last = data.at(-1);
  const next = new URL(endpoint.path, config.appUrl);
  next.searchParams.set('filtro', query.filtro);
  if (last) next.searchParams.set('cursor', writeCursor(last));
  const counts = FILTROS_DE_AVISO.map(contar(await countUnreadByKind(db, user.uuid)));
  const unread = Object.fromEntries(counts) as Record<FiltroDeAviso, number>;
  return {
    data,
    links: { next: rows.length > PER_PAGE ? next.href : null },
    contagens: { ...unread, pedem: await countPending(db, user.uuid) },
  };
};
