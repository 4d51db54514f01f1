import { z } from 'zod';
import type { verRanking as endpoint } from '#contract/ranking/rankings.ts';
import type { Tx } from '#server/database/database.ts';
import { escreverPosicao, lerPosicao } from '#server/http/cursor.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { requireRanking } from './acesso.ts';
import { apresentarLinha, apresentarLinhas } from './apresentar-linhas.ts';
import { apresentarResumo } from './apresentar-ranking.ts';
import {
  type CursorDeLinhas,
  contarPessoas,
  countAcima,
  countAntes,
  findDaTemporada,
  findLinha,
  type LinhaRow,
  listDaTemporada,
  listLinhas,
  listTemporadas,
} from './queries-linhas.ts';

const PER_PAGE = 50;

const inteiro = z.int().min(-2_000_000_000).max(2_000_000_000);
/** What the last line has, and how many stand before the next page. */
const cursores = z.tuple([z.boolean(), inteiro, inteiro, inteiro, inteiro, z.uuid()]);

const writeCursor = (row: LinhaRow) => {
  const { colocado, pontos, titulos, melhor, jogos, usuario_uuid, posicao } = row;
  const key = posicao === undefined ? pontos : posicao;
  return escreverPosicao(colocado, key, titulos, melhor, jogos, usuario_uuid);
};

type Pedido = { readonly uuid: string; readonly visitante: string | null };

/** Where a page begins: the place of its first line, and how many lines stand before it. */
async function comecoDe(
  tx: Tx,
  uuid: string,
  rows: readonly LinhaRow[],
  cursor: CursorDeLinhas | undefined,
) {
  const [first] = rows;
  if (!cursor || !first?.colocado) return { primeira: 1, antes: 0 };
  const antes = await countAntes(tx, uuid, first);
  const [, pontos, titulos, melhor, jogos] = cursor;
  const isShared =
    first.pontos === pontos &&
    first.titulos === titulos &&
    first.melhor === melhor &&
    first.jogos === jogos;
  const primeira = isShared ? (await countAcima(tx, uuid, first)) + 1 : antes + 1;
  return { primeira, antes };
}

async function agora(tx: Tx, pedido: Pedido, cursor: CursorDeLinhas | undefined) {
  const { uuid, visitante } = pedido;
  const rows = await listLinhas(tx, pedido, cursor, PER_PAGE + 1);
  const page = rows.slice(0, PER_PAGE);
  const linhas = apresentarLinhas(page, { visitante, ...(await comecoDe(tx, uuid, page, cursor)) });
  const own = visitante ? await findLinha(tx, pedido, visitante) : undefined;
  const posicao = own?.colocado ? (await countAcima(tx, uuid, own)) + 1 : null;
  const minha = own ? apresentarLinha(own, { visitante, posicao }) : null;
  return { rows, linhas, minha };
}

async function daTemporada(
  tx: Tx,
  pedido: Pedido,
  temporada: number,
  cursor: CursorDeLinhas | undefined,
) {
  const { visitante } = pedido;
  const rows = await listDaTemporada(tx, pedido, { temporada, cursor, limit: PER_PAGE + 1 });
  const page = rows.slice(0, PER_PAGE);
  const linhas = apresentarLinhas(page, { visitante, primeira: 1, antes: 0 });
  const own = visitante ? await findDaTemporada(tx, pedido, temporada) : undefined;
  const minha = own ? apresentarLinha(own, { visitante, posicao: own.posicao ?? null }) : null;
  return { rows, linhas, minha };
}

const nextOf = (
  { request }: Call<typeof endpoint>,
  rows: readonly LinhaRow[],
  appUrl: string,
): string | null => {
  const last = rows[PER_PAGE - 1];
  if (rows.length <= PER_PAGE || !last) return null;
  const next = new URL(request.url, appUrl);
  next.searchParams.set('cursor', writeCursor(last));
  return next.href;
};

export const verRanking: Handler<typeof endpoint> = async ({ db, config }, call) => {
  const { params, query, user } = call;
  const ranking = await requireRanking(db, params.uuid, call.visitor);
  const pedido = { uuid: ranking.uuid, visitante: user?.uuid ?? null };
  const temporadas = await listTemporadas(db, ranking.uuid);
  const temporada = temporadas.find((ano) => ano === query.temporada) ?? null;
  const cursor = lerPosicao<CursorDeLinhas>(query.cursor, cursores);
  const { rows, linhas, minha } =
    temporada === null
      ? await agora(db, pedido, cursor)
      : await daTemporada(db, pedido, temporada, cursor);
  const { regras, versao, sujo, calculado_em, semana, liga, gere } = ranking;
  return {
    data: {
      ...apresentarResumo(ranking, await contarPessoas(db, ranking.uuid)),
      ...{ regras, versao, recalculando: sujo && calculado_em !== null, calculado_em, semana },
      ...{ temporada, temporadas, linhas, minha, liga, gere },
    },
    links: { next: nextOf(call, rows, config.appUrl) },
  };
};
