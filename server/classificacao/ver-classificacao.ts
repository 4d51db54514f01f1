import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type {
  Classificacao,
  verClassificacao as endpoint,
  quadroDeTabela,
} from '#contract/classificacao.ts';
import type { View } from '#engine/types.ts';
import type { Fase, FaseComTabela } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { VENUE } from '#regras/montagem/palavras.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { certezasDe } from '#server/competicao/certezas.ts';
import { derivar } from '#server/competicao/derivar.ts';
import type { Estado } from '#server/competicao/estado.ts';
import { tabelasDe } from '#server/competicao/linhas.ts';
import { melhoresDe } from '#server/competicao/melhores.ts';
import { findQuadro, type RodadasDaFase, summarizeRounds } from '#server/competicao/queries.ts';
import type { Database } from '#server/database/database.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';

type TabelaMostrada = z.output<typeof quadroDeTabela>;
type Query = Call<typeof endpoint>['query'];

/** The phase asked for, else the last one with a table that has begun. */
export function faseComTabela(
  fases: readonly Fase[],
  rounds: readonly RodadasDaFase[],
  asked?: number,
) {
  const begun = rounds.filter(({ comecou }) => comecou).map(({ fase }) => fase);
  const tables = fases.flatMap((fase, index) => (temTabela(fase) ? [index + 1] : []));
  const number = asked ?? tables.findLast((fase) => begun.includes(fase)) ?? tables[0];
  const fase = number === undefined ? undefined : fases[number - 1];
  if (number === undefined || !fase || !temTabela(fase)) throw new AppError('nao_encontrado');
  return { number, fase };
}

type DaFase = { readonly number: number; readonly fase: FaseComTabela; readonly view: View };

/** A table up to a round, or of home or away matches only. */
function vistaParcial(
  { competicao, fases, dados }: Estado,
  { number, fase, view }: DaFase,
): TabelaMostrada[] {
  const [phase, state] = [competicao.phases[number - 1], fases[number - 1]];
  if (phase?.kind !== 'table' || state?.kind !== 'table') throw new AppError('nao_encontrado');
  return tabelasDe(phase, state, { fase, view, dados });
}

type TabelasGuardadas = { tabelas?: TabelaMostrada[]; empatados?: string[] };

/** The current table is kept; what is certain in it is added. */
async function vistaInteira(
  db: Database,
  campeonato: CampeonatoRow,
  { number, kept }: { number: number; kept: TabelasGuardadas | undefined },
): Promise<TabelaMostrada[]> {
  const marcas = await certezasDe(db, campeonato, number);
  return (kept?.tabelas ?? []).map(({ grupo, linhas }) => ({
    grupo,
    linhas: linhas.map((linha) => ({ ...linha, marca: marcas.get(linha.participante) ?? null })),
  }));
}

function viewOf({ ate_rodada, mando }: Pick<Query, 'ate_rodada' | 'mando'>, rodadas: number): View {
  const isPartial = ate_rodada !== undefined && ate_rodada < rodadas;
  return {
    ...(isPartial && { upToRound: ate_rodada }),
    ...(mando && mando !== 'todos' && { venue: VENUE[mando] }),
  };
}

export async function classificacaoDe(
  db: Database,
  campeonato: CampeonatoRow,
  query: Omit<Query, 'convite' | 'assumir'>,
  request?: FastifyRequest,
): Promise<Classificacao> {
  const { id, fases } = campeonato;
  const rounds = await summarizeRounds(db, id);
  const { number, fase } = faseComTabela(fases, rounds, query.fase);
  const own = rounds.find((round) => round.fase === number);
  const rodadas = fase.tipo === 'suico' ? fase.rodadas : (own?.rodadas ?? 0);
  const view = viewOf(query, rodadas);
  const isWhole = Object.keys(view).length === 0;
  const kept = await findQuadro<TabelasGuardadas>(db, id, number);
  const tabelas = isWhole
    ? await vistaInteira(db, campeonato, { number, kept })
    : await derivar(db, campeonato, request, {
        name: `tabela ${number} ${view.upToRound ?? ''} ${view.venue ?? ''}`,
        derive: (estado) => vistaParcial(estado, { number, fase, view }),
      });
  return {
    fase: number,
    rodada: own?.rodada ?? 1,
    rodadas,
    ate_rodada: view.upToRound ?? rodadas,
    mando: query.mando ?? 'todos',
    tabelas,
    melhores: isWhole ? await melhoresDe(db, campeonato, number) : null,
    empatados: kept?.empatados ?? [],
  };
}

export const verClassificacao: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor, request } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  return { data: await classificacaoDe(db, campeonato, query, request) };
};
