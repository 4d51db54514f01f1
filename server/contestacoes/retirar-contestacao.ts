import type { retirarContestacao as endpoint } from '#contract/partida/contestacoes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { ladoDoLance, mover, requireMovimento } from '#server/informes/lance.ts';
import { ceder } from './acordo.ts';

export const retirarContestacao: Handler<typeof endpoint> = (services, call) =>
  mover(services, call, async (lance) => {
    requireMovimento(lance, 'retirar_contestacao');
    await ceder(lance, ladoDoLance(lance), 'retirada');
  });
