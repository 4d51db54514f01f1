import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { codigo, type listarCampeonatos as endpoint } from '#contract/campeonatos.ts';
import { escreverPosicao, lerPosicao } from '#server/http/cursor.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { plain, wordPatterns } from './busca.ts';
import { listCartoes } from './queries.ts';

const PER_PAGE = 24;

type Query = Call<typeof endpoint>['query'];

/** As the database writes one. */
const INSTANT = /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

const isInstant = (text: string) =>
  text === 'infinity' || (INSTANT.test(text) && !Number.isNaN(Date.parse(text)));

/** Each order ends with the id, so that a page can go on exactly after the last card of the one before. */
const ORDERS = {
  recentes: {
    key: sql`c.created_at`,
    direction: sql`desc`,
    type: sql`timestamptz`,
    past: sql`<`,
    isKey: isInstant,
  },
  comeca: {
    key: sql`coalesce(c.comeca_em, 'infinity')`,
    direction: sql`asc`,
    type: sql`timestamptz`,
    past: sql`>`,
    isKey: isInstant,
  },
  nome: {
    key: sql`left(c.busca, 100)`,
    direction: sql`asc`,
    type: sql`text`,
    past: sql`>`,
    isKey: (text: string) => text.trim() === plain(text),
  },
} as const;

const position = z.tuple([z.string(), codigo]);

function mine({ meus }: Query, usuarioUuid: string | undefined): Sql[] {
  const isListed = [sql`c.visibilidade = 'publico'`, sql`c.estado <> 'rascunho'`];
  if (!meus) return [...isListed, sql`c.arquivado_em is null`];
  if (!usuarioUuid) return [sql`false`];
  const entries = sql`select campeonato_id from participantes
    where usuario_uuid = ${usuarioUuid} and status in (1, 2) and not convidado`;
  const organised = sql`select campeonato_id from organizadores where usuario_uuid = ${usuarioUuid}`;
  return meus === 'participo'
    ? [sql`c.id in (${entries})`]
    : [sql`(c.dono_uuid = ${usuarioUuid} or c.id in (${organised}))`];
}

/** What was deleted is found by its owner alone, among their own, for as long as it can be had back. */
function notDeleted({ meus }: Query, usuarioUuid: string | undefined): Sql {
  if (meus !== 'organizo' || !usuarioUuid) return sql`c.excluido_em is null`;
  return sql`(c.excluido_em is null or (c.dono_uuid = ${usuarioUuid}
    and c.excluido_em > agora() - interval '30 days'))`;
}

function conditions(query: Query, usuarioUuid: string | undefined): Sql[] {
  const { busca, estado, modalidade, plataforma, formato, com_vagas, gratis } = query;
  const where = [notDeleted(query, usuarioUuid), ...mine(query, usuarioUuid)];
  if (estado) where.push(sql`c.estado = ${estado}`);
  if (modalidade) where.push(sql`c.modalidade = ${modalidade}`);
  if (plataforma) where.push(sql`c.plataforma = ${plataforma}`);
  if (formato) where.push(sql`c.formato = ${formato}`);
  if (com_vagas)
    where.push(sql`c.estado = 'inscricoes' and c.confirmados < c.vagas
    and (c.resumo ->> 'jogos')::integer = 0
    and coalesce((c.inscricao ->> 'fecha_em')::timestamptz > agora(), true)`);
  if (gratis) where.push(sql`c.inscricao ->> 'taxa_centavos' = '0'`);
  // One condition for each word: the index answers them together, and `like all` not at all.
  for (const word of wordPatterns(busca ?? '')) where.push(sql`c.busca like ${word}`);
  return where;
}

export const listarCampeonatos: Handler<typeof endpoint> = async ({ db, config }, call) => {
  const { query, user, request } = call;
  const { key, direction, type, past, isKey } = ORDERS[query.ordem ?? 'recentes'];
  const where = conditions(query, user?.uuid);
  const found = lerPosicao(query.cursor, position);
  const cursor = found && isKey(found[0]) ? found : undefined;
  if (cursor) where.push(sql`(${key}, c.id) ${past} (${cursor[0]}::${type}, ${cursor[1]})`);
  const order = sql`${key} ${direction}, c.id ${direction}`;
  const rows = await listCartoes(db, { where, order, key, limit: PER_PAGE + 1 });
  const data = rows.slice(0, PER_PAGE);
  const last = data.at(-1);
  const next = new URL(request.url, config.appUrl);
  if (last) next.searchParams.set('cursor', escreverPosicao(last.chave, last.id));
  return { data, links: { next: rows.length > PER_PAGE ? next.href : null } };
};
