// Brings a ranking up to what a championship says now, whatever changed in it. What comes after everything that its
// people have played is reckoned at once; a change further back has the ranking reckoned anew by a job, and meanwhile
// whatever else changes waits.
import sql from 'sql-template-tag';
import { comecoDoDia, temporadaDe } from '#regras/ranking/calendario.ts';
import type { Forca } from '#regras/ranking/elo.ts';
import type { RegrasDoElo } from '#regras/ranking/regras.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { apagarFontes, inserirFontes, trocarColocacoes } from './gravar.ts';
import { refazerLinhasDe } from './linhas-de.ts';
import {
  type FonteRow,
  listFontesDe,
  listRankingsDe,
  lockRanking,
  type RankingGuardado,
  updateRanking,
} from './queries.ts';
import { avaliar } from './tabela.ts';
import {
  colocacoesQueContam,
  type DiferencaDePartida,
  diferencasDePartidas,
  type PartidaQueConta,
} from './verdade.ts';

const SEM_FORCA = {
  ...{ mandante_antes: null, mandante_depois: null },
  ...{ visitante_antes: null, visitante_depois: null },
};

const fonteDe = (partida: PartidaQueConta): FonteRow => ({ ...partida, ...SEM_FORCA });

const pessoasDe = (mudancas: readonly DiferencaDePartida[]): string[] => [
  ...new Set(
    mudancas.flatMap(({ antes, depois }) =>
      [antes, depois].flatMap((one) => (one ? [one.mandante_uuid, one.visitante_uuid] : [])),
    ),
  ),
];

type Vez = Pick<FonteRow, 'em' | 'partida_uuid'>;

const isAfter = (a: Vez, b: Vez) => {
  const [one, other] = [Date.parse(a.em), Date.parse(b.em)];
  return one > other || (one === other && a.partida_uuid > b.partida_uuid);
};

/** Ratings of these people after the matches that stay as they are, and the last of each. */
function ateAqui(fontes: readonly FonteRow[]) {
  const forcas = new Map<string, Forca>();
  const ultima = new Map<string, FonteRow>();
  const played = new Map<string, number>();
  for (const fonte of fontes) {
    for (const [who, rating] of [
      [fonte.mandante_uuid, fonte.mandante_depois ?? 0],
      [fonte.visitante_uuid, fonte.visitante_depois ?? 0],
    ] as const) {
      const matches = (played.get(who) ?? 0) + 1;
      played.set(who, matches);
      forcas.set(who, { team: who, rating, matches, peak: rating, last: 0 });
      ultima.set(who, fonte);
    }
  }
  return { forcas, ultima };
}

/** The new matches with their ratings; undefined where somebody has played since. */
async function noFim(
  tx: Tx,
  { uuid, regras }: { readonly uuid: string; readonly regras: RegrasDoElo },
  mudancas: readonly DiferencaDePartida[],
): Promise<FonteRow[] | undefined> {
  const changed = new Set(mudancas.map(({ partida_uuid }) => partida_uuid));
  const people = new Set(pessoasDe(mudancas));
  const kept = (await listFontesDe(tx, uuid, [...people])).filter(
    ({ partida_uuid }) => !changed.has(partida_uuid),
  );
  // Only the side that was asked for: of the others not all matches are here.
  const { forcas, ultima } = ateAqui(kept);
  const isLast = (one: PartidaQueConta) =>
    [one.mandante_uuid, one.visitante_uuid].every((who) => {
      const last = ultima.get(who);
      return !last || isAfter(one, last);
    });
  const touched = mudancas.flatMap(({ antes, depois }) =>
    [antes, depois].filter((one) => one !== null),
  );
  if (!touched.every(isLast)) return undefined;
  const novas = mudancas.flatMap(({ depois }) => (depois ? [depois] : []));
  return novas
    .toSorted((a, b) => (isAfter(a, b) ? 1 : -1))
    .map((partida) => avaliar(forcas, regras, fonteDe(partida)));
}

/** Whether all of it could be reckoned here and now. */
async function conferirPartidas(
  tx: Tx,
  ranking: RankingGuardado,
  mudancas: readonly DiferencaDePartida[],
): Promise<boolean> {
  const { uuid, regras, dia } = ranking;
  if (mudancas.length === 0 || regras.tipo !== 'elo') return true;
  const year = Number(dia?.slice(0, 4));
  const isOld = mudancas.some(({ antes, depois }) =>
    [antes, depois].some((one) => one !== null && temporadaDe(one.em) < year),
  );
  const rated = isOld ? undefined : await noFim(tx, { uuid, regras }, mudancas);
  await apagarFontes(tx, uuid, mudancas);
  const raw = () => mudancas.flatMap(({ depois }) => (depois ? [fonteDe(depois)] : []));
  await inserirFontes(tx, uuid, rated ?? raw());
  return rated !== undefined;
}

const isSemana = ({ semana }: RankingGuardado, mudancas: readonly DiferencaDePartida[]) => {
  const monday = Date.parse(comecoDoDia(semana ?? '1970-01-05'));
  return mudancas.some(({ antes, depois }) =>
    [antes, depois].some((one) => one !== null && Date.parse(one.em) < monday),
  );
};

export type Conferido = 'igual' | 'feito' | 'refazer' | 'depois';

type ColocacaoGuardada = { usuario_uuid: string; chave: string };

async function conferirColocacoes(tx: Tx, ranking: RankingGuardado, id: string) {
  const now = await colocacoesQueContam(tx, ranking, [id]);
  const chaveDe = (k: (typeof now)[number]) =>
    [k.usuario_uuid, k.de, k.ate, k.entre, k.pontos, k.dia].join(' ');
  const kept = await tx.rows<ColocacaoGuardada>(sql`
    select usuario_uuid, concat_ws(' ', usuario_uuid, de, ate, entre, pontos, dia) as chave
    from ranking_colocacoes where ranking_uuid = ${ranking.uuid} and campeonato_id = ${id}`);
  const wanted = new Set(now.map(chaveDe));
  const isSame = kept.length === wanted.size && kept.every(({ chave }) => wanted.has(chave));
  if (isSame) return { pessoas: [], dias: [] };
  await trocarColocacoes(tx, ranking.uuid, [id], now);
  const before = kept.map(({ chave }) => chave.slice(chave.lastIndexOf(' ') + 1));
  return {
    pessoas: [...kept, ...now].map(({ usuario_uuid }) => usuario_uuid),
    dias: [...before, ...now.map(({ dia }) => dia)],
  };
}

/** In one transaction that holds the ranking. */
export async function conferirEm(tx: Tx, uuid: string, id: string): Promise<Conferido> {
  const ranking = await lockRanking(tx, uuid);
  if (!ranking) return 'igual';
  if (ranking.sujo) {
    await tx.run(sql`
      insert into ranking_a_conferir values (${uuid}, ${id}) on conflict do nothing`);
    return 'depois';
  }
  const mudancas = await diferencasDePartidas(tx, ranking, [id]);
  const isAtEnd = await conferirPartidas(tx, ranking, mudancas);
  const { pessoas, dias } = await conferirColocacoes(tx, ranking, id);
  if (mudancas.length === 0 && pessoas.length === 0) return 'igual';
  const year = ranking.dia?.slice(0, 4) ?? '';
  // Of another season, or of a day that the ranking has not come to yet.
  const isElsewhere = (dia: string) =>
    dia.slice(0, 4) < year || (ranking.tipo === 'posicao' && dia > (ranking.dia ?? ''));
  if (!isAtEnd || dias.some(isElsewhere)) {
    await updateRanking(tx, uuid, sql`sujo = true`);
    return 'refazer';
  }
  await refazerLinhasDe(tx, ranking, [...new Set([...pessoasDe(mudancas), ...pessoas])]);
  const isBeforeMonday =
    isSemana(ranking, mudancas) || dias.some((dia) => dia < (ranking.semana ?? ''));
  if (!isBeforeMonday) {
    await updateRanking(tx, uuid, sql`calculado_em = agora()`);
    return 'feito';
  }
  await updateRanking(tx, uuid, sql`calculado_em = agora(), semana_pedida = semana_pedida + 1`);
  return 'refazer';
}

/** For every ranking that it may count for; gives those that have to be reckoned anew. */
export async function conferirCampeonato(db: Database, id: string): Promise<string[]> {
  const again: string[] = [];
  for (const { uuid } of await listRankingsDe(db, id)) {
    const done = await db.transaction((tx) => conferirEm(tx, uuid, id));
    if (done === 'refazer') again.push(uuid);
  }
  return again;
}
