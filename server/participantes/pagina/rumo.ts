// The road to the title of a league: there is no bracket ahead, only the table, the matches to come and the leader.
import type { FastifyRequest } from 'fastify';
import type { PaginaDoParticipante } from '#contract/participante/pagina.ts';
import type { Partida } from '#contract/partidas.ts';
import { alvosDe, isTooEarly, metaDe } from '#regras/montagem/metas.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { porJogar } from '#server/classificacao/por-jogar.ts';
import { derivar } from '#server/competicao/derivar.ts';
import type { Estado } from '#server/competicao/estado.ts';
import { stageOf } from '#server/competicao/linhas.ts';
import type { Database } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { type FasesGuardadas, linhaEm } from './fases-guardadas.ts';

type Rumo = NonNullable<PaginaDoParticipante['rumo']>;

function provado(estado: Estado, team: string): Rumo['titulo'] {
  const { competicao, fases, dados } = estado;
  const [fase, phase, state] = [dados.fases.at(-1), competicao.phases.at(-1), fases.at(-1)];
  if (fase?.tipo !== 'pontos_corridos' || phase?.kind !== 'table' || state?.kind !== 'table') {
    return null;
  }
  const stage = stageOf(phase, state);
  const only = [...state.tables.values()].flat().map((row) => row.team);
  const next = porJogar(estado, fases.length, team).flatMap(
    ({ uuid }) => stage.matches.find(({ id }) => id === uuid) ?? [],
  );
  const disputa = { stage, team, only, next };
  const title = alvosDe(fase, true).find(({ alvo }) => alvo === 'campeao');
  const [found] = title && !isTooEarly(disputa) ? metaDe(disputa, title) : [];
  return found ? { estado: found.estado, vitorias: found.vitorias } : null;
}

type DeQuem = {
  readonly uuid: string;
  readonly partidas: readonly Partida[];
  readonly request: Pick<FastifyRequest, 'ip' | 'visitor'>;
};

/** Who asks for very many of these gets the page without the proof. */
async function tituloDe(db: Database, campeonato: CampeonatoRow, { uuid, request }: DeQuem) {
  try {
    return await derivar(db, campeonato, request, {
      name: `rumo ${uuid}`,
      derive: (estado) => provado(estado, uuid),
    });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const isToCome = ({ placar, wo_de, estado }: Partida) =>
  !placar && !wo_de && estado !== 'cancelada';

/** Only of who plays in it, once a match has been played: before it everybody leads. */
export async function rumoDe(
  db: Database,
  campeonato: CampeonatoRow,
  { fases }: FasesGuardadas,
  quem: DeQuem,
): Promise<Rumo | null> {
  const last = fases.at(-1);
  const found = last && linhaEm(last, quem.uuid);
  if (last?.config.tipo !== 'pontos_corridos' || !found) return null;
  const { linhas } = found.tabela;
  const rival = linhas.find((linha) => linha.participante !== quem.uuid && !linha.situacao);
  if (!rival || linhas.every(({ j }) => j === 0)) return null;
  const restam = quem.partidas.filter((one) => one.fase === last.numero && isToCome(one)).length;
  const { p } = found.linha;
  return {
    rival: rival.participante,
    vantagem: p - rival.p,
    restam,
    maximo: p + restam * last.config.tabela.pontos.vitoria,
    titulo: await tituloDe(db, campeonato, quem),
  };
}
