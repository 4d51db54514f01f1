// Championships that were on before there were clocks get theirs; a chore of every hour, which finds none after
// its first time.
import { SISTEMA } from '#server/campeonatos/autor.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Services } from '#server/http/services.ts';
import { acertarPrazos } from './acertar.ts';
import { listComPrazos, listSemPrazos } from './queries.ts';

export async function comecarPrazos(services: Pick<Services, 'db' | 'saida'>): Promise<void> {
  for (const { id } of await listSemPrazos(services.db)) {
    const pedido = { id, autor: SISTEMA, acao: 'agendar', novaVersao: false } as const;
    await escrever(services, pedido, async ({ tx, campeonato }) =>
      acertarPrazos(tx, campeonato, await listComPrazos(tx, id)),
    );
  }
}
