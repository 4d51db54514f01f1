// What is kept of a ranking against what its championships give from nothing.

import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import type { LinhaDoRanking } from '#regras/ranking/linhas.ts';
import type { Tx } from '#server/database/database.ts';
import { findRanking, type RankingGuardado } from './queries.ts';
import { calcular, type Tabelas } from './tabela.ts';
import { colocacoesQueContam, diferencasDePartidas, listCampeonatosDe } from './verdade.ts';

const PAGE = 200;

async function nasFontes(tx: Tx, ranking: RankingGuardado): Promise<string[]> {
  const found: string[] = [];
  for (let last = ''; ; ) {
    const ids = await listCampeonatosDe(tx, ranking, last, PAGE);
    const matches = await diferencasDePartidas(tx, ranking, ids);
    found.push(...matches.map(({ partida_uuid }) => `match ${partida_uuid} counts otherwise`));
    const places = await tx.rows<object>(sql`
      select campeonato_id, usuario_uuid, de, ate, entre, peso, pontos, dia::text from ranking_colocacoes
      where ranking_uuid = ${ranking.uuid} and campeonato_id = any(${ids})`);
    const texts = (rows: readonly object[]) =>
      rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
    const wanted = await colocacoesQueContam(tx, ranking, ids);
    if (!isDeepStrictEqual(texts(places), texts(wanted))) {
      found.push(`other final places in ${ids[0]} to ${ids.at(-1)}`);
    }
    const end = ids.at(-1);
    if (end === undefined) return found;
    last = end;
  }
}

type LinhaGuardada = Omit<LinhaDoRanking, 'provisorio'> & {
  readonly provisorio: boolean;
  readonly semana: string | null;
};

async function nasLinhas(tx: Tx, { uuid }: RankingGuardado, { linhas, semana }: Tabelas) {
  const rows = await tx.rows<LinhaGuardada>(sql`
    select usuario_uuid as usuario, not colocado as provisorio, pontos, titulos, melhor, jogos, vitorias,
      empates, derrotas, ultimos, concat(semana_pontos, '/', semana_posicao) as semana
    from ranking_linhas where ranking_uuid = ${uuid}`);
  const monday = new Map(semana.map((one) => [one.usuario, `${one.pontos}/${one.posicao ?? ''}`]));
  const textOf = (linha: LinhaDoRanking, at: string) =>
    [
      ...[linha.usuario, linha.provisorio, linha.pontos, linha.titulos, linha.melhor, linha.jogos],
      ...[linha.vitorias, linha.empates, linha.derrotas, linha.ultimos, at],
    ].join(' ');
  const kept = new Set(rows.map((row) => textOf(row, row.semana ?? '/')));
  const wanted = new Set(linhas.map((linha) => textOf(linha, monday.get(linha.usuario) ?? '/')));
  return [
    ...[...wanted].filter((text) => !kept.has(text)).map((text) => `missing line ${text}`),
    ...[...kept].filter((text) => !wanted.has(text)).map((text) => `wrong line ${text}`),
  ];
}

async function nasTemporadas(tx: Tx, { uuid }: RankingGuardado, { temporadas }: Tabelas) {
  const rows = await tx.rows<{ chave: string }>(sql`
    select concat_ws(' ', temporada, usuario_uuid, posicao, pontos, titulos, melhor, jogos) as chave
    from ranking_temporadas where ranking_uuid = ${uuid} order by 1`);
  const wanted = [...temporadas].flatMap(([ano, linhas]) =>
    linhas
      .filter(({ posicao }) => posicao !== null)
      .map((one) =>
        [ano, one.usuario, one.posicao, one.pontos, one.titulos, one.melhor, one.jogos].join(' '),
      ),
  );
  const kept = rows.map(({ chave }) => chave).toSorted();
  return isDeepStrictEqual(kept, wanted.toSorted()) ? [] : ['other ends of seasons'];
}

/** In words; nothing when all is as derived, or while it is being reckoned anew. */
export async function diferencasDoRanking(tx: Tx, uuid: string): Promise<string[]> {
  const ranking = await findRanking(tx, uuid);
  if (!ranking || ranking.sujo || ranking.semana_pedida !== ranking.semana_feita) return [];
  const found = await nasFontes(tx, ranking);
  const dias = { hoje: ranking.dia ?? '', semana: ranking.semana ?? '' };
  const tabelas = await calcular(tx, ranking, dias, async (fontes) => {
    found.push(...fontes.map((one) => `match ${one.partida_uuid} has other ratings`));
  });
  found.push(...(await nasLinhas(tx, ranking, tabelas)));
  found.push(...(await nasTemporadas(tx, ranking, tabelas)));
  return found;
}
