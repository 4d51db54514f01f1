// The frame of every move of a match by somebody who plays or organises it: the championship locked, what is
// known of the match read under the lock, the move, and the match as it is then.
import type { VidaDaPartida } from '#contract/partida/vida.ts';
import type { Partida } from '#contract/partidas.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import type { Acao } from '#regras/permissoes.ts';
import {
  type Movimento,
  RECUSAS_DE_QUEM,
  type RecusaDaVida,
  recusaDe,
} from '#regras/vida/movimentos.ts';
import { type Informado, type LadoDoJogo, ladoDe } from '#regras/vida/partida.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { partidaLembrada } from '#server/competicao/memoria.ts';
import { findPartida, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { Visitor } from '#server/http/session.ts';
import { requireCampeonatoDaPartida } from '#server/partidas/require-partida.ts';
import { listVozes, type VozDoLado } from '#server/vozes/vozes.ts';
import type { MessageKey } from '#textos/messages.ts';
import { apresentarVida, lerVida, type VidaLida } from './apresentar-vida.ts';
import { CALADA, deletePrazosDaVida, findVida, type VidaGuardada } from './queries.ts';

export type Lance = VidaLida & { readonly escrita: Escrita; readonly partida: PartidaRow };

/** A match whose life is known, as who writes sees it. */
export function lanceCom(escrita: Escrita, partida: PartidaRow, guardada: VidaGuardada): Lance {
  const { campeonato, quem } = escrita;
  return { escrita, partida, ...lerVida(campeonato, partida, { guardada, quem }) };
}

/** What was asked for together with the lock, and as what the match was known then. */
export type Pedida<T> = { readonly partida: PartidaRow; readonly resposta: Promise<T> };

/** About a match that is remembered here, before it is known whether it still is so. */
export function pedirSobre<T>(
  partida: PartidaRow | undefined,
  ask: (partida: PartidaRow) => Promise<T>,
): Pedida<T> | undefined {
  if (!partida) return undefined;
  const resposta = ask(partida);
  // Where nobody comes to read it, something before it failed.
  resposta.catch(() => {});
  return { partida, resposta };
}

const isAskedBy = (one: PartidaRow, other: PartidaRow) =>
  one.mandante === other.mandante &&
  one.visitante === other.visitante &&
  one.prazo_at === other.prazo_at;

async function lanceDe(
  escrita: Escrita,
  partida: PartidaRow,
  pedida?: Pedida<VidaGuardada>,
): Promise<Lance> {
  const { tx, campeonato } = escrita;
  const isAnswer = pedida && isAskedBy(pedida.partida, partida);
  const guardada = await (isAnswer ? pedida.resposta : findVida(tx, campeonato.id, partida));
  return lanceCom(escrita, partida, guardada);
}

const isWaiting = ({ estado }: PartidaRow) => estado === 'informada' || estado === 'contestada';

/** For who enters a result: about a match of which nobody waits for an answer, who speaks for its sides says
 * everything. */
export async function lanceDeQuemLanca(
  escrita: Escrita,
  partida: PartidaRow,
  pedidas?: Pedida<VozDoLado[]>,
): Promise<Lance> {
  if (isWaiting(partida)) return lanceDe(escrita, partida);
  const { tx, campeonato } = escrita;
  const isAnswer = pedidas && isAskedBy(pedidas.partida, partida);
  const vozes = await (isAnswer ? pedidas.resposta : listVozes(tx, partida));
  return lanceCom(escrita, partida, { ...CALADA, agora: campeonato.agora, vozes });
}

export async function lerLance(
  escrita: Escrita,
  uuid: string,
  pedida?: Pedida<VidaGuardada>,
): Promise<Lance> {
  const partida = await escrita.partida(uuid);
  if (!partida || ehFolga(partida)) throw new AppError('nao_encontrado');
  return lanceDe(escrita, partida, pedida);
}

/** After a move, in one wait: asked as the match was, and once more where the move changed what is asked by. */
export async function lerDepois({ escrita, partida: antes }: Lance): Promise<Lance> {
  const { tx, campeonato } = escrita;
  await deletePrazosDaVida(tx, [antes.uuid]);
  const resposta = findVida(tx, campeonato.id, antes);
  const [partida] = await Promise.all([findPartida(tx, antes.uuid), resposta]);
  if (!partida || ehFolga(partida)) throw new AppError('nao_encontrado');
  return lanceDe(escrita, partida, { partida: antes, resposta });
}

type Movida = { readonly partida: Partida; readonly vida: VidaDaPartida };

const mostrar = ({ escrita: { campeonato }, partida, ...vida }: Lance): Movida => ({
  partida: apresentarPartida(partida, campeonato.fases),
  vida: apresentarVida(campeonato, vida),
});

/** As it is now, for who acted on something else. */
export const mudouDesde = (lance: Lance, key: MessageKey) =>
  new AppError('estado_mudou', { text: { key }, data: mostrar(lance) });

const isOfWho = (recusa: RecusaDaVida) => RECUSAS_DE_QUEM.some((one) => one === recusa);

export function requireMovimento(
  lance: Lance,
  movimento: Movimento,
  informado?: Informado | undefined,
  provaNova?: boolean,
): void {
  const { voz, fatos, escrita } = lance;
  const { regras } = escrita.campeonato;
  const recusa = recusaDe(movimento, { voz, fatos, regras, informado, provaNova });
  if (!recusa) return;
  const key = `vida.recusa.${recusa}` as const;
  throw isOfWho(recusa) ? new AppError('proibido', { text: { key } }) : mudouDesde(lance, key);
}

/** The side of who moves, once it is known that they have one. */
export function ladoDoLance({ voz }: Lance): LadoDoJogo {
  const lado = ladoDe(voz);
  if (!lado) throw new Error('unreachable: whoever has no side was refused');
  return lado;
}

type Pedido = {
  readonly params: { readonly uuid: string };
  readonly visitor: Visitor;
};

/**
 * Where the work knows the match as it is after it. `acao`: what it takes beside a voice; those who play need no more than
 * to see it.
 */
export async function moverAte(
  services: Services,
  { params: { uuid }, visitor }: Pedido,
  work: (lance: Lance) => Promise<Lance>,
  acao: Acao = 'ver',
): Promise<{ data: Movida }> {
  const id = await requireCampeonatoDaPartida(services.db, uuid);
  let vida: Pedida<VidaGuardada> | undefined;
  const junto = (tx: Tx) => {
    vida = pedirSobre(partidaLembrada(id, uuid), (partida) => findVida(tx, id, partida));
  };
  return escrever(services, { id, quem: quemE(visitor), acao, junto }, async (escrita) => ({
    data: mostrar(await work(await lerLance(escrita, uuid, vida))),
  }));
}

export const mover = (
  services: Services,
  pedido: Pedido,
  work: (lance: Lance) => Promise<unknown>,
  acao?: Acao,
): Promise<{ data: Movida }> =>
  moverAte(
    services,
    pedido,
    async (lance) => {
      await work(lance);
      return lerDepois(lance);
    },
    acao,
  );
