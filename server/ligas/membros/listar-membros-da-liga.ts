import { z } from 'zod';
import { uuid } from '#contract/http/fields.ts';
import type { listarMembrosDaLiga as endpoint } from '#contract/liga/membros.ts';
import { wordPatterns } from '#server/campeonatos/busca.ts';
import { lerPosicao } from '#server/http/cursor.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga, requireLiga } from '../acesso.ts';
import { countOcultos, listMembros } from './queries.ts';

const PER_PAGE = 60;

const INSTANT = /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

const position = z.tuple([z.int().min(1).max(3), z.string().regex(INSTANT), uuid]);

/** Who does not want to be found by people is named to members alone. */
export const listarMembrosDaLiga: Handler<typeof endpoint> = async ({ db, config }, call) => {
  const { params, query, visitor, request } = call;
  const quem = quemNaLiga(visitor);
  const { papel } = await requireLiga(db, params.uuid, quem, 'ver');
  const todos = quem.isAdmin || papel === 'dono' || papel === 'admin' || papel === 'membro';
  const rows = await listMembros(db, {
    liga: params.uuid,
    palavras: wordPatterns(query.busca ?? ''),
    depois: lerPosicao(query.cursor, position),
    todos,
    limit: PER_PAGE + 1,
  });
  const data = rows.slice(0, PER_PAGE);
  const last = data.at(-1);
  const next = new URL(request.url, config.appUrl);
  if (last) next.searchParams.set('cursor', Buffer.from(last.chave).toString('base64url'));
  return {
    data,
    links: { next: rows.length > PER_PAGE ? next.href : null },
    ocultos: todos ? 0 : await countOcultos(db, params.uuid),
  };
};
