import type { gerarRodada as endpoint } from '#contract/rodadas.ts';
import { nextSwissRound, type SwissEntrant, type SwissRound } from '#engine/pairing/swiss.ts';
import type { FaseDe } from '#regras/configuracao/fases.ts';
import { feita } from '#regras/montagem/partida-feita.ts';
import { tableRulesOf } from '#regras/montagem/regras-do-motor.ts';
import { FOLGA, vagaDo } from '#regras/montagem/vaga.ts';
import { datarRodada } from '#server/agenda/datar-rodada.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import {
  avisarParticipantes,
  type CampeonatoNomeado,
} from '#server/campeonatos/avisar-participantes.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { carregarEstado, type Estado } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { requireSemAbertos } from '#server/informes/require-sem-abertos.ts';
import { novaPartida } from '#server/sorteio/partidas-do-plano.ts';

type DaRodada = Pick<Parameters<typeof avisarParticipantes>[2], 'por' | 'rodada'>;

type Proxima = { readonly fase: number; readonly rodada: number; readonly config: FaseDe<'suico'> };

/** The Swiss phase whose last round is over and that has another to come. */
function proximaDe({ dados }: Estado): Proxima {
  for (const [index, config] of dados.fases.entries()) {
    if (config.tipo !== 'suico') continue;
    const own = dados.partidas.filter(({ fase }) => fase === index + 1);
    const rodada = 1 + Math.max(0, ...own.map((partida) => partida.rodada));
    if (!own.every(feita))
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.rodada_aberta' } });
    if (rodada <= config.rodadas) return { fase: index + 1, rodada, config };
  }
  throw new AppError('estado_mudou', { text: { key: 'campeonatos.rodada_ultima' } });
}

function pair({ competicao, fases }: Estado, { fase, rodada, config }: Proxima): SwissRound {
  const [phase, state] = [competicao.phases[fase - 1], fases[fase - 1]];
  if (phase?.kind !== 'table' || state?.kind !== 'table') throw new Error('not a table');
  const known = [...state.tables.values()].flat().length;
  if (phase.groups.flatMap((group) => group.entrants).length > known) {
    throw new AppError('estado_mudou', { text: { key: 'campeonatos.rodada_aberta' } });
  }
  const { withdrawals = [] } = phase.stage;
  const left = new Map(withdrawals.map(({ team, afterRound }) => [team, afterRound ?? 0]));
  const entrants = [...state.tables.values()].flat().map(({ team }): SwissEntrant => {
    const until = left.get(team);
    return until === undefined ? { team } : { team, until };
  });
  const round = nextSwissRound({
    entrants,
    round: rodada,
    matches: phase.stage.matches.filter(({ result }) => result),
    byes: phase.stage.byes ?? [],
    rules: tableRulesOf(config.tabela),
    rematches: 'if_unavoidable',
  });
  if (round.ok) return round.value;
  throw new AppError('estado_mudou', { text: { key: 'campeonatos.rodada_sem_pares' } });
}

function rowsOf(
  { pairings, bye }: SwissRound,
  { fase, rodada }: Proxima,
  from: number,
): PartidaRow[] {
  const common = { fase, grupo: null, rodada, confronto: null, perna: 1 };
  const rows = pairings.map(({ home, away }, index) =>
    novaPartida({
      ...common,
      ordem: from + index,
      vaga_mandante: vagaDo(home),
      vaga_visitante: vagaDo(away),
    }),
  );
  if (bye === undefined) return rows;
  const rest = { vaga_mandante: vagaDo(bye), vaga_visitante: FOLGA };
  return [...rows, novaPartida({ ...common, ...rest, ordem: from + rows.length })];
}

/** Pairs the next round of a Swiss phase. Called with the championship locked. */
export async function novaRodada(tx: Tx, campeonato: Pick<CampeonatoRow, 'id' | 'fases'>) {
  const estado = await carregarEstado(tx, campeonato);
  const next = proximaDe(estado);
  const own = estado.dados.partidas.filter(({ fase }) => fase === next.fase);
  const from = 1 + Math.max(0, ...own.map(({ ordem }) => ordem));
  const pares = pair(estado, next);
  await atualizarQuadros(tx, campeonato, rowsOf(pares, next, from));
  return { data: { fase: next.fase, rodada: next.rodada }, pares };
}

/** Who plays hears of somebody to meet, who rests of that; who left of neither. */
async function avisarRodada(
  tx: Tx,
  campeonato: CampeonatoNomeado,
  { pares: { pairings, bye }, ...fato }: { pares: SwissRound } & DaRodada,
): Promise<void> {
  const jogam = pairings.flatMap(({ home, away }) => [home, away]);
  await avisarParticipantes(tx, campeonato, { aviso: 'rodada', ...fato, entre: jogam });
  if (bye) await avisarParticipantes(tx, campeonato, { aviso: 'folga', ...fato, entre: [bye] });
}

export const gerarRodada: Handler<typeof endpoint> = async (services, { params, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, quem, registrar }) => {
    if (campeonato.estado !== 'andamento') {
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.rodada_fora_de_hora' } });
    }
    await requireSemAbertos(tx, params.id);
    const { data, pares } = await novaRodada(tx, campeonato);
    await datarRodada(tx, campeonato, data);
    await atualizarQuadros(tx, campeonato);
    await registrar({ acao: 'gerar-rodada', depois: data });
    await avisarRodada(tx, campeonato, { pares, por: quem.user?.uuid, rodada: data });
    return { data };
  });
};
