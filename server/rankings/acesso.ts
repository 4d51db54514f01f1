// Who may see and who may change a ranking: the site's own everybody, and its administrators; one of a liga who sees the
// liga, and who runs it.
import { podeNaLiga } from '#regras/liga/permissoes.ts';
import { administracaoDe, recusaAoAdmin } from '#server/campeonatos/administracao.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { Visitor } from '#server/http/session.ts';
import {
  alvoDaLiga,
  pessoaNaLiga,
  quemNaLiga,
  requireLiga,
  requireLigaTrancada,
} from '#server/ligas/acesso.ts';
import { findRanking, lockRanking, type RankingGuardado } from './queries.ts';

export type RankingVisto = RankingGuardado & {
  readonly liga: { readonly uuid: string; readonly nome: string } | null;
  /** May change it. */
  readonly gere: boolean;
};

/** What somebody may not see does not exist for them. */
export async function requireRanking(
  tx: Tx,
  uuid: string,
  visitor: Visitor,
): Promise<RankingVisto> {
  const ranking = await findRanking(tx, uuid);
  if (!ranking) throw new AppError('nao_encontrado');
  if (!ranking.liga_uuid) return { ...ranking, liga: null, gere: administracaoDe(visitor).isAdmin };
  const quem = quemNaLiga(visitor);
  const liga = await requireLiga(tx, ranking.liga_uuid, quem, 'ver');
  const gere = podeNaLiga('editar', pessoaNaLiga(quem, liga.papel), alvoDaLiga(liga));
  return { ...ranking, liga: { uuid: liga.uuid, nome: liga.nome }, gere };
}

/** Held until the transaction ends: the liga first. */
export async function requireRankingTrancado(
  tx: Tx,
  uuid: string,
  visitor: Visitor,
): Promise<RankingGuardado> {
  const found = await findRanking(tx, uuid);
  if (!found) throw new AppError('nao_encontrado');
  if (found.liga_uuid) {
    await requireLigaTrancada(tx, found.liga_uuid, quemNaLiga(visitor), 'editar');
  } else {
    const quem = administracaoDe(visitor);
    if (!quem.isAdmin) throw recusaAoAdmin(quem) ?? new AppError('nao_encontrado');
  }
  const ranking = await lockRanking(tx, uuid);
  if (!ranking) throw new AppError('nao_encontrado');
  return ranking;
}

/** Of a liga: the site's own are not made, changed or taken away. */
export async function requireRankingDaLiga(
  tx: Tx,
  uuid: string,
  visitor: Visitor,
): Promise<RankingGuardado> {
  const ranking = await requireRankingTrancado(tx, uuid, visitor);
  if (!ranking.liga_uuid) throw new AppError('nao_encontrado');
  return ranking;
}
