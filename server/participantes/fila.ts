// The queue of a championship whose places are taken: first come, first called. Called with the
// championship locked.
import { STATUS } from '#regras/participantes/status.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { avisarQuemDecide } from './avisar-quem-decide.ts';
import { avisarPessoa } from './pessoas/avisar-pessoa.ts';
import {
  firstInQueue,
  type ParticipanteRow,
  recountConfirmados,
  renumberQueue,
  updateStatus,
} from './queries.ts';

type LugarNaFila = Pick<ParticipanteRow, 'status' | 'espera'>;

/** Where somebody who enters now stands. Nobody passes those who wait, even when a place is free; who
 * was invited needs no further approval. */
export function lugarPara(
  { confirmados, vagas, inscricao }: Escrita['campeonato'],
  rows: readonly ParticipanteRow[],
  isInvited: boolean,
): LugarNaFila {
  const last = Math.max(0, ...rows.map(({ espera }) => espera ?? 0));
  if (last > 0 || confirmados >= vagas) return { status: STATUS.pendente, espera: last + 1 };
  const isAutomatic = isInvited || inscricao.aprovacao === 'automatica';
  return { status: isAutomatic ? STATUS.confirmado : STATUS.pendente, espera: null };
}

type Vez = Pick<Escrita, 'tx' | 'campeonato' | 'registrar'>;

async function chamarPrimeiro({ tx, campeonato, registrar }: Vez): Promise<boolean> {
  const first = await firstInQueue(tx, campeonato.id);
  if (!first) return false;
  const isAutomatic = first.aceitou || campeonato.inscricao.aprovacao === 'automatica';
  const status = isAutomatic ? STATUS.confirmado : STATUS.pendente;
  await updateStatus(tx, [first.uuid], status);
  const aviso = isAutomatic ? 'chamado_confirmado' : 'chamado_pendente';
  await avisarPessoa(tx, first.usuario_uuid, { aviso, campeonato });
  const { nome, uuid } = first;
  if (!isAutomatic) {
    // Also for who made the place free: now there is something to decide.
    const pedido = { aviso: 'pediu', nome, pedidoDe: uuid } as const;
    await avisarQuemDecide(tx, campeonato, { ...pedido, por: first.usuario_uuid ?? undefined });
  }
  const depois = { nome, status };
  await registrar({ acao: 'chamar-da-fila', objeto: uuid, depois });
  return true;
}

/** After places came free: counts, calls at most so many from the queue, and closes its gaps. */
export async function chamarDaFila(escrita: Vez, livres: number): Promise<void> {
  const { tx, campeonato } = escrita;
  const isOver = campeonato.estado === 'encerrado' || campeonato.estado === 'cancelado';
  const calls = isOver ? 0 : livres;
  let confirmados = await recountConfirmados(tx, campeonato.id);
  for (let called = 0; called < calls && confirmados < campeonato.vagas; called += 1) {
    if (!(await chamarPrimeiro(escrita))) break;
    confirmados = await recountConfirmados(tx, campeonato.id);
  }
  await renumberQueue(tx, campeonato.id);
}
