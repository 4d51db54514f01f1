// A side, or the table official, does not agree: the match waits for the organisation, and the result that it may have stays in force.
import type { Resultado } from '#regras/montagem/resultado.ts';
import type { Informado, QuemDiz } from '#regras/vida/partida.ts';
import { AMBOS, avisarVida, soORival } from '#server/informes/avisar.ts';
import type { Lance } from '#server/informes/lance.ts';
import { updateEstadoDaPartida } from '#server/informes/queries.ts';
import {
  type DitoDoLado,
  guardarInforme,
  ladosDaPartida,
  quantasFotos,
} from '#server/informes/registrar-informe.ts';
import { marcarPrazo } from '#server/prazos/marcar.ts';
import { anexar, type ProvasDadas } from '#server/provas/anexar.ts';
import { uuidv7 } from '#server/uuid.ts';
import { insertContestacao } from './queries.ts';

type Contestado = {
  readonly lado: QuemDiz;
  /** The score that it was, in their words. */
  readonly dito: DitoDoLado | null;
  readonly motivo: string | null;
  readonly provas: ProvasDadas;
};

const oficialDe = (resultado: Resultado | null): Informado | null =>
  resultado?.tipo === 'placar' || resultado?.tipo === 'wo' ? resultado : null;

/** The other side, or both where it was the table official, and the organisation: who is in both, once. */
async function avisarContestado(lance: Lance, { lado, dito }: Contestado): Promise<void> {
  const { quem } = lance.escrita;
  const sobre =
    lado === 'mesa'
      ? ({ tipo: 'placar_mesa_difere', ...(dito && { informado: dito.informado }) } as const)
      : ({ tipo: 'placar_contestado', lado, por: quem.user?.uuid } as const);
  const para = lado === 'mesa' ? AMBOS : soORival(lado);
  await avisarVida(lance, { ...sobre, para });
  await avisarVida(lance, { ...sobre, para: 'organizacao', menos: para });
}

/** Answers a claim, or complains about the result that stands. */
export async function contestar(lance: Lance, contestado: Contestado): Promise<void> {
  const { lado, dito, motivo, provas } = contestado;
  const { escrita, partida, fatos } = lance;
  const { tx, campeonato, quem, registrar } = escrita;
  const tipo = fatos.informe ? 'resposta' : 'reclamacao';
  const own = dito && (await guardarInforme(lance, dito, 'aberto', lado));
  const uuid = uuidv7();
  const julgarAte = await insertContestacao(tx, {
    ...{ uuid, campeonatoId: campeonato.id, partidaUuid: partida.uuid, tipo, lado, motivo },
    autorUuid: quem.user?.uuid ?? null,
    informeUuid: own?.uuid ?? null,
    contra: fatos.informe?.informado ?? oficialDe(partida.resultado),
  });
  // With a score of its own, they are with that.
  if (!own && lado !== 'mesa') await anexar({ escrita, partida, lado, dito: uuid, dadas: provas });
  const prazo = { campeonatoId: campeonato.id, partida: partida.uuid, tipo: 'veredito' } as const;
  await marcarPrazo(tx, { ...prazo, objeto: uuid, prazo_at: julgarAte, lembra: true });
  await updateEstadoDaPartida(tx, partida.uuid, 'contestada');
  // The reason is for the sides and the organisation: the trail is for everybody.
  await registrar({
    ...{ acao: 'contestar-placar', objeto: partida.uuid, lados: ladosDaPartida(lance) },
    antes: { estado: partida.estado },
    depois: {
      estado: 'contestada',
      lado,
      contestacao: uuid,
      ...(dito && { informado: dito.informado }),
      ...quantasFotos(provas),
    },
  });
  await avisarContestado(lance, contestado);
}
