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
import { findPartida, type PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { Visitor } from '#server/http/session.ts';
import { requireCampeonatoDaPartida } from '#server/partidas/require-partida.ts';
import { listVozes } from '#server/vozes/vozes.ts';
import type { MessageKey } from '#textos/messages.ts';
import { apresentarVida, lerVida, type VidaLida } from './apresentar-vida.ts';
import { CALADA, deletePrazosDaVida, findVida } from './queries.ts';

export type Lance = VidaLida & { readonly escrita: Escrita; readonly partida: PartidaRow };

async function lanceDe(escrita: Escrita, partida: PartidaRow): Promise<Lance> {
  const { tx, campeonato, quem } = escrita;
  const guardada = await findVida(tx, campeonato.id, partida);
  return { escrita, partida, ...lerVida(campeonato, partida, { guardada, quem }) };
}

const isWaiting = ({ estado }: PartidaRow) => estado === 'informada' || estado === 'contestada';

/** For who enters a result: about a match of which nobody waits for an answer, who speaks for its sides says
 * everything. */
export async function lanceDeQuemLanca(escrita: Escrita, partida: PartidaRow): Promise<Lance> {
  if (isWaiting(partida)) return lanceDe(escrita, partida);
  const { tx, campeonato, quem } = escrita;
  const { agora } = campeonato;
  const guardada = { ...CALADA, agora, vozes: await listVozes(tx, partida) };
  return { escrita, partida, ...lerVida(campeonato, partida, { guardada, quem }) };
}

export async function lerLance(escrita: Escrita, uuid: string): Promise<Lance> {
  const partida = await escrita.partida(uuid);
  if (!partida || ehFolga(partida)) throw new AppError('nao_encontrado');
  return lanceDe(escrita, partida);
}

const isAskedBy = (one: PartidaRow, other: PartidaRow) =>
  one.mandante === other.mandante &&
  one.visitante === other.visitante &&
  one.prazo_at === other.prazo_at;

/** After a move, in one wait: asked as the match was, and once more where the move changed what is asked by. */
async function lerDepois({ escrita, partida: antes }: Lance): Promise<Lance> {
  const { tx, campeonato, quem } = escrita;
  const [partida, guardada] = await Promise.all([
    findPartida(tx, antes.uuid),
    findVida(tx, campeonato.id, antes),
  ]);
  if (!partida || ehFolga(partida)) throw new AppError('nao_encontrado');
  if (!isAskedBy(antes, partida)) return lanceDe(escrita, partida);
  return { escrita, partida, ...lerVida(campeonato, partida, { guardada, quem }) };
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

/** `acao`: what it takes beside a voice; those who play need no more than to see it. */
export async function mover(
  services: Services,
  { params, visitor }: Pedido,
  work: (lance: Lance) => Promise<unknown>,
  acao: Acao = 'ver',
): Promise<{ data: Movida }> {
  const id = await requireCampeonatoDaPartida(services.db, params.uuid);
  const pedido = { id, quem: quemE(visitor), acao };
  return escrever(services, pedido, async (escrita) => {
    const lance = await lerLance(escrita, params.uuid);
    await work(lance);
    await deletePrazosDaVida(escrita.tx, [params.uuid]);
    return { data: mostrar(await lerDepois(lance)) };
  });
}
