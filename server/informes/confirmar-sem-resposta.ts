// The time to answer is over, and the clock asks what that means: the claim stands, or the organisation has to
// decide because nobody could have answered, or because silence never makes a W.O.
import { silencioConfirma } from '#regras/vida/movimentos.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { avisarVida } from './avisar.ts';
import { confirmar } from './confirmar.ts';
import { informeAberto } from './fatos.ts';
import { lerLance } from './lance.ts';

type SemResposta = 'confirmada' | 'organizacao' | 'nada';

/** Called with the championship locked, in the name of the product. `informe`: the claim that was to be answered. */
export async function confirmarSemResposta(
  escrita: Escrita,
  { partida: uuid, informe }: { readonly partida: string; readonly informe: string },
): Promise<SemResposta> {
  const lance = await lerLance(escrita, uuid);
  const { fatos, guardada } = lance;
  const aberto = informeAberto(guardada);
  const isWaiting = fatos.estado === 'informada' && aberto?.uuid === informe;
  if (!isWaiting || !fatos.informe || fatos.agora < fatos.informe.respondeAte) return 'nada';
  const { lado, informado } = fatos.informe;
  if (silencioConfirma(fatos)) {
    await confirmar(lance, { informado, via: 'sem_resposta', afirmado: [lado] });
    return 'confirmada';
  }
  await avisarVida(lance, { tipo: 'placar_sem_voz', para: 'organizacao', lado, informado });
  return 'organizacao';
}
