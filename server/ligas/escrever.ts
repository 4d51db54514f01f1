// The frame of every write on a liga: transaction, lock, permission, work, trail. What the work publishes is handed
// on after the commit.
import type { AcaoDaLiga } from '#regras/liga/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import type { Services } from '#server/http/services.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import { uuidv7 } from '#server/uuid.ts';
import { type QuemNaLiga, requireLigaPorConvite, requireLigaTrancada } from './acesso.ts';
import { insertLinhaDaLiga, type LigaVista, type LinhaDaLiga, touchLiga } from './queries.ts';

export type EscritaNaLiga = {
  readonly tx: Tx;
  readonly liga: LigaVista;
  readonly quem: QuemNaLiga;
  /** Adds a line to the trail. */
  registrar(linha: LinhaDaLiga): Promise<void>;
};

type PedidoNaLiga = {
  readonly uuid: string;
  readonly quem: QuemNaLiga;
  /** What it takes; a link of invitation is asked for nothing more. */
  readonly acao: AcaoDaLiga | 'convite';
};

/** Lines of the trail of a liga in the name of a person; of the product itself where there is none. */
export const registradorDaLiga =
  (tx: Tx, liga: string, usuario: string | null) =>
  (linha: LinhaDaLiga): Promise<void> =>
    insertLinhaDaLiga(tx, { id: uuidv7(), liga, usuario, linha });

export const escreverNaLiga = <T>(
  services: Pick<Services, 'db' | 'saida'>,
  { uuid, quem, acao }: PedidoNaLiga,
  work: (escrita: EscritaNaLiga) => Promise<T>,
): Promise<T> =>
  emTransacao(services, async (tx) => {
    const liga =
      acao === 'convite'
        ? await requireLigaPorConvite(tx, uuid, quem)
        : await requireLigaTrancada(tx, uuid, quem, acao);
    const registrar = registradorDaLiga(tx, uuid, quem.user?.uuid ?? null);
    const result = await work({ tx, liga, quem, registrar });
    await touchLiga(tx, uuid);
    return result;
  });
