// From the row of a person to the shape that they receive of themself.
import { raw } from 'sql-template-tag';
import type { Usuario } from '#contract/sessao.ts';

export type UsuarioRow = Omit<Usuario, 'telefone_formatado'> & { is_admin: boolean };

/** For an account whose address is still another's: nobody can register or get mail under it. */
export const emailDeNinguem = (uuid: string) => `${uuid}@pedido.invalid`;

/** Columns for a query with `usuarios u`. What a plan gives is worked out at each request. */
export const usuarioColumns = raw(`
  u.uuid, u.nome, coalesce(u.email_pedido, u.email) as email, u.telefone, u.foto, u.email_verified_at, u.locale, u.is_admin,
  u.is_parceiro, u.plano, u.ends_at, u.privacidade_compartilhar_whatsapp,
  (u.plano is not null and (u.ends_at is null or u.ends_at > agora())) as subscribed,
  (u.plano is not null and (u.ends_at is null or u.ends_at > agora())
    or coalesce(u.pro_ate > agora(), false)) as is_pro`);

export function usuarioFromRow(row: UsuarioRow): Usuario {
  const { is_admin: _, ...user } = row;
  return { ...user, telefone_formatado: formatPhone(row.telefone) };
}

/** Brazilian numbers as people write them: (11) 91234-5678. Others stay in E.164. */
function formatPhone(telefone: string | null): string | null {
  const match = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(telefone ?? '');
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : telefone;
}
