import type { OlharNaLiga } from '#server/campeonatos/liga/da-liga.ts';
import type { QuemNaLiga } from '../acesso.ts';
import type { LigaVista } from '../queries.ts';

/** Who runs a liga sees all that is played in it, and so does an administrator of the site. */
export const olharDe = (
  { user, isAdmin }: QuemNaLiga,
  { uuid, papel }: LigaVista,
): OlharNaLiga => ({
  liga: uuid,
  usuario: user?.uuid ?? null,
  cuida: isAdmin || papel === 'dono' || papel === 'admin',
});
