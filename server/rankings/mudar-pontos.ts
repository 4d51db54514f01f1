// What was added or taken by hand shows at once; where it belongs to a day before, the ranking is reckoned anew.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { refazerLinhasDe } from './linhas-de.ts';
import { type RankingGuardado, updateRanking } from './queries.ts';
import { refazer } from './tarefas.ts';

export async function mudarPontos(
  tx: Tx,
  jobs: Services['jobs'],
  ranking: RankingGuardado,
  { pessoa, dia }: { readonly pessoa: string; readonly dia: string },
): Promise<void> {
  const { uuid, sujo, semana } = ranking;
  if (!sujo && dia === ranking.dia) return refazerLinhasDe(tx, ranking, [pessoa]);
  if (!sujo && ranking.tipo === 'elo' && dia >= (semana ?? '')) {
    return refazerLinhasDe(tx, ranking, [pessoa]);
  }
  await updateRanking(tx, uuid, sql`sujo = true`);
  await jobs.enqueue(tx, refazer, { ranking: uuid });
}
