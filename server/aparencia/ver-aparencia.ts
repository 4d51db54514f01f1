import type {
  AparenciaParaMudar,
  verAparencia as endpoint,
} from '#contract/campeonato/aparencia.ts';
import { SEM_APARENCIA } from '#regras/aparencia/aparencia.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';

export const aparenciaDe = ({ aparencia }: Pick<CampeonatoVisto, 'aparencia'>) =>
  aparencia ?? SEM_APARENCIA;

/** With whether the plan of the owner allows more. */
export async function apresentarAparencia(
  tx: Tx,
  campeonato: Pick<CampeonatoVisto, 'aparencia' | 'dono_uuid'>,
): Promise<AparenciaParaMudar> {
  const { aparencia: permitida } = await limitesDaPessoa(tx, campeonato.dono_uuid);
  const { patrocinadores, ...rest } = aparenciaDe(campeonato);
  return { ...rest, patrocinadores: [...patrocinadores], permitida };
}

export const verAparencia: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'editar');
  return { data: await apresentarAparencia(db, campeonato) };
};
