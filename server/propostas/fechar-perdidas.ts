// After a write: proposals whose match was played, is gone or somebody else's wait for nobody. They stay in the log;
// where the match is no longer theirs, the two who met there are told.
import type { CampeonatoNomeado } from '#server/campeonatos/avisar-participantes.ts';
import type { Tx } from '#server/database/database.ts';
import { desmarcarPrazo } from '#server/prazos/marcar.ts';
import { falamPor, vozesDe } from '#server/vozes/vozes.ts';
import { avisarAcordo } from './avisar-acordo.ts';
import { closeLost } from './queries.ts';

export async function fecharPerdidas(tx: Tx, campeonato: CampeonatoNomeado): Promise<void> {
  const lost = await closeLost(tx, campeonato.id);
  for (const { uuid } of lost) await desmarcarPrazo(tx, { tipo: 'proposta', objeto: uuid });
  const changed = lost.filter(({ segue_deles }) => !segue_deles);
  const matches = Map.groupBy(changed, ({ partida_uuid }) => partida_uuid);
  for (const [uuid, [first]] of matches) {
    if (!first) continue;
    // As it was: whoever is told met there.
    const partida = { ...first, uuid };
    const vozes = await vozesDe(tx, first);
    const para = [...falamPor(vozes, 'mandante'), ...falamPor(vozes, 'visitante')];
    await avisarAcordo(tx, campeonato, { tipo: 'proposta_perdida', partida, para, horarios: [] });
  }
}
