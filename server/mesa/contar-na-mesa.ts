import type { contarNaMesa as endpoint } from '#contract/campeonato/mesa.ts';
import { NINGUEM } from '#regras/vida/partida.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { findPartida } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { lerLance } from '#server/informes/lance.ts';
import { apresentarAoVivo } from '#server/lances/apresentar-ao-vivo.ts';
import { contarLance } from '#server/lances/contar-lance.ts';
import { listLances } from '#server/lances/queries.ts';
import { alcanca, autorDoLink, requireAindaAberto, requireLink } from './acesso-do-link.ts';
import { touchLink } from './queries.ts';

export const contarNaMesa: Handler<typeof endpoint> = async (services, call) => {
  const { partida: uuid, ...dado } = call.body;
  const link = await requireLink(services.db, call);
  const autor = autorDoLink(link);
  const pedido = {
    id: link.campeonato_id,
    autor,
    acao: 'lancar_placar',
    novaVersao: false,
  } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato } = escrita;
    await requireAindaAberto(tx, link.uuid);
    const found = await findPartida(tx, uuid);
    const isHere = found?.campeonato_id === campeonato.id && alcanca(link, found);
    if (!isHere || campeonato.excluido_em) throw new AppError('nao_encontrado');
    const lance = await lerLance(escrita, uuid);
    await contarLance(lance, dado, { voz: 'mesa', link: link.uuid });
    await touchLink(tx, link.uuid);
    const rows = await listLances(tx, lance.partida);
    return { data: apresentarAoVivo(rows, { ...lance, voz: NINGUEM }) };
  });
};
