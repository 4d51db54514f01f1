// Tells somebody something, in the ways they chose for its kind: rows in the transaction of its cause, so
// that neither exists alone.
import sql from 'sql-template-tag';
import { z } from 'zod';
import { uuid } from '#contract/http/fields.ts';
import { AVISOS_EM_VIGOR, AVISOS_USUAIS } from '#regras/pessoa/preferencias.ts';
import type { Tx } from '#server/database/database.ts';
import { job } from '#server/jobs/job.ts';
import { addJob } from '#server/jobs/jobs.ts';
import { uuidv7 } from '#server/uuid.ts';

type Categoria = (typeof AVISOS_EM_VIGOR)[number];

export type Notificacao = {
  readonly usuarioUuid: string;
  readonly categoria: Categoria;
  readonly tipo: string;
  readonly mensagem: string;
  /** A path of this site. */
  readonly url: string;
  /** Whose request it tells of: decided, it is no longer news. */
  readonly pedidoDe?: string | undefined;
  /** Whom the text names as the one who did it: it goes with them. */
  readonly por?: string | undefined;
};

export const mandarAviso = job(
  'usuario.aviso',
  z.object({
    usuario: uuid,
    /** Not in jobs of the release before. */
    categoria: z.enum(AVISOS_EM_VIGOR).optional(),
    mensagem: z.string(),
    url: z.string(),
  }),
);

type Canais = { readonly site: boolean; readonly email: boolean };

export async function notificar(tx: Tx, notificacao: Notificacao): Promise<void> {
  const { usuarioUuid, categoria, tipo, mensagem, url, pedidoDe = null, por = null } = notificacao;
  const { site, email } = AVISOS_USUAIS[categoria];
  const wanted = await tx.first<Canais>(sql`
    select coalesce((avisos -> ${categoria} ->> 'site')::boolean, ${site}) as site,
      coalesce((avisos -> ${categoria} ->> 'email')::boolean, ${email})
        and email_verified_at is not null as email
    from usuarios where uuid = ${usuarioUuid}`);
  if (wanted?.site) {
    await tx.run(sql`
      insert into notificacoes (id, usuario_uuid, tipo, mensagem, url, participante_uuid, por_uuid)
      values (${uuidv7()}, ${usuarioUuid}, ${tipo}, ${mensagem}, ${url}, ${pedidoDe}, ${por})`);
  }
  if (wanted?.email) {
    await addJob(tx, mandarAviso, { usuario: usuarioUuid, categoria, mensagem, url });
  }
}

/** Whoever was told of these requests finds nothing unread about them: they are decided. */
export async function encerrarPedidos(tx: Tx, participantes: readonly string[]): Promise<void> {
  await tx.run(sql`
    update notificacoes set read_at = now()
    where participante_uuid = any(${participantes}) and read_at is null`);
}
