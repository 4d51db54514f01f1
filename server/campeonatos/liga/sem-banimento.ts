// Whom a liga sent away does not enter what is played in it.
import sql from 'sql-template-tag';
import { AppError } from '#server/http/errors.ts';
import type { Escrita } from '../escrever.ts';

export async function requireSemBanimento(
  { tx, campeonato }: Pick<Escrita, 'tx' | 'campeonato'>,
  usuario: string,
): Promise<void> {
  const row = await tx.first<{ motivo: string }>(sql`
    select b.motivo from campeonatos c join banidos_da_liga b on b.liga_uuid = c.liga_uuid
    where c.id = ${campeonato.id} and b.usuario_uuid = ${usuario}
      and (b.ate is null or b.ate > agora())`);
  if (!row) return;
  throw new AppError('proibido', { text: { key: 'ligas.banida', params: { motivo: row.motivo } } });
}
