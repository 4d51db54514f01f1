// The tables of a scenario, with what moved against today.
import type { Standing, TeamId } from '#engine/types.ts';
import type { FaseComTabela, Zona } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { grupoVisto } from '#regras/montagem/competicao.ts';
import type { CenarioMontado } from './montado.ts';

type LinhaDoCenario = {
  readonly participante: TeamId;
  readonly posicao: number;
  /** Places gained against today. */
  readonly subiu: number;
  readonly p: number;
  readonly j: number;
  readonly v: number;
  readonly sg: number;
  readonly zona: Zona['tipo'] | null;
};

export type TabelaDoCenario = {
  readonly fase: number;
  readonly grupo: string | null;
  readonly linhas: readonly LinhaDoCenario[];
};

/** Where everybody stands today, to tell who moved. */
export type Hoje = ReadonlyMap<string, number>;

const chaveDe = (fase: number, team: TeamId) => `${fase} ${team}`;

export const hojeEm = ({ tabelas }: { readonly tabelas: readonly TabelaDoCenario[] }): Hoje =>
  new Map(
    tabelas.flatMap(({ fase, linhas }) =>
      linhas.map(({ participante, posicao }) => [chaveDe(fase, participante), posicao] as const),
    ),
  );

/** Zones of the organisers; where they drew none, the places that lead on. */
function zonaEm(fase: FaseComTabela, isLast: boolean, posicao: number): Zona['tipo'] | null {
  if (fase.zonas.length === 0 && !isLast) return posicao <= fase.classificam ? 'classifica' : null;
  return fase.zonas.find(({ de, ate }) => posicao >= de && posicao <= ate)?.tipo ?? null;
}

type Tabelado = {
  readonly numero: number;
  readonly fase: FaseComTabela;
  readonly isLast: boolean;
  readonly rows: readonly Standing[];
};

/** Those who share a place are in a zone only if all of them fit, as in the table of the championship. */
function zonaDe({ position }: Standing, { fase, isLast, rows }: Tabelado): Zona['tipo'] | null {
  const sharing = rows.filter((other) => other.position === position).length;
  const zona = zonaEm(fase, isLast, position);
  return zona === zonaEm(fase, isLast, position + sharing - 1) ? zona : null;
}

function linhaDe(row: Standing, tabelado: Tabelado, hoje: Hoje): LinhaDoCenario {
  const { team, position, points, played, wins, goalsFor, goalsAgainst } = row;
  return {
    participante: team,
    posicao: position,
    subiu: (hoje.get(chaveDe(tabelado.numero, team)) ?? position) - position,
    p: points,
    j: played,
    v: wins,
    sg: goalsFor - goalsAgainst,
    zona: zonaDe(row, tabelado),
  };
}

export function tabelasDe({ dados, fases }: CenarioMontado, hoje: Hoje): TabelaDoCenario[] {
  return fases.flatMap((state, index) => {
    const fase = dados.fases[index];
    if (state.kind !== 'table' || !fase || !temTabela(fase)) return [];
    const own = { numero: index + 1, fase, isLast: index + 1 === fases.length };
    return [...state.tables].map(([id, rows]) => ({
      fase: own.numero,
      grupo: grupoVisto(id),
      linhas: rows.map((row) => linhaDe(row, { ...own, rows }, hoje)),
    }));
  });
}
