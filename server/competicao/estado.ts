// The state of a championship as the engine derives it from what is stored. Reads only.

import { type Competition, competitionState, type PhaseState } from '#engine/competition.ts';
import { competicaoDe, type Dados } from '#regras/montagem/competicao.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import {
  countConfirmed,
  listDesistencias,
  listPartidas,
  listPunicoes,
  listQuadros,
  type PartidaRow,
} from './queries.ts';

export type DadosDoCampeonato = Omit<Dados, 'partidas'> & {
  readonly partidas: readonly PartidaRow[];
};

export type Estado = {
  readonly dados: DadosDoCampeonato;
  readonly competicao: Competition;
  readonly fases: readonly PhaseState[];
};

type Alvo = Pick<CampeonatoRow, 'id' | 'fases'>;

export async function carregarDados(tx: Tx, { id, fases }: Alvo): Promise<DadosDoCampeonato> {
  const quadros = new Map((await listQuadros(tx, id)).map((quadro) => [quadro.fase, quadro]));
  return {
    fases,
    participantes: await countConfirmed(tx, id),
    sorteados: fases.map((_, index) => quadros.get(index + 1)?.entrantes ?? undefined),
    desempates: fases.map((_, index) => quadros.get(index + 1)?.desempate ?? undefined),
    partidas: await listPartidas(tx, id),
    punicoes: await listPunicoes(tx, id),
    desistencias: await listDesistencias(tx, id),
  };
}

export function estadoDe(dados: DadosDoCampeonato): Estado {
  const competicao = competicaoDe(dados);
  return { dados, competicao, fases: competitionState(competicao) };
}

export async function carregarEstado(tx: Tx, campeonato: Alvo): Promise<Estado> {
  return estadoDe(await carregarDados(tx, campeonato));
}
