// The frame of what the table official tells of a match while it is played.
import type { JogoAoVivo } from '#contract/partida/lances.ts';
import { NINGUEM } from '#regras/vida/partida.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { findPartida } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { type Lance, lerLance } from '#server/informes/lance.ts';
import { apresentarAoVivo } from '#server/lances/apresentar-ao-vivo.ts';
import { listLances } from '#server/lances/queries.ts';
import { alcanca, autorDoLink, requireAindaAberto, requireLink } from './acesso-do-link.ts';
import { type LinkRow, touchLink } from './queries.ts';

export async function escreverNaMesa(
  services: Services,
  { call, uuid }: { readonly call: Parameters<typeof requireLink>[1]; readonly uuid: string },
  work: (lance: Lance, link: LinkRow) => Promise<void>,
): Promise<{ data: JogoAoVivo }> {
  const link = await requireLink(services.db, call);
  const pedido = {
    ...{ id: link.campeonato_id, autor: autorDoLink(link), novaVersao: false },
    acao: 'lancar_placar',
  } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato } = escrita;
    await requireAindaAberto(tx, link.uuid);
    const found = await findPartida(tx, uuid);
    const isHere = found?.campeonato_id === campeonato.id && alcanca(link, found);
    if (!isHere || campeonato.excluido_em) throw new AppError('nao_encontrado');
    const lance = await lerLance(escrita, uuid);
    await work(lance, link);
    await touchLink(tx, link.uuid);
    const rows = await listLances(tx, lance.partida);
    return { data: apresentarAoVivo(rows, { ...lance, voz: NINGUEM }) };
  });
}
