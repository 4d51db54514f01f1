// Who changes a championship. A person may do what their role allows; a link or a key what it was made for;
// the product itself (clocks, removal of accounts) everything.
import type { Acao } from '#regras/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import type { AutorRegistrado } from '#server/historico/registrar.ts';
import { AppError } from '#server/http/errors.ts';
import { type Quem, requireLocked } from './acesso.ts';
import type { QuemPergunta } from './quem-pergunta.ts';
import { type CampeonatoVisto, findCampeonato, lockCampeonato } from './queries.ts';

export type Autor =
  /** By hand, or with a file of results. */
  | { readonly tipo: 'pessoa' | 'importacao'; readonly quem: Quem }
  | { readonly tipo: 'sistema' }
  | {
      readonly tipo: 'link' | 'chave';
      readonly id: string;
      /** What it was made for. */
      readonly pode: readonly Acao[];
    };

export const SISTEMA: Autor = { tipo: 'sistema' };

const NINGUEM: Quem = { user: null, isAdmin: false };

/** Nothing is hidden from the product itself. */
const TUDO: QuemPergunta = { usuarioUuid: null, isAdmin: true, convite: null, assumir: null };

export const quemDe = (autor: Autor): Quem => ('quem' in autor ? autor.quem : NINGUEM);

export const registradoDe = (autor: Autor): AutorRegistrado =>
  'id' in autor ? { tipo: autor.tipo, id: autor.id } : { tipo: autor.tipo };

/** For who holds a link: what its holder may see of it is what the link is for. A deleted one is gone. */
export async function requireVistoPor(tx: Tx, id: string): Promise<CampeonatoVisto> {
  const found = await findCampeonato(tx, id, TUDO);
  if (!found || found.excluido_em) throw new AppError('nao_encontrado');
  return found;
}

/** The championship, locked until the transaction ends, if this author may do this with it. */
export async function requireLockedBy(
  tx: Tx,
  id: string,
  autor: Autor,
  acao: Acao,
): Promise<CampeonatoVisto> {
  if ('quem' in autor) return requireLocked(tx, id, autor.quem, acao);
  if (autor.tipo !== 'sistema' && !autor.pode.includes(acao)) throw new AppError('proibido');
  const [isHeld, found] = await Promise.all([
    lockCampeonato(tx, id, TUDO),
    findCampeonato(tx, id, TUDO),
  ]);
  if (!isHeld || !found) throw new AppError('nao_encontrado');
  return found;
}
