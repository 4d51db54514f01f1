// The last score and the last day that somebody sent for a match. Sent again by the same person on the same
// version, because the answer was lost, it stands already: the answer is the first one, and nothing changes.
import { isDeepStrictEqual } from 'node:util';
import sql from 'sql-template-tag';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { Tx } from '#server/database/database.ts';
import type { Impacto } from './impacto.ts';

export type Envio = {
  readonly partida: string;
  readonly tipo: 'placar' | 'agenda';
  /** The version of the match that it was sent on. */
  readonly versao: number;
  readonly pedido: unknown;
};

/** Nothing to keep of who is no person, or of an extra match that its own result made needless. */
export async function guardarEnvio(
  { aoFim, quem }: Pick<Escrita, 'aoFim' | 'quem'>,
  { partida, tipo, versao, pedido }: Envio,
  impacto: Impacto | null = null,
): Promise<void> {
  const usuarioUuid = quem.user?.uuid;
  if (!usuarioUuid) return;
  const statement = sql`
    insert into envios (partida_uuid, tipo, usuario_uuid, versao, pedido, impacto, enviado_at)
    select uuid, ${tipo}, ${usuarioUuid}, ${versao}, ${JSON.stringify(pedido)},
      ${impacto && JSON.stringify(impacto)}, agora()
    from partidas where uuid = ${partida}
    on conflict (partida_uuid, tipo) do update set usuario_uuid = excluded.usuario_uuid,
      versao = excluded.versao, pedido = excluded.pedido, impacto = excluded.impacto,
      enviado_at = excluded.enviado_at`;
  await aoFim('envio', statement);
}

type EnvioGuardado = { readonly pedido: unknown; readonly impacto: Impacto | null };

/** Through JSON, as it is stored. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same, if it was the last that was sent. */
export async function acharEnvio(
  { tx, quem }: Pick<Escrita, 'tx' | 'quem'>,
  { partida, tipo, versao, pedido }: Envio,
): Promise<EnvioGuardado | undefined> {
  const usuarioUuid = quem.user?.uuid;
  if (!usuarioUuid) return undefined;
  const last = await tx.first<EnvioGuardado>(sql`
    select pedido, impacto from envios
    where partida_uuid = ${partida} and tipo = ${tipo} and usuario_uuid = ${usuarioUuid}
      and versao = ${versao}`);
  return last && isDeepStrictEqual(last.pedido, stored(pedido)) ? last : undefined;
}

/** If the last that anybody sent took its result away. */
export const acharLimpeza = (
  tx: Tx,
  partida: string,
): Promise<{ readonly motivo: string | null } | undefined> =>
  tx.first(sql`
    select pedido ->> 'motivo' as motivo from envios where partida_uuid = ${partida}
      and tipo = 'placar' and pedido -> 'lancamento' ->> 'tipo' = 'limpar'`);

/**
 * Entered by this person a moment ago: a typo, which is put right without a reason. A correction had to give
 * one, and opens no such moment again.
 */
export async function ehRecente(
  { tx, quem }: Pick<Escrita, 'tx' | 'quem'>,
  partida: string,
): Promise<boolean> {
  const usuarioUuid = quem.user?.uuid;
  if (!usuarioUuid) return false;
  const row = await tx.first(sql`
    select 1 from envios where partida_uuid = ${partida} and tipo = 'placar'
      and usuario_uuid = ${usuarioUuid} and enviado_at > agora() - interval '30 seconds'
      and pedido ->> 'motivo' is null`);
  return row !== undefined;
}
