// From the row of a person to the shape that they receive of themself.
import { raw } from 'sql-template-tag';
import type { Usuario } from '#contract/sessao.ts';

export type UsuarioRow = Omit<Usuario, 'telefone_formatado' | 'equipe'> & { is_admin: boolean };

/** For an account whose address is still another's: nobody can register or get mail under it. */
export const emailDeNinguem = (uuid: string) => `${uuid}@pedido.invalid`;

const IN_FORCE = 'd.desde <= agora() and (d.ate is null or d.ate > agora())';
const OF_THE_PERSON = 'from direitos d where d.usuario_uuid = u.uuid';
/** What counts comes first: in force, then what goes on by itself, then what lasts longest. */
const FIRST = `order by (${IN_FORCE}) desc, d.renova desc, d.ate desc nulls first limit 1`;

/** Whether `usuarios u` has a right that is in force. */
export const isPro = raw(`exists (select 1 ${OF_THE_PERSON} and ${IN_FORCE})`);

/** Columns for a query with `usuarios u`. What a plan gives is worked out at each request. */
export const usuarioColumns = raw(`
  u.uuid, u.nome, coalesce(u.email_pedido, u.email) as email, u.telefone, u.foto, u.email_verified_at, u.locale, u.is_admin,
  u.is_parceiro, u.privacidade_compartilhar_whatsapp,
  (select d.plano ${OF_THE_PERSON} and ${IN_FORCE} ${FIRST}) as plano,
  (select case when d.renova and ${IN_FORCE} then null else d.ate end ${OF_THE_PERSON} ${FIRST}) as ends_at,
  exists (select 1 ${OF_THE_PERSON} and d.fonte <> 'concessao' and ${IN_FORCE}) as subscribed,
  ${isPro.sql} as is_pro`);

export function usuarioFromRow(row: UsuarioRow): Usuario {
  const { is_admin, ...user } = row;
  return {
    ...user,
    telefone_formatado: formatPhone(row.telefone),
    ...(is_admin && { equipe: true }),
  };
}

/** Brazilian numbers as people write them: (11) 91234-5678. Others stay in E.164. */
function formatPhone(telefone: string | null): string | null {
  const match = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(telefone ?? '');
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : telefone;
}
