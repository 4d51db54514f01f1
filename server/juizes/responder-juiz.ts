import type { responderJuiz as endpoint } from '#contract/partida/juizes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { avisarVida, soORival } from '#server/informes/avisar.ts';
import { indicacoesAbertas } from '#server/informes/fatos.ts';
import {
  type Lance,
  ladoDoLance,
  mover,
  mudouDesde,
  requireMovimento,
} from '#server/informes/lance.ts';
import { ladosDaPartida } from '#server/informes/registrar-informe.ts';
import { aceitarJuiz } from './aceitar-juiz.ts';
import { updateIndicacao } from './queries.ts';

async function responder(lance: Lance, uuid: string, aceita: boolean): Promise<void> {
  requireMovimento(lance, 'responder_juiz');
  const { escrita, partida, guardada } = lance;
  const lado = ladoDoLance(lance);
  const found = indicacoesAbertas(guardada).find((one) => one.uuid === uuid && one.lado !== lado);
  // Somebody else was named meanwhile, or this person's account is gone.
  if (!found?.indicado_uuid) throw mudouDesde(lance, 'vida.indicacao_mudou');
  if (aceita) return aceitarJuiz(lance, found);
  const { tx, quem, registrar } = escrita;
  await updateIndicacao(tx, found.uuid, 'recusada');
  await registrar({
    ...{ acao: 'recusar-juiz', objeto: partida.uuid, lados: ladosDaPartida(lance) },
    depois: { contestacao: found.contestacao_uuid, lado },
  });
  await avisarVida(lance, {
    ...{ tipo: 'placar_juiz_recusado', lado, para: soORival(lado), por: quem.user?.uuid },
  });
}

export const responderJuiz: Handler<typeof endpoint> = (services, call) =>
  mover(services, call, (lance) => responder(lance, call.params.indicacao, call.body.aceita));
