import type { Comparacao, explicarPosicao as endpoint } from '#contract/classificacao.ts';
import { explainOf } from '#engine/tables/explain.ts';
import { makeLedger } from '#engine/tables/ledger.ts';
import type { Ledger } from '#engine/tables/table-shapes.ts';
import type { TeamId } from '#engine/types.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { metasDe } from '#regras/montagem/metas.ts';
import { CRITERIO, DECIDIU } from '#regras/montagem/palavras.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { derivar } from '#server/competicao/derivar.ts';
import type { Estado } from '#server/competicao/estado.ts';
import { stageOf } from '#server/competicao/linhas.ts';
import { summarizeRounds } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { porJogar } from './por-jogar.ts';
import { faseComTabela } from './ver-classificacao.ts';

const MOST_COMPARED = 8;

type TabelaExplicada = { readonly ledger: Ledger; readonly only: readonly TeamId[] };

function compared({ ledger, only }: TabelaExplicada, own: TeamId, other: TeamId): Comparacao {
  const { above, decidedBy, steps, skipped } = explainOf(ledger, own, other, { only });
  return {
    participante: other,
    acima: above === undefined ? null : above === own,
    decidiu: decidedBy ? DECIDIU[decidedBy] : null,
    passos: steps.map(({ criterion, values }) => ({
      criterio: CRITERIO[criterion],
      valores: [...values] as [number, number],
    })),
    pulados: skipped.map((criterion) => CRITERIO[criterion]),
  };
}

/** Beside those right above and below, and those level with it on points; what comes next, and what is open. */
function explicacao(estado: Estado, number: number, participante: TeamId) {
  const { competicao, fases, dados } = estado;
  const index = number - 1;
  const [fase, phase, state] = [dados.fases[index], competicao.phases[index], fases[index]];
  if (!fase || !temTabela(fase) || phase?.kind !== 'table' || state?.kind !== 'table') {
    throw new AppError('nao_encontrado');
  }
  const rows = [...state.tables.values()].find((table) =>
    table.some(({ team }) => team === participante),
  );
  const place = rows?.findIndex(({ team }) => team === participante) ?? -1;
  const own = rows?.[place];
  if (!rows || !own) throw new AppError('nao_encontrado');
  const stage = stageOf(phase, state);
  const only = rows.map(({ team }) => team);
  const beside = (team: TeamId) => compared({ ledger: makeLedger(stage), only }, own.team, team);
  const level = rows.filter(({ team, points }) => team !== own.team && points === own.points);
  const coming = porJogar(estado, number, participante);
  const [first] = coming;
  const next = coming.flatMap(({ uuid }) => stage.matches.find(({ id }) => id === uuid) ?? []);
  return {
    posicao: own.position,
    vizinhos: [rows[place - 1], rows[place + 1]].flatMap((row) => (row ? [beside(row.team)] : [])),
    comparacoes: level.slice(0, MOST_COMPARED).map(({ team }) => beside(team)),
    proximo: first ? apresentarPartida(first, dados.fases) : null,
    restam: coming.length,
    metas: own.struckOff
      ? []
      : metasDe({ stage, team: participante, only, next }, fase, number === fases.length),
  };
}

export const explicarPosicao: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor, request } = call;
  const { participante } = query;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  const rounds = await summarizeRounds(db, params.id);
  const { number } = faseComTabela(campeonato.fases, rounds, query.fase);
  const data = await derivar(db, campeonato, request, {
    name: `explicacao ${number} ${participante}`,
    derive: (estado) => explicacao(estado, number, participante),
  });
  return { data };
};
