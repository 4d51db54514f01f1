// Who withdrew after the start of a championship whose rules say so waits before entering another one of
// the same owner. What was left, when, and the rule of that championship say until when.

import sql from 'sql-template-tag';
import { emBrasilia } from '#regras/agenda/brasilia.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';

/** Also of whose place another took after they withdrew: the row is no longer theirs. */
const SAIDAS = (usuarioUuid: string) => sql`
  select p.campeonato_id, p.desistiu_em as saiu_em from participantes p
  where p.usuario_uuid = ${usuarioUuid} and p.desistiu_em is not null
  union all
  select s.campeonato_id, s.desistiu_em from substituicoes s where s.usuario_uuid = ${usuarioUuid}`;

async function suspensoAte(tx: Tx, usuarioUuid: string, dono: string): Promise<string | null> {
  const row = await tx.first<{ ate: string | null }>(sql`
    select max(s.saiu_em
      + (c.regras ->> 'suspensao_desistencia_dias')::int * interval '1 day') as ate
    from (${SAIDAS(usuarioUuid)}) s join campeonatos c on c.id = s.campeonato_id
    where c.dono_uuid = ${dono} and c.excluido_em is null`);
  return row?.ate ?? null;
}

/** For who enters by themself; the organisers may still invite or add whom they want. */
export async function requireSemSuspensao(
  { tx, campeonato }: Escrita,
  usuarioUuid: string,
): Promise<void> {
  const ate = await suspensoAte(tx, usuarioUuid, campeonato.dono_uuid);
  if (ate === null || Date.parse(ate) <= (await agora(tx)).getTime()) return;
  const [ano = '', mes = '', dia = '', hora = ''] = emBrasilia(ate).split(/[-T]/);
  const params = { ano, mes, dia, hora };
  throw new AppError('estado_mudou', { text: { key: 'participantes.suspenso', params } });
}
