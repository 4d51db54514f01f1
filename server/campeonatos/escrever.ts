// The frame of every write on a championship: transaction, lock, permission, work, trail, new version.
// Whoever watches is told after the commit.
import type { Acao } from '#regras/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import { type Registro, registrar } from '#server/historico/registrar.ts';
import type { Services } from '#server/http/services.ts';
import { type Quem, requireLocked } from './acesso.ts';
import { type CampeonatoVisto, touchCampeonato } from './queries.ts';

/** Null as who did it: the trail does not tell. */
export type Linha = Omit<Registro, 'campeonatoId' | 'usuarioUuid'> & {
  readonly usuarioUuid?: null;
};

export type Escrita = {
  readonly tx: Tx;
  readonly campeonato: CampeonatoVisto;
  readonly quem: Quem;
  /** Adds a line to the trail. */
  registrar(linha: Linha): Promise<void>;
};

type Pedido = { readonly id: string; readonly quem: Quem; readonly acao: Acao };

export async function escrever<T>(
  { db }: Services,
  { id, quem, acao }: Pedido,
  work: (escrita: Escrita) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const campeonato = await requireLocked(tx, id, quem, acao);
    const result = await work({
      tx,
      campeonato,
      quem,
      registrar: (linha) =>
        registrar(tx, { usuarioUuid: quem.user?.uuid ?? null, ...linha, campeonatoId: id }),
    });
    await touchCampeonato(tx, id);
    return result;
  });
}
