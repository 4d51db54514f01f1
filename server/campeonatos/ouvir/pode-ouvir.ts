import { podeVer } from '#regras/permissoes.ts';
import type { Tx } from '#server/database/database.ts';
import { alvoDe, isAsked } from '../acesso.ts';
import { findCampeonato } from '../queries.ts';

/** Whether somebody, or a guest, may be told that a championship changed: those who may see it. */
export async function podeOuvir(tx: Tx, id: string, usuarioUuid: string | null): Promise<boolean> {
  const asking = { usuarioUuid, isAdmin: false, convite: null, assumir: null };
  const found = await findCampeonato(tx, id, asking);
  if (!found) return false;
  const { papel } = found;
  const pessoa = {
    papel,
    conectada: usuarioUuid !== null,
    verificada: false,
    administra: false,
    convidada: isAsked(found),
  };
  return podeVer(pessoa, alvoDe(found));
}
