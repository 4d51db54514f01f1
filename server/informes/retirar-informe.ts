import type { retirarInforme as endpoint } from '#contract/partida/informes.ts';
import { vencimento } from '#regras/agenda/vencimento.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { marcarPrazo } from '#server/prazos/marcar.ts';
import { avisarVida, soORival } from './avisar.ts';
import { type Lance, ladoDoLance, mover, mudouDesde, requireMovimento } from './lance.ts';
import { updateEstadoDaPartida, updateInforme } from './queries.ts';
import { ladosDaPartida } from './registrar-informe.ts';

/** The time to send is over already: what the rules say of a match without a score holds at once. */
async function vencerDeNovo({ escrita, partida, fatos }: Lance): Promise<void> {
  const { tx, campeonato } = escrita;
  const due = vencimento(partida, campeonato.regras);
  if (due === null || due > fatos.agora) return;
  const { uuid } = partida;
  const prazo = {
    campeonatoId: campeonato.id,
    partida: uuid,
    tipo: 'placar',
    objeto: uuid,
  } as const;
  await marcarPrazo(tx, { ...prazo, prazo_at: new Date(due).toISOString(), denovo: true });
}

export const retirarInforme: Handler<typeof endpoint> = (services, call) =>
  mover(services, call, async (lance) => {
    const { escrita, partida, guardada } = lance;
    const found = guardada.informes.find(({ uuid }) => uuid === call.params.informe);
    if (!found) throw new AppError('nao_encontrado');
    // Sent again: it is taken back already.
    if (found.estado === 'retirado' && lance.voz.lados.some((lado) => lado === found.lado)) return;
    requireMovimento(lance, 'retirar');
    if (found.estado !== 'aberto') throw mudouDesde(lance, 'vida.informe_mudou');
    const { tx, quem, registrar } = escrita;
    await updateInforme(tx, found.uuid, { estado: 'retirado' });
    await updateEstadoDaPartida(tx, partida.uuid, 'agendada');
    await vencerDeNovo(lance);
    const lado = ladoDoLance(lance);
    await registrar({
      ...{ acao: 'retirar-informe', objeto: partida.uuid, lados: ladosDaPartida(lance) },
      antes: { estado: partida.estado },
      depois: { estado: 'agendada', lado, informado: found.informado, informe: found.uuid },
    });
    const fato = { tipo: 'placar_retirado', para: soORival(lado), lado } as const;
    await avisarVida(lance, { ...fato, por: quem.user?.uuid });
  });
