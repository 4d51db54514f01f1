// The tie that a match belongs to: its legs, the sum, and who goes on.
import type { Partida, PartidaInteira } from '#contract/partidas.ts';
import type { Bracket } from '#engine/knockout/bracket.ts';
import { apelidosDe, confrontosCitados } from '#regras/montagem/apelidos.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import { SITUACAO } from '#regras/montagem/palavras.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import {
  type ConfrontoGuardado,
  naRepescagemDe,
  woDuploDe,
} from '#server/chaveamento/o-que-falta.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { chaveDaFase } from '#server/competicao/chave-da-fase.ts';
import { listPartidasDaFase, listQuadros, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';

type ConfrontoInteiro = NonNullable<PartidaInteira['confronto']>;

type NaChave = Pick<PartidaInteira, 'etapa' | 'confronto' | 'confrontos'>;

const OUTSIDE: NaChave = { etapa: null, confronto: null, confrontos: {} };

type DaFase = {
  readonly bracket: Bracket;
  readonly guardados: ReadonlyMap<string, ConfrontoGuardado>;
  readonly partidas: readonly Partida[];
};

/** The final that is played once more, where who came from the lower bracket won this one. */
function segundaFinal(id: string, { bracket, guardados, partidas }: DaFase): string | null {
  const again = bracket.ties.find(({ onlyIfLost }) => onlyIfLost === id)?.id;
  const situacao = guardados.get(again ?? '')?.situacao;
  if (situacao !== SITUACAO.ready && situacao !== SITUACAO.decided) return null;
  return partidas.find(({ confronto }) => confronto === again)?.uuid ?? null;
}

function comPernas(id: string, daFase: DaFase): ConfrontoInteiro {
  const { bracket, guardados } = daFase;
  const {
    situacao = SITUACAO.waiting,
    agregado = null,
    lados = [null, null],
  } = guardados.get(id) ?? {};
  const { vencedor = null, decidido_por = null } = guardados.get(id) ?? {};
  const partidas = daFase.partidas.filter(({ confronto }) => confronto === id);
  const rule = bracket.ties.find((tie) => tie.id === id)?.rule;
  return {
    ...{ id, situacao, agregado, lados, vencedor, decidido_por, partidas },
    wo_duplo: woDuploDe({ situacao, vencedor }, partidas, rule),
    na_repescagem: naRepescagemDe(bracket, guardados)(id),
    segunda_final: segundaFinal(id, daFase),
  };
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
  const partidas = rows
    .filter(({ confronto }) => confronto !== null)
    .map((row) => apresentarPartida(row, campeonato.fases));
  const { confrontos = [] } = (quadros.find((own) => own.fase === fase)?.dados ?? {}) as {
    confrontos?: readonly ConfrontoGuardado[];
  };
  const ties = [...etapas].map(([tie, etapa]) => ({ id: tie, etapa }));
  const guardados = new Map(confrontos.map((tie) => [tie.id, tie]));
  const confronto = comPernas(id, { bracket, guardados, partidas });
  return {
    etapa: etapas.get(id) ?? null,
    confronto,
    confrontos: apelidosDe(ties, confrontosCitados(confronto.partidas)),
  };
}
