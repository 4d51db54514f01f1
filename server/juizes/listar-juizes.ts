import type { listarJuizes as endpoint } from '#contract/partida/juizes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { verPeloLado } from '#server/vozes/ver-pelo-lado.ts';
import { indicadosPeloLado, listPossiveis } from './queries.ts';

/** For who names somebody, and for the organisation, which reads what they may. */
export const listarJuizes: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const { campeonato, partida, lado } = await verPeloLado(db, params.uuid, visitor);
  const possiveis = await listPossiveis(db, campeonato.id, partida);
  const indicados = lado ? await indicadosPeloLado(db, partida.uuid, lado) : [];
  return { data: possiveis.filter(({ usuario }) => !indicados.includes(usuario)) };
};
