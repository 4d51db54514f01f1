import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { uuid } from '#contract/http/fields.ts';
import type { listarLigas as endpoint } from '#contract/liga/ligas.ts';
import { plain, wordPatterns } from '#server/campeonatos/busca.ts';
import { escreverPosicao, lerPosicao } from '#server/http/cursor.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { listCartoesDaLiga } from './queries.ts';

const PER_PAGE = 24;

type Query = Call<typeof endpoint>['query'];

/** As the database writes one. */
const INSTANT = /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/** Each order ends with the uuid, so that a page can go on exactly after the last card of the one before. */
const ORDERS = {
  maiores: {
    key: sql`l.membros`,
    direction: sql`desc`,
    type: sql`integer`,
    past: sql`<`,
    isKey: (text: string) => /^\d{1,9}$/.test(text),
  },
  recentes: {
    key: sql`l.created_at`,
    direction: sql`desc`,
    type: sql`timestamptz`,
    past: sql`<`,
    isKey: (text: string) => INSTANT.test(text) && !Number.isNaN(Date.parse(text)),
  },
  nome: {
    key: sql`left(l.busca, 100)`,
    direction: sql`asc`,
    type: sql`text`,
    past: sql`>`,
    isKey: (text: string) => text.trim() === plain(text),
  },
} as const;

const position = z.tuple([z.string(), uuid]);

/** Among one's own are those that others do not see, and those in the archive. */
function whose({ minhas }: Query, usuarioUuid: string | undefined): Sql[] {
  if (!minhas) return [sql`l.visibilidade = 'publico'`, sql`l.arquivada_em is null`];
  if (!usuarioUuid) return [sql`false`];
  const papeis = minhas === 'cuido' ? ['dono', 'admin'] : ['dono', 'admin', 'membro'];
  return [
    sql`l.uuid in (select m.liga_uuid from membros_da_liga m where m.usuario_uuid = ${usuarioUuid}
      and m.saiu_em is null and m.papel = any(${papeis}::text[]))`,
  ];
}

function conditions(query: Query, usuarioUuid: string | undefined): Sql[] {
  const { busca, modalidade, entrada, verificada } = query;
  const where = [sql`l.excluida_em is null`, ...whose(query, usuarioUuid)];
  if (modalidade) where.push(sql`${modalidade} = any(l.modalidades)`);
  if (entrada) where.push(sql`l.entrada = ${entrada}`);
  if (verificada) where.push(sql`l.verificada_em is not null`);
  for (const word of wordPatterns(busca ?? '')) where.push(sql`l.busca like ${word}`);
  return where;
}

export const listarLigas: Handler<typeof endpoint> = async ({ db, config }, call) => {
  const { query, user, request } = call;
  const { key, direction, type, past, isKey } = ORDERS[query.ordem ?? 'maiores'];
  const where = conditions(query, user?.uuid);
  const found = lerPosicao(query.cursor, position);
  const cursor = found && isKey(found[0]) ? found : undefined;
  if (cursor) where.push(sql`(${key}, l.uuid) ${past} (${cursor[0]}::${type}, ${cursor[1]}::uuid)`);
  const order = sql`${key} ${direction}, l.uuid ${direction}`;
  const rows = await listCartoesDaLiga(db, { where, order, key, limit: PER_PAGE + 1 });
  const data = rows.slice(0, PER_PAGE);
  const last = data.at(-1);
  const next = new URL(request.url, config.appUrl);
  if (last) next.searchParams.set('cursor', escreverPosicao(last.chave, last.uuid));
  return { data, links: { next: rows.length > PER_PAGE ? next.href : null } };
};
