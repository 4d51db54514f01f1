// Writes down what a side says, with all that waits for it.
import { type Informado, type QuemDiz, rivalDe } from '#regras/vida/partida.ts';
import { marcarPrazo } from '#server/prazos/marcar.ts';
import { anexar, type ProvasDadas } from '#server/provas/anexar.ts';
import { uuidv7 } from '#server/uuid.ts';
import { avisarVida, soORival } from './avisar.ts';
import { type Lance, ladoDoLance } from './lance.ts';
import { insertInforme, updateEstadoDaPartida } from './queries.ts';

export type DitoDoLado = {
  readonly informado: Informado;
  readonly nota: string | null;
  readonly provas: ProvasDadas;
};

type InformeGuardado = { readonly uuid: string; readonly respondeAte: string };

/** `estado`: open, or confirmed by the very same word of the other side. */
export async function guardarInforme(
  lance: Lance,
  { informado, nota, provas }: DitoDoLado,
  estado: 'aberto' | 'confirmado',
  lado: QuemDiz = ladoDoLance(lance),
): Promise<InformeGuardado> {
  const { tx, campeonato, quem } = lance.escrita;
  const { partida } = lance;
  const uuid = uuidv7();
  const respondeAte = await insertInforme(tx, {
    ...{ uuid, campeonatoId: campeonato.id, partida, informado, nota, estado },
    lado,
    autorUuid: quem.user?.uuid ?? null,
    respondeHoras: campeonato.regras.prazo_resposta_horas,
  });
  // The table official gives none.
  if (lado !== 'mesa') {
    await anexar({ escrita: lance.escrita, partida, lado, dito: uuid, dadas: provas });
  }
  return { uuid, respondeAte };
}

/** The trail, which everybody reads, tells how many there are. */
export const quantasFotos = ({ fotos }: ProvasDadas) =>
  fotos.length > 0 ? { fotos: fotos.length } : {};

export const ladosDaPartida = ({ partida: { mandante, visitante } }: Lance) => ({
  mandante,
  visitante,
});

/** The match waits for the other side; where nobody speaks for it, for the organisation. */
export async function esperarResposta(
  lance: Lance,
  dito: DitoDoLado,
  acao: 'informar-placar' | 'mudar-informe',
): Promise<void> {
  const { escrita, partida, fatos, guardada } = lance;
  const { tx, campeonato, quem, registrar } = escrita;
  const { informado, provas } = dito;
  const lado = ladoDoLance(lance);
  const { uuid, respondeAte } = await guardarInforme(lance, dito, 'aberto');
  const prazo = { campeonatoId: campeonato.id, partida: partida.uuid, tipo: 'resposta' } as const;
  await marcarPrazo(tx, { ...prazo, objeto: uuid, prazo_at: respondeAte, lembra: true });
  await updateEstadoDaPartida(tx, partida.uuid, 'informada');
  await registrar({
    ...{ acao, objeto: partida.uuid, lados: ladosDaPartida(lance) },
    antes: { estado: partida.estado },
    depois: {
      ...{ estado: 'informada', lado, informado, informe: uuid },
      ...quantasFotos(provas),
    },
  });
  const avisada = { campeonato, partida, vozes: guardada.vozes };
  const fato = { lado, informado, ate: respondeAte, por: quem.user?.uuid };
  const isHeard = fatos.temVoz[rivalDe(lado)];
  await avisarVida(tx, avisada, {
    ...fato,
    ...(isHeard
      ? { tipo: 'placar_informado', para: soORival(lado) }
      : { tipo: 'placar_sem_voz', para: 'organizacao' }),
  });
}
