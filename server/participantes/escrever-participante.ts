// The frame of every write on one participant: its championship is locked, and who writes manages the
// entries or, where that is enough, is the person themself.

import { STATUS } from '#regras/participantes/status.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { recusaAoAdmin } from '#server/campeonatos/administracao.ts';
import { type Escrita, escrever, type LinhaDoHistorico } from '#server/campeonatos/escrever.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { Visitor } from '#server/http/session.ts';
import { apresentar, ehDe, type Olhar, olharDe } from './apresentar.ts';
import { findParticipante, type ParticipanteRow } from './queries.ts';

export type EscritaDoParticipante = Escrita & {
  readonly participante: ParticipanteRow;
  readonly olhar: Olhar;
};

type PedidoDoParticipante = {
  readonly uuid: string;
  readonly visitor: Visitor;
  readonly quem: 'gere' | 'gere_ou_proprio';
};

/** The trail is public: of who was asked and has not said yes, was turned away or gave up before they had
 * a place it tells what was done, and no name, not even as the one who did it. */
export function semNome(
  row: ParticipanteRow,
  olhar: Olhar,
  linha: LinhaDoHistorico,
): LinhaDoHistorico {
  if (!row.convidado && !isQuietExit(row, linha)) return linha;
  const { antes, depois, ...rest } = linha;
  const discreet = { ...rest, antes: statusDe(antes), depois: statusDe(depois) };
  return ehDe(row, olhar) ? { ...discreet, usuarioUuid: null } : discreet;
}

function isQuietExit({ status }: ParticipanteRow, { depois }: LinhaDoHistorico): boolean {
  const after = statusDe(depois)?.status;
  if (after === STATUS.rejeitado) return true;
  return after === STATUS.cancelado && status !== STATUS.confirmado;
}

const statusDe = (lado: unknown) =>
  typeof lado === 'object' && lado !== null && 'status' in lado ? { status: lado.status } : null;

/** Gives the participant as it is after the work, for who asked. */
export async function escreverParticipante(
  services: Services,
  { uuid, visitor, quem }: PedidoDoParticipante,
  work: (escrita: EscritaDoParticipante) => Promise<void>,
) {
  const found = await findParticipante(services.db, uuid);
  if (!found) throw new AppError('nao_encontrado');
  const pedido = { id: found.campeonato_id, quem: quemE(visitor), acao: 'ver' } as const;
  return escrever(services, pedido, async (escrita) => {
    const olhar = olharDe(escrita.campeonato, pedido.quem);
    const participante = await requireRow(escrita, uuid);
    const may = olhar.gere || (quem === 'gere_ou_proprio' && ehDe(participante, olhar));
    if (!may) throw recusaAoAdmin(pedido.quem) ?? new AppError('proibido');
    const registrar = (linha: LinhaDoHistorico) =>
      escrita.registrar(linha.objeto === uuid ? semNome(participante, olhar, linha) : linha);
    await work({ ...escrita, participante, olhar, registrar });
    return { data: apresentar(await requireRow(escrita, uuid), olhar) };
  });
}

async function requireRow({ tx }: Escrita, uuid: string): Promise<ParticipanteRow> {
  const row = await findParticipante(tx, uuid);
  if (!row) throw new AppError('nao_encontrado');
  return row;
}
