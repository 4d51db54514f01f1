import type { exportarRanking as endpoint } from '#contract/ranking/rankings.ts';
import { nomeDoRanking } from '#regras/ranking/do-site.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { localeOf, texts } from '#server/http/locale.ts';
import { csvOf } from '#server/participantes/csv.ts';
import { requireRanking } from './acesso.ts';
import { apresentarLinhas } from './apresentar-linhas.ts';
import { listDaTemporada, listLinhas } from './queries-linhas.ts';

const MOST = 1_000;

const COLUMNS = [
  'posicao',
  'nome',
  'pontos',
  'titulos',
  'jogos',
  'vitorias',
  'empates',
  'derrotas',
] as const;

export const exportarRanking: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, user, request, reply } = call;
  const ranking = await requireRanking(db, params.uuid, call.visitor);
  const t = texts[localeOf(request)];
  const visitante = user?.uuid ?? null;
  const pedido = { uuid: ranking.uuid, visitante };
  const { temporada } = query;
  const rows =
    temporada === undefined
      ? await listLinhas(db, pedido, undefined, MOST)
      : await listDaTemporada(db, pedido, { temporada, cursor: undefined, limit: MOST });
  const lines = apresentarLinhas(rows, { visitante, primeira: 1, antes: 0 }).map((linha) =>
    COLUMNS.map((column) => {
      if (column !== 'nome') return String(linha[column] ?? '');
      const { nome, situacao } = linha.pessoa;
      return nome ?? t(situacao === 'oculta' ? 'ranking.oculta' : 'ranking.removida');
    }),
  );
  const file = `${nomeDoRanking(ranking)}${temporada === undefined ? '' : `-${temporada}`}.csv`;
  reply.header('Content-Disposition', `attachment; filename="${file}"`);
  return Buffer.from(csvOf([COLUMNS.map((column) => t(`ranking.csv.${column}`)), ...lines]));
};
