// The frame of what a side or an organiser tells of a match while it is played.
import type { JogoAoVivo } from '#contract/partida/lances.ts';
import { type VozAoVivo, vozAoVivo } from '#regras/vida/ao-vivo.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { Visitor } from '#server/http/session.ts';
import { type Lance, lerLance } from '#server/informes/lance.ts';
import { requirePartida } from '#server/partidas/require-partida.ts';
import { apresentarAoVivo } from './apresentar-ao-vivo.ts';
import { listLances } from './queries.ts';

export function requireVoz({ voz }: Lance): VozAoVivo {
  const quem = vozAoVivo(voz);
  if (quem) return quem;
  const key = voz.lados.length > 1 ? 'vida.recusa.fala_pelos_dois' : 'vida.recusa.nao_e_lado';
  throw new AppError('proibido', { text: { key } });
}

type Pedido = { readonly uuid: string; readonly visitor: Visitor };

/** Nothing that is counted changes, so the championship keeps its version: who watches asks for this alone. */
export async function escreverAoVivo(
  services: Services,
  { uuid, visitor }: Pedido,
  work: (lance: Lance, voz: VozAoVivo) => Promise<void>,
): Promise<{ data: JogoAoVivo }> {
  const { campeonato_id: id } = await requirePartida(services.db, uuid);
  const pedido = { id, quem: quemE(visitor), acao: 'ver', novaVersao: false } as const;
  return escrever(services, pedido, async (escrita) => {
    const lance = await lerLance(escrita, uuid);
    await work(lance, requireVoz(lance));
    return { data: apresentarAoVivo(await listLances(escrita.tx, lance.partida), lance) };
  });
}
