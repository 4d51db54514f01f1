import type { explicarPosicao as endpoint } from '#contract/classificacao.ts';
import { explainOf } from '#engine/tables/explain.ts';
import { makeLedger } from '#engine/tables/ledger.ts';
import type { TeamId } from '#engine/types.ts';
import { CRITERIO, DECIDIU } from '#regras/montagem/palavras.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { derivar } from '#server/competicao/derivar.ts';
import type { Estado } from '#server/competicao/estado.ts';
import { stageOf } from '#server/competicao/linhas.ts';
import { summarizeRounds } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { faseComTabela } from './ver-classificacao.ts';

const MOST_COMPARED = 8;

/** Beside those level with them on points. */
function explicacao({ competicao, fases }: Estado, number: number, participante: TeamId) {
  const [phase, state] = [competicao.phases[number - 1], fases[number - 1]];
  if (phase?.kind !== 'table' || state?.kind !== 'table') throw new AppError('nao_encontrado');
  const rows = [...state.tables.values()].find((table) =>
    table.some(({ team }) => team === participante),
  );
  const own = rows?.find(({ team }) => team === participante);
  if (!rows || !own) throw new AppError('nao_encontrado');
  const ledger = makeLedger(stageOf(phase, state));
  const only = rows.map(({ team }) => team);
  const level = rows.filter(({ team, points }) => team !== own.team && points === own.points);
  const comparacoes = level.slice(0, MOST_COMPARED).map(({ team }) => {
    const { above, decidedBy, steps, skipped } = explainOf(ledger, own.team, team, { only });
    return {
      participante: team,
      acima: above === undefined ? null : above === own.team,
      decidiu: decidedBy ? DECIDIU[decidedBy] : null,
      passos: steps.map(({ criterion, values }) => ({
        criterio: CRITERIO[criterion],
        valores: [...values] as [number, number],
      })),
      pulados: skipped.map((criterion) => CRITERIO[criterion]),
    };
  });
  return { posicao: own.position, comparacoes };
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
