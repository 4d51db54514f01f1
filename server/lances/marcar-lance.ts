import type { marcarLance as endpoint } from '#contract/partida/lances.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { contarLance } from './contar-lance.ts';
import { escreverAoVivo } from './escrever-ao-vivo.ts';

export const marcarLance: Handler<typeof endpoint> = (services, { params, body, visitor }) =>
  escreverAoVivo(services, { uuid: params.uuid, visitor }, (lance, voz) =>
    contarLance(lance, body, { voz }),
  );
