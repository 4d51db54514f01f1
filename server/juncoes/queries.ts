import sql, { type Sql } from 'sql-template-tag';
import { STATUS } from '#regras/participantes/status.ts';
import type { Tx } from '#server/database/database.ts';

type JuncaoFeitaRow = { readonly uuid: string; readonly email: string; readonly expira_em: string };

const ABERTA: Sql = sql`j.aceita_em is null and j.recusada_em is null and j.expira_em > agora()`;

export const findFeita = (tx: Tx, de: string): Promise<JuncaoFeitaRow | undefined> =>
  tx.first(sql`select uuid, email, expira_em from juncoes j where de_uuid = ${de} and ${ABERTA}`);

/** In place of what the person had offered before. */
export async function insertJuncao(
  tx: Tx,
  { uuid, de, email, dias }: { uuid: string; de: string; email: string; dias: number },
): Promise<void> {
  await tx.run(sql`
    delete from juncoes where de_uuid = ${de} and aceita_em is null and recusada_em is null`);
  await tx.run(sql`
    insert into juncoes (uuid, de_uuid, email, expira_em)
    values (${uuid}, ${de}, ${email}, agora() + make_interval(days => ${dias}))`);
}

export type JuncaoRecebidaRow = {
  readonly uuid: string;
  readonly de_uuid: string;
  readonly de: string;
  readonly partidas: number;
  readonly expira_em: string;
};

/** To the confirmed address of this person. */
export const findRecebida = (
  tx: Tx,
  uuid: string,
  usuario: string,
): Promise<JuncaoRecebidaRow | undefined> =>
  tx.first(sql`
    select j.uuid, j.de_uuid, d.nome as de, j.expira_em,
      (select count(*)::int from presencas s where s.usuario_uuid = j.de_uuid) as partidas
    from juncoes j join usuarios d on d.uuid = j.de_uuid and d.removido_em is null
    where j.uuid = ${uuid} and ${ABERTA} and j.de_uuid <> ${usuario}
      and exists (select 1 from usuarios u where u.uuid = ${usuario} and u.email = j.email
        and u.email_verified_at is not null)`);

/** Of two at the same moment one gets it. */
export async function takeJuncao(tx: Tx, uuid: string): Promise<boolean> {
  const taken = await tx.run(sql`
    update juncoes j set aceita_em = agora() where uuid = ${uuid} and ${ABERTA}`);
  return taken > 0;
}

export async function endJuncao(tx: Tx, uuid: string, usuario: string): Promise<boolean> {
  const ended = await tx.run(sql`
    update juncoes j set recusada_em = agora() where uuid = ${uuid} and ${ABERTA}
      and (de_uuid = ${usuario} or exists (select 1 from usuarios u
        where u.uuid = ${usuario} and u.email = j.email and u.email_verified_at is not null))`);
  return ended > 0;
}

export const findPessoaDe = (tx: Tx, email: string): Promise<{ uuid: string } | undefined> =>
  tx.first(sql`
    select uuid from usuarios where email = ${email} and email_verified_at is not null
      and removido_em is null`);

/** With those of results that a correction undid, which may be put back. */
const PRESENCAS = sql`(
  select partida_uuid, usuario_uuid from presencas
  union all select partida_uuid, usuario_uuid from presencas_desfeitas)`;

/** Where both took part: one person does not play against themself. */
export const hasEncontro = async (tx: Tx, de: string, para: string): Promise<boolean> =>
  (await tx.first(sql`
    with onde as (
      select usuario_uuid, campeonato_id from participantes
      where usuario_uuid in (${de}, ${para})
        and status in (${STATUS.pendente}, ${STATUS.confirmado})
      union
      select s.usuario_uuid, p.campeonato_id from ${PRESENCAS} s
      join partidas p on p.uuid = s.partida_uuid where s.usuario_uuid in (${de}, ${para}))
    select 1 from onde a join onde b using (campeonato_id)
    where a.usuario_uuid = ${de} and b.usuario_uuid = ${para} limit 1`)) !== undefined;

export const listCampeonatosJogados = (tx: Tx, usuario: string): Promise<{ id: string }[]> =>
  tx.rows(sql`
    select distinct p.campeonato_id as id from ${PRESENCAS} s
    join partidas p on p.uuid = s.partida_uuid where s.usuario_uuid = ${usuario} order by 1`);

/** Gives how many of them count. */
export async function movePresencas(
  tx: Tx,
  { campeonato, de, para }: { campeonato: string; de: string; para: string },
): Promise<number> {
  const moved = sql`set usuario_uuid = ${para} from partidas p
    where p.uuid = s.partida_uuid and p.campeonato_id = ${campeonato} and s.usuario_uuid = ${de}`;
  await tx.run(sql`update presencas_desfeitas s ${moved}`);
  return tx.run(sql`update presencas s ${moved}`);
}

export async function deleteOldJuncoes(tx: Tx): Promise<void> {
  await tx.run(sql`delete from juncoes where expira_em <= agora() and aceita_em is null`);
}
