// What is mathematically certain in a table. It costs more than the table itself, so it is worked out when
// somebody looks, once for each version of the championship.
import type { Linha } from '#contract/classificacao.ts';
import { clinchOf } from '#engine/chances/clinch.ts';
import { makeLedger } from '#engine/tables/ledger.ts';
import type { Ledger } from '#engine/tables/table-shapes.ts';
import type { TeamId } from '#engine/types.ts';
import type { FaseComTabela } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Database } from '#server/database/database.ts';
import { carregarEstado, type Estado } from './estado.ts';
import { stageOf } from './linhas.ts';
import { melhoresNaFase } from './melhores.ts';
import { porVersao } from './por-versao.ts';

type Marcas = ReadonlyMap<TeamId, Linha['marca']>;

type Certeza = {
  readonly ledger: Ledger;
  readonly fase: FaseComTabela;
  readonly isLast: boolean;
  readonly only: readonly TeamId[];
};

/** What no result to come can change any more. */
function marcaDe(team: TeamId, { ledger, fase, isLast, only }: Certeza): Linha['marca'] {
  const state = (from: number, to: number) => clinchOf(ledger, team, { from, to }, { only }).state;
  if (isLast && fase.tipo !== 'grupos' && state(1, 1) === 'certain') return 'campeao';
  const falls = fase.zonas.some(
    ({ tipo, de, ate }) => tipo === 'rebaixa' && state(de, ate) === 'certain',
  );
  if (falls) return 'rebaixado';
  const goesOn = isLast
    ? fase.zonas.find(({ tipo }) => tipo === 'classifica')?.ate
    : fase.classificam;
  if (goesOn === undefined) return null;
  if (state(1, goesOn) === 'certain') return 'classificado';
  if (isLast) return null;
  // The best of the next place go on too: whoever may still come there is not out.
  const reachable = fase.tipo === 'grupos' && fase.melhores > 0 ? goesOn + 1 : goesOn;
  return state(1, reachable) === 'impossible' ? 'eliminado' : null;
}

const DOS_MELHORES = { dentro: 'classificado', fora: 'eliminado', aberto: null } as const;

/** Of those who are compared with others of their place, once no group has a match to come. */
function marcasDosMelhores(estado: Estado, number: number): Marcas {
  const ranking = melhoresNaFase(estado, number);
  if (!ranking?.terminou) return new Map();
  return new Map(
    ranking.linhas.map(({ participante, situacao }) => [participante, DOS_MELHORES[situacao]]),
  );
}

function marcasDe(estado: Estado, number: number): Marcas {
  const { dados, competicao, fases } = estado;
  const index = number - 1;
  const [fase, phase, state] = [dados.fases[index], competicao.phases[index], fases[index]];
  if (!fase || !temTabela(fase) || phase?.kind !== 'table' || state?.kind !== 'table') {
    return new Map();
  }
  const ledger = makeLedger(stageOf(phase, state));
  const isLast = number === fases.length;
  const marcas = new Map(
    [...state.tables.values()].flatMap((rows) => {
      const only = rows.map(({ team }) => team);
      return only.map((team) => [team, marcaDe(team, { ledger, fase, isLast, only })] as const);
    }),
  );
  for (const [team, marca] of marcasDosMelhores(estado, number)) {
    if (!marcas.get(team)) marcas.set(team, marca);
  }
  return marcas;
}

type CampeonatoVersionado = Pick<CampeonatoRow, 'id' | 'fases' | 'versao'>;

export function certezasDe(
  db: Database,
  campeonato: CampeonatoVersionado,
  fase: number,
): Promise<Marcas> {
  return porVersao(db, campeonato, `certezas ${fase}`, async () =>
    marcasDe(await carregarEstado(db, campeonato), fase),
  );
}
