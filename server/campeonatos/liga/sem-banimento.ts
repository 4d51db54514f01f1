// Whom a liga sent away does not enter what is played in it, and whom the owner blocked enters nothing of theirs.
import sql from 'sql-template-tag';
import { AppError } from '#server/http/errors.ts';
import type { Escrita } from '../escrever.ts';

type Impedimento = { readonly motivo: string; readonly por: 'liga' | 'dono' };

export async function requireSemBanimento(
  { tx, campeonato }: Pick<Escrita, 'tx' | 'campeonato'>,
  usuario: string,
): Promise<void> {
  const row = await tx.first<Impedimento>(sql`
    select b.motivo, 'liga' as por
    from campeonatos c join banidos_da_liga b on b.liga_uuid = c.liga_uuid
    where c.id = ${campeonato.id} and b.usuario_uuid = ${usuario}
      and (b.ate is null or b.ate > agora())
    union all
    select b.motivo, 'dono' from campeonatos c join bloqueios b on b.dono_uuid = c.dono_uuid
    where c.id = ${campeonato.id} and b.bloqueado_uuid = ${usuario}
    limit 1`);
  if (!row) return;
  const key = row.por === 'liga' ? 'ligas.banida' : 'participantes.bloqueado';
  throw new AppError('proibido', { text: { key, params: { motivo: row.motivo } } });
}
