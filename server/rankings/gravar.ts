// Writes sources and lines of a ranking.
import sql from 'sql-template-tag';
import type { LinhaDoRanking } from '#regras/ranking/linhas.ts';
import type { Tx } from '#server/database/database.ts';
import type { FonteRow } from './queries.ts';
import type { ColocacaoQueConta, DiferencaDePartida } from './verdade.ts';

export async function apagarFontes(
  tx: Tx,
  uuid: string,
  chaves: readonly Pick<DiferencaDePartida, 'campeonato_id' | 'partida_uuid'>[],
): Promise<void> {
  if (chaves.length === 0) return;
  await tx.run(sql`
    delete from ranking_partidas f
    using unnest(${chaves.map((one) => one.campeonato_id)}::text[],
      ${chaves.map((one) => one.partida_uuid)}::uuid[]) as x (campeonato, partida)
    where f.ranking_uuid = ${uuid} and f.campeonato_id = x.campeonato and f.partida_uuid = x.partida`);
}

export async function inserirFontes(
  tx: Tx,
  uuid: string,
  fontes: readonly FonteRow[],
): Promise<void> {
  if (fontes.length === 0) return;
  await tx.run(sql`
    insert into ranking_partidas
    select ${uuid}, campeonato_id, partida_uuid, em, mandante_uuid, visitante_uuid, gols_mandante,
      gols_visitante, mandante_antes, mandante_depois, visitante_antes, visitante_depois
    from jsonb_to_recordset(${JSON.stringify(fontes)}::jsonb) as f(campeonato_id text, partida_uuid uuid,
      em timestamptz, mandante_uuid uuid, visitante_uuid uuid, gols_mandante smallint,
      gols_visitante smallint, mandante_antes float8, mandante_depois float8,
      visitante_antes float8, visitante_depois float8)`);
}

/** New ratings of matches that are kept, of one part of time: its bounds spare the database a look at all others. */
export async function gravarForcas(
  tx: Tx,
  uuid: string,
  fontes: readonly FonteRow[],
): Promise<void> {
  const [first, last] = [fontes[0], fontes.at(-1)];
  if (!first || !last) return;
  await tx.run(sql`
    update ranking_partidas f set mandante_antes = x.ma, mandante_depois = x.md,
      visitante_antes = x.va, visitante_depois = x.vd
    from unnest(${fontes.map((one) => one.campeonato_id)}::text[],
      ${fontes.map((one) => one.partida_uuid)}::uuid[],
      ${fontes.map((one) => one.mandante_antes)}::float8[],
      ${fontes.map((one) => one.mandante_depois)}::float8[],
      ${fontes.map((one) => one.visitante_antes)}::float8[],
      ${fontes.map((one) => one.visitante_depois)}::float8[]) as x (c, p, ma, md, va, vd)
    where f.ranking_uuid = ${uuid} and f.campeonato_id = x.c and f.partida_uuid = x.p
      and f.em between ${first.em}::timestamptz and ${last.em}::timestamptz`);
}

/** In place of those that were kept of these championships. */
export async function trocarColocacoes(
  tx: Tx,
  uuid: string,
  ids: readonly string[],
  colocacoes: readonly ColocacaoQueConta[],
): Promise<void> {
  await tx.run(sql`
    delete from ranking_colocacoes where ranking_uuid = ${uuid} and campeonato_id = any(${ids})`);
  await tx.run(sql`
    insert into ranking_colocacoes
    select ${uuid}, campeonato_id, usuario_uuid, de, ate, entre, peso, pontos, dia
    from jsonb_to_recordset(${JSON.stringify(colocacoes)}::jsonb) as k(campeonato_id text,
      usuario_uuid uuid, de smallint, ate smallint, entre smallint, peso float8, pontos integer, dia date)`);
}

const linhaParaJson = ({ provisorio, ...linha }: LinhaDoRanking) => ({
  ...linha,
  colocado: !provisorio,
});

/** What stands in these lines; last Monday's figures stay. */
export async function gravarLinhas(
  tx: Tx,
  uuid: string,
  linhas: readonly LinhaDoRanking[],
): Promise<void> {
  if (linhas.length === 0) return;
  await tx.run(sql`
    insert into ranking_linhas as l (ranking_uuid, usuario_uuid, colocado, pontos, titulos, melhor, jogos,
      vitorias, empates, derrotas, ultimos)
    select ${uuid}, usuario, colocado, pontos, titulos, melhor, jogos, vitorias, empates, derrotas, ultimos
    from jsonb_to_recordset(${JSON.stringify(linhas.map(linhaParaJson))}::jsonb) as x(usuario uuid,
      colocado boolean, pontos integer, titulos integer, melhor integer, jogos integer, vitorias integer,
      empates integer, derrotas integer, ultimos text)
    on conflict (ranking_uuid, usuario_uuid) do update set colocado = excluded.colocado,
      pontos = excluded.pontos, titulos = excluded.titulos, melhor = excluded.melhor,
      jogos = excluded.jogos, vitorias = excluded.vitorias, empates = excluded.empates,
      derrotas = excluded.derrotas, ultimos = excluded.ultimos
    where (l.colocado, l.pontos, l.titulos, l.melhor, l.jogos, l.vitorias, l.empates, l.derrotas, l.ultimos)
      is distinct from (excluded.colocado, excluded.pontos, excluded.titulos, excluded.melhor,
        excluded.jogos, excluded.vitorias, excluded.empates, excluded.derrotas, excluded.ultimos)`);
}

export async function apagarLinhas(
  tx: Tx,
  uuid: string,
  usuarios: readonly string[],
): Promise<void> {
  if (usuarios.length === 0) return;
  await tx.run(sql`
    delete from ranking_linhas
    where ranking_uuid = ${uuid} and usuario_uuid = any(${usuarios}::uuid[])`);
}

/** Who has a line now that nobody gave them. */
export async function apagarLinhasForaDe(
  tx: Tx,
  uuid: string,
  usuarios: readonly string[],
): Promise<void> {
  await tx.run(sql`
    delete from ranking_linhas l where ranking_uuid = ${uuid} and not exists (
      select 1 from unnest(${usuarios}::uuid[]) as x (usuario) where x.usuario = l.usuario_uuid)`);
}

export type LinhaColocada = LinhaDoRanking & { readonly posicao: number | null };

/** Written at one go: whatever number of people there is, no statement takes long. */
const LINES = 5_000;

export function* emLotes<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += LINES) yield all.slice(at, at + LINES);
}

/** Points and places of last Monday, beside today's. */
export async function gravarSemana(
  tx: Tx,
  uuid: string,
  linhas: readonly LinhaColocada[],
): Promise<void> {
  await tx.run(sql`
    update ranking_linhas l set semana_pontos = null, semana_posicao = null
    where ranking_uuid = ${uuid} and semana_pontos is not null and not exists (
      select 1 from unnest(${linhas.map(({ usuario }) => usuario)}::uuid[]) as x (usuario)
      where x.usuario = l.usuario_uuid)`);
  for (const lote of emLotes(linhas)) {
    await tx.run(sql`
      update ranking_linhas l set semana_pontos = x.pontos, semana_posicao = x.posicao
      from unnest(${lote.map(({ usuario }) => usuario)}::uuid[],
        ${lote.map(({ pontos }) => pontos)}::int[],
        ${lote.map(({ posicao }) => posicao)}::int[]) as x (usuario, pontos, posicao)
      where l.ranking_uuid = ${uuid} and l.usuario_uuid = x.usuario
        and (l.semana_pontos, l.semana_posicao) is distinct from (x.pontos, x.posicao)`);
  }
}

/** How a season ended, in place of what was kept of it. */
export async function gravarTemporada(
  tx: Tx,
  uuid: string,
  temporada: number,
  linhas: readonly LinhaColocada[],
): Promise<void> {
  await tx.run(sql`
    delete from ranking_temporadas where ranking_uuid = ${uuid} and temporada = ${temporada}`);
  for (const placed of emLotes(linhas.filter(({ posicao }) => posicao !== null))) {
    await tx.run(sql`
      insert into ranking_temporadas
      select ${uuid}, ${temporada}, usuario, posicao, pontos, titulos, melhor, jogos, vitorias, empates,
        derrotas, ultimos
      from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as x(usuario uuid, posicao integer,
        pontos integer, titulos integer, melhor integer, jogos integer, vitorias integer, empates integer,
        derrotas integer, ultimos text)`);
  }
}
