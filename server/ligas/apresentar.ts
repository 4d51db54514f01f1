// From the row of a liga to what a visitor receives.
import type { Liga } from '#contract/liga/ligas.ts';
import { acoesNaLiga } from '#regras/liga/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { alvoDaLiga, findLigaPara, pessoaNaLiga, type QuemNaLiga } from './acesso.ts';
import type { LigaVista } from './queries.ts';

export function apresentarLiga(vista: LigaVista, quem: QuemNaLiga): Liga {
  const acoes = acoesNaLiga(pessoaNaLiga(quem, vista.papel), alvoDaLiga(vista));
  const cuida = acoes.includes('gerir_membros');
  return {
    ...vista,
    acoes,
    arquivada: vista.arquivada_em !== null,
    pedidos: cuida ? vista.pedidos : null,
    oferta: vista.oferta && (cuida || vista.oferta.minha) ? vista.oferta : null,
  };
}

/** As it is now, inside the transaction that changed it. */
export async function apresentarLigaDeNovo(tx: Tx, uuid: string, quem: QuemNaLiga): Promise<Liga> {
  const vista = await findLigaPara(tx, uuid, quem);
  if (!vista) throw new AppError('nao_encontrado');
  return apresentarLiga(vista, quem);
}
