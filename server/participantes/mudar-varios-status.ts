import type { mudarVariosStatus as varios } from '#contract/participantes.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { aplicarStatus } from './aplicar-status.ts';
import { apresentar, olharDe } from './apresentar.ts';
import { listByUuids } from './queries.ts';

export const mudarVariosStatus: Handler<typeof varios> = async (services, call) => {
  const { params, body, visitor } = call;
  const quem = quemE(visitor);
  const uuids = [...new Set(body.uuids)];
  const pedido = { id: params.id, quem, acao: 'gerir_participantes' } as const;
  return escrever(services, pedido, async (escrita) => {
    const rows = await listByUuids(escrita.tx, params.id, uuids);
    if (rows.length < uuids.length) throw new AppError('nao_encontrado');
    const olhar = olharDe(escrita.campeonato, quem);
    await aplicarStatus(escrita, { rows, para: body.status, olhar, isOne: false });
    const changed = await listByUuids(escrita.tx, params.id, uuids);
    return { data: changed.map((row) => apresentar(row, olhar)) };
  });
};
