// The state of a championship as the engine derives it from what is stored. Reads only.

import { channel } from 'node:diagnostics_channel';
import { type Competition, competitionState, type PhaseState } from '#engine/competition.ts';
import { competicaoDe, type DadosDaCompeticao } from '#regras/montagem/competicao.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { findGuardado, type Guardado, type PartidaRow } from './queries.ts';

export type DadosDoCampeonato = Omit<DadosDaCompeticao, 'partidas' | 'punicoes'> & {
  readonly partidas: readonly PartidaRow[];
} & Pick<Guardado, 'punicoes' | 'punicoesDesfeitas'>;

export type Estado = {
  readonly dados: DadosDoCampeonato;
  readonly competicao: Competition;
  readonly fases: readonly PhaseState[];
};

/** What is stored: what the state is derived from, and the tables and brackets as last derived. */
export type Carregado = {
  readonly dados: DadosDoCampeonato;
  readonly quadros: ReadonlyMap<number, unknown>;
  /** Of `dados`, where somebody has derived it already. */
  readonly estado?: Estado;
};

type CampeonatoComFases = Pick<CampeonatoRow, 'id' | 'fases'>;

export async function carregar(
  tx: Tx,
  { id, fases }: CampeonatoComFases,
  comPartidas = true,
): Promise<Carregado> {
  const { quadros, ...guardado } = await findGuardado(tx, id, comPartidas);
  const byPhase = new Map(quadros.map((quadro) => [quadro.fase, quadro]));
  return {
    dados: {
      ...guardado,
      fases,
      sorteados: fases.map((_, index) => byPhase.get(index + 1)?.entrantes ?? undefined),
      desempates: fases.map((_, index) => byPhase.get(index + 1)?.desempate ?? undefined),
    },
    quadros: new Map(quadros.map(({ fase, dados }) => [fase, dados])),
  };
}

export const carregarDados = async (
  tx: Tx,
  campeonato: CampeonatoComFases,
): Promise<DadosDoCampeonato> => (await carregar(tx, campeonato)).dados;

/** What measures the product counts here; it costs nothing where nobody listens. */
export const DERIVOU = 'tabelao:derivou';
const derivou = channel(DERIVOU);

export function estadoDe(dados: DadosDoCampeonato): Estado {
  derivou.publish(null);
  const competicao = competicaoDe(dados);
  return { dados, competicao, fases: competitionState(competicao) };
}

export async function carregarEstado(tx: Tx, campeonato: CampeonatoComFases): Promise<Estado> {
  return estadoDe(await carregarDados(tx, campeonato));
}
