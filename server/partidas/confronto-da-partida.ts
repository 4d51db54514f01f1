// The tie that a match belongs to: its legs, the sum, and who goes on.
import type { Partida, PartidaInteira } from '#contract/partidas.ts';
import { apelidosDe, confrontosCitados } from '#regras/montagem/apelidos.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import { SITUACAO } from '#regras/montagem/palavras.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { chaveDaFase } from '#server/competicao/chave-da-fase.ts';
import { listPartidasDaFase, listQuadros, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';

type ConfrontoInteiro = NonNullable<PartidaInteira['confronto']>;
type ConfrontoGravado = Pick<ConfrontoInteiro, 'id'> & Partial<Omit<ConfrontoInteiro, 'partidas'>>;

type NaChave = Pick<PartidaInteira, 'etapa' | 'confronto' | 'confrontos'>;

const OUTSIDE: NaChave = { etapa: null, confronto: null, confrontos: {} };

function comPernas(
  id: string,
  guardado: ConfrontoGravado | undefined,
  partidas: Partida[],
): ConfrontoInteiro {
  const { situacao = SITUACAO.waiting, agregado = null, lados = [null, null] } = guardado ?? {};
  const { vencedor = null, decidido_por = null } = guardado ?? {};
  return { id, situacao, agregado, lados, vencedor, decidido_por, partidas };
}

/** Where a match stands in its bracket; nothing of that for one that counts for a table. */
export async function naChave(
  tx: Tx,
  campeonato: CampeonatoRow,
  { fase, confronto: id }: PartidaRow,
): Promise<NaChave> {
  const quadros = id === null ? [] : await listQuadros(tx, campeonato.id);
  const bracket = chaveDaFase(campeonato, quadros, fase);
  if (id === null || !bracket) return OUTSIDE;
  const etapas = etapasDaChave(bracket);
  const rows = await listPartidasDaFase(tx, campeonato.id, fase);
  const legs = rows
    .filter((row) => row.confronto === id)
    .map((row) => apresentarPartida(row, campeonato.fases));
  const { confrontos = [] } = (quadros.find((own) => own.fase === fase)?.dados ?? {}) as {
    confrontos?: readonly ConfrontoGravado[];
  };
  const ties = [...etapas].map(([tie, etapa]) => ({ id: tie, etapa }));
  return {
    etapa: etapas.get(id) ?? null,
    confronto: comPernas(
      id,
      confrontos.find((tie) => tie.id === id),
      legs,
    ),
    confrontos: apelidosDe(ties, confrontosCitados(legs)),
  };
}
