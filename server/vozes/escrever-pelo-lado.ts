// The frame of what a side of a match does: who calls speaks for one of its two sides, which is looked up under the
// lock. Organisers have ways of their own.
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { findPartida, type PartidaComCampeonato } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { Visitor } from '#server/http/session.ts';
import { type LadoDaPartida, ladoDe, type Vozes, vozesDe } from './vozes.ts';

/** A match whose two sides are known. */
export type PartidaDeDoisLados = PartidaComCampeonato & { mandante: string; visitante: string };

export type PeloLado = {
  readonly escrita: Escrita;
  readonly partida: PartidaDeDoisLados;
  readonly lado: LadoDaPartida;
  readonly vozes: Vozes;
  /** The person who speaks. */
  readonly por: string;
};

type PedidoDoLado = {
  readonly uuid: string;
  readonly visitor: Visitor;
  /** False where nothing changes that a page shows to everybody. */
  readonly novaVersao?: boolean;
};

export const temLados = (partida: PartidaComCampeonato): partida is PartidaDeDoisLados =>
  partida.mandante !== null && partida.visitante !== null;

export async function escreverPeloLado<T>(
  services: Services,
  { uuid, visitor, novaVersao = true }: PedidoDoLado,
  work: (pelo: PeloLado) => Promise<T>,
): Promise<T> {
  const found = await findPartida(services.db, uuid);
  if (!found) throw new AppError('nao_encontrado');
  const quem = quemE(visitor);
  const pedido = { id: found.campeonato_id, quem, acao: 'ver', novaVersao } as const;
  return escrever(services, pedido, async (escrita) => {
    const partida = await findPartida(escrita.tx, uuid);
    if (!partida) throw new AppError('nao_encontrado');
    const vozes = await vozesDe(escrita.tx, partida);
    const por = visitor.user?.uuid ?? '';
    const lado = ladoDe(vozes, por);
    if (!lado || !temLados(partida)) throw new AppError('proibido');
    return work({ escrita, partida, lado, vozes, por });
  });
}
