import type { contarNaMesa as endpoint } from '#contract/campeonato/mesa.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { contarLance } from '#server/lances/contar-lance.ts';
import { escreverNaMesa } from './escrever-na-mesa.ts';

export const contarNaMesa: Handler<typeof endpoint> = (services, call) => {
  const { partida: uuid, ...dado } = call.body;
  return escreverNaMesa(services, { call, uuid }, (lance, link) =>
    contarLance(lance, dado, { voz: 'mesa', link: link.uuid }),
  );
};
