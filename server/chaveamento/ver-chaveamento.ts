import type { Confronto, Espera, verChaveamento as endpoint } from '#contract/chaveamento.ts';
import type { Partida } from '#contract/partidas.ts';
import type { Bracket, BracketTie } from '#engine/knockout/bracket.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { alimentadoPor, etapasDaChave, rodadasDaChave } from '#regras/montagem/etapas.ts';
import { CHAVE, SITUACAO } from '#regras/montagem/palavras.ts';
import { vagaDe } from '#regras/montagem/vaga.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { chaveDaFase } from '#server/competicao/chave-da-fase.ts';
import { esperasDe } from '#server/competicao/esperas.ts';
import { listPartidasDaFase, listQuadros } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import {
  type ConfrontoGuardado,
  entreQuem,
  esvaziadoPor,
  faltaEm,
  naRepescagemDe,
  woDuploDe,
} from './o-que-falta.ts';

type ChaveComJogos = {
  readonly guardados: ReadonlyMap<string, ConfrontoGuardado>;
  readonly partidas: readonly Partida[];
  readonly esperas: readonly Espera[];
};

/** A second final shows from the moment that somebody has to play it. */
const NEEDED: ReadonlySet<Confronto['situacao']> = new Set([SITUACAO.ready, SITUACAO.decided]);

/** The match for the third place hangs on no tree: its sides stand as everywhere else, home first. */
function comoNoJogo(tie: Confronto): Confronto {
  const { chave, lados, agregado, partidas } = tie;
  const [first, second] = lados;
  const home = partidas[0]?.mandante.participante ?? null;
  if (chave !== CHAVE.third_place || home === null || home !== second.participante) return tie;
  return {
    ...tie,
    lados: [second, first],
    agregado: agregado && [agregado[1], agregado[0]],
  };
}

function confrontosDe(
  bracket: Bracket,
  { guardados, partidas, esperas }: ChaveComJogos,
): Confronto[] {
  const etapas = etapasDaChave(bracket);
  const rodadas = rodadasDaChave(bracket);
  const matches = Map.groupBy(partidas, ({ confronto }) => confronto);
  const emptied = esvaziadoPor(bracket, guardados);
  const naRepescagem = naRepescagemDe(bracket, guardados);
  const isNeeded = ({ id, onlyIfLost }: BracketTie) =>
    onlyIfLost === undefined || NEEDED.has(guardados.get(id)?.situacao ?? SITUACAO.waiting);
  return bracket.ties.filter(isNeeded).map((tie) => {
    const kept = guardados.get(tie.id);
    const situacao = kept?.situacao ?? SITUACAO.waiting;
    const vencedor = kept?.vencedor ?? null;
    const own = matches.get(tie.id) ?? [];
    const lado = (index: 0 | 1) => {
      const slot = tie.slots[index];
      const participante = kept?.lados[index] ?? null;
      return {
        participante,
        vaga: vagaDe(slot),
        vazio_por: (participante === null && emptied(slot)) || null,
        entre: participante === null ? entreQuem(slot, esperas) : [],
      };
    };
    return comoNoJogo({
      id: tie.id,
      rodada: rodadas.get(tie.id) ?? tie.round,
      etapa: etapas.get(tie.id) ?? '',
      chave: CHAVE[tie.bracket ?? 'main'],
      situacao,
      lados: [lado(0), lado(1)],
      alimentado_por: alimentadoPor(tie),
      agregado: kept?.agregado ?? null,
      vencedor,
      decidido_por: kept?.decidido_por ?? null,
      na_repescagem: naRepescagem(tie.id),
      wo_duplo: woDuploDe({ situacao, vencedor }, own, tie.rule),
      falta: faltaEm({ situacao, vencedor }, own, tie.rule),
      partidas: own,
    });
  });
}

/** The tie that makes the champion is the last one. */
function semCampeao(confrontos: readonly Confronto[]): boolean {
  const last = confrontos.at(-1);
  const isOver = last?.situacao === SITUACAO.decided || last?.situacao === SITUACAO.free_pass;
  return isOver && last.vencedor === null;
}

export const verChaveamento: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  const asked = query.fase ?? campeonato.fases.findIndex((fase) => !temTabela(fase)) + 1;
  const quadros = await listQuadros(db, params.id);
  const bracket = chaveDaFase(campeonato, quadros, asked);
  if (!bracket) throw new AppError('nao_encontrado');
  const dados = quadros.find(({ fase }) => fase === asked)?.dados as
    | { confrontos?: ConfrontoGuardado[]; campeao?: string | null }
    | undefined;
  const rows = await listPartidasDaFase(db, params.id, asked);
  const esperas = await esperasDe(db, campeonato, quadros);
  const confrontos = confrontosDe(bracket, {
    guardados: new Map((dados?.confrontos ?? []).map((tie) => [tie.id, tie])),
    partidas: rows.map((row) => apresentarPartida(row, campeonato.fases)),
    // Of the phase before it, and its own.
    esperas: esperas.filter(({ fase }) => fase === asked || fase === asked - 1),
  });
  return {
    data: {
      fase: asked,
      confrontos,
      campeao: dados?.campeao ?? null,
      sem_campeao: semCampeao(confrontos),
      esperas,
    },
  };
};
