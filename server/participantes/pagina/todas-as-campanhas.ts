// Kept for as long as a version of the championship lasts: every list and page of its participants needs them.
import type { CampanhaAteAqui } from '#contract/participante/campanha.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { type Colocacao, colocacoesEm } from '#server/competicao/colocacoes.ts';
import { porVersao } from '#server/competicao/por-versao.ts';
import type { Database } from '#server/database/database.ts';
import { listParticipantes } from '#server/participantes/queries.ts';
import { campanhasDe, porCampanha } from './campanha.ts';
import { guardadoDe } from './fases-guardadas.ts';

/** Of a group the place in it is told; who left a league comes after all others, wherever they stand in its table. */
function comColocacao(
  campanha: CampanhaAteAqui,
  colocacao: Colocacao | undefined,
): CampanhaAteAqui {
  const isOwn = colocacao?.de === colocacao?.ate && campanha.grupo === null;
  const lugares = colocacao ? { de: colocacao.de, ate: colocacao.ate } : null;
  return { ...campanha, colocacao: (isOwn && colocacao?.de) || null, lugares };
}

export function todasAsCampanhas(db: Database, campeonato: CampeonatoRow) {
  return porVersao(db, campeonato, 'campanhas', async () => {
    const guardado = await guardadoDe(db, campeonato);
    const rows = await listParticipantes(db, campeonato.id);
    const confirmados = rows.filter(({ status }) => status === STATUS.confirmado);
    const campanhas = campanhasDe(campeonato, guardado, confirmados);
    const known = await colocacoesEm(db, campeonato);
    const places = new Map(known.map((one) => [one.participante, one]));
    const placeOf = (uuid: string) => places.get(uuid)?.de ?? known.length + 1;
    // A final place tells more than how far they came.
    const ordem = [...campanhas]
      .sort(([one, a], [other, b]) => placeOf(one) - placeOf(other) || porCampanha(guardado, a, b))
      .map(([uuid], index) => [uuid, index] as const);
    return {
      guardado,
      campanhas: new Map(
        [...campanhas].map(([uuid, one]) => [uuid, comColocacao(one, places.get(uuid))]),
      ),
      ordem: new Map(ordem),
    };
  });
}
