// Kept for as long as a version of the championship lasts: every list and page of its participants needs them.
import { STATUS } from '#regras/participantes/status.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { listColocacoes } from '#server/competicao/colocacoes.ts';
import { porVersao } from '#server/competicao/por-versao.ts';
import type { Database } from '#server/database/database.ts';
import { listParticipantes } from '#server/participantes/queries.ts';
import { campanhasDe, porCampanha } from './campanha.ts';
import { guardadoDe } from './fases-guardadas.ts';

/** Once it is closed everybody has a place, which tells more than how far they came. */
async function lugaresDe(db: Database, { id, estado }: CampeonatoRow) {
  const known = estado === 'encerrado' ? await listColocacoes(db, id) : [];
  const places = new Map(known.map(({ participante, de }) => [participante, de]));
  return (uuid: string) => places.get(uuid) ?? known.length + 1;
}

export function todasAsCampanhas(db: Database, campeonato: CampeonatoRow) {
  return porVersao(db, campeonato, 'campanhas', async () => {
    const guardado = await guardadoDe(db, campeonato);
    const rows = await listParticipantes(db, campeonato.id);
    const confirmados = rows.filter(({ status }) => status === STATUS.confirmado);
    const campanhas = campanhasDe(campeonato, guardado, confirmados);
    const places = await lugaresDe(db, campeonato);
    const ordem = [...campanhas]
      .sort(([one, a], [other, b]) => places(one) - places(other) || porCampanha(guardado, a, b))
      .map(([uuid], index) => [uuid, index] as const);
    return { guardado, campanhas, ordem: new Map(ordem) };
  });
}
