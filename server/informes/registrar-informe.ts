// Writes down what a side says, with all that waits for it.
import { HORA } from '#regras/vida/movimentos.ts';
import { type Informado, type QuemDiz, rivalDe } from '#regras/vida/partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { comPartida } from '#server/partidas/impacto.ts';
import { marcarPrimeiro } from '#server/prazos/marcar.ts';
import { anexar, type ProvasDadas } from '#server/provas/anexar.ts';
import { uuidv7 } from '#server/uuid.ts';
import { avisarVida, soORival } from './avisar.ts';
import { type Lance, ladoDoLance, lanceCom } from './lance.ts';
import { type InformeRow, insertInforme, updateEstadoDaPartida } from './queries.ts';

export type DitoDoLado = {
  readonly informado: Informado;
  readonly nota: string | null;
  readonly provas: ProvasDadas;
};

/** `estado`: open, or confirmed by the very same word of the other side. */
export async function guardarInforme(
  lance: Lance,
  { informado, nota, provas }: DitoDoLado,
  estado: 'aberto' | 'confirmado',
  lado: QuemDiz = ladoDoLance(lance),
): Promise<InformeRow> {
  const { tx, campeonato, quem } = lance.escrita;
  const { partida, fatos, guardada } = lance;
  const uuid = uuidv7();
  const due = fatos.agora + campeonato.regras.prazo_resposta_horas * HORA;
  const respondeAte = new Date(due).toISOString();
  await insertInforme(tx, {
    ...{ uuid, campeonatoId: campeonato.id, partida, informado, nota, estado, lado, respondeAte },
    autorUuid: quem.user?.uuid ?? null,
  });
  // The table official gives none.
  if (lado !== 'mesa') {
    await anexar({ escrita: lance.escrita, partida, lado, dito: uuid, dadas: provas });
  }
  const { agora } = guardada;
  return {
    ...{ uuid, lado, informado, nota, estado, antigo: false, created_at: agora },
    ...{ autor_uuid: quem.user?.uuid ?? null, quem: quem.user?.nome ?? null },
    ...{ responde_ate: respondeAte, fechado_por: null },
    ...{ mandante_uuid: partida.mandante, visitante_uuid: partida.visitante },
    fechado_em: estado === 'aberto' ? null : agora,
  };
}

/** The trail, which everybody reads, tells how many there are. */
export const quantasFotos = ({ fotos }: ProvasDadas) =>
  fotos.length > 0 ? { fotos: fotos.length } : {};

export const ladosDaPartida = ({ partida: { mandante, visitante } }: Lance) => ({
  mandante,
  visitante,
});

/** That somebody waits for an answer is all that is other about the matches: what was derived from them holds. */
async function lembrarInformada({ escrita, partida }: Lance): Promise<PartidaRow> {
  const { dados, quadros, estado } = await escrita.carregado();
  const mudanca = { estado: 'informada', versao: partida.versao + 1 } as const;
  const depois = comPartida(dados, partida.uuid, mudanca);
  const derivado = estado && { estado: { ...estado, dados: depois } };
  escrita.guardar({ dados: depois, quadros, ...derivado });
  return { ...partida, ...mudanca };
}

/** The match waits for the other side; where nobody speaks for it, for the organisation. Gives it as it is then. */
export async function esperarResposta(
  lance: Lance,
  dito: DitoDoLado,
  acao: 'informar-placar' | 'mudar-informe',
): Promise<Lance> {
  const { escrita, partida, fatos, guardada } = lance;
  const { tx, campeonato, quem, registrarAoFim } = escrita;
  const { informado, provas } = dito;
  const lado = ladoDoLance(lance);
  const novo = await guardarInforme(lance, dito, 'aberto');
  const { uuid, responde_ate: respondeAte } = novo;
  const prazo = { campeonatoId: campeonato.id, partida: partida.uuid, tipo: 'resposta' } as const;
  const devido = { ...prazo, objeto: uuid, prazo_at: respondeAte, lembra: true };
  await marcarPrimeiro(tx, devido, fatos.agora);
  await updateEstadoDaPartida(tx, partida.uuid, 'informada');
  const informada = await lembrarInformada(lance);
  escrita.soTocou([partida.uuid]);
  await registrarAoFim({
    ...{ acao, objeto: partida.uuid, lados: ladosDaPartida(lance) },
    antes: { estado: partida.estado },
    depois: {
      ...{ estado: 'informada', lado, informado, informe: uuid },
      ...quantasFotos(provas),
    },
  });
  const fato = { lado, informado, ate: respondeAte, por: quem.user?.uuid };
  const isHeard = fatos.temVoz[rivalDe(lado)];
  await avisarVida(lance, {
    ...fato,
    ...(isHeard
      ? { tipo: 'placar_informado', para: soORival(lado) }
      : { tipo: 'placar_sem_voz', para: 'organizacao' }),
  });
  const informes = [...guardada.informes, novo];
  return lanceCom(escrita, informada, { ...guardada, informes });
}
