import sql from 'sql-template-tag';
import type { RespostaDaMesa } from '#regras/vida/mesa.ts';
import type { Informado } from '#regras/vida/partida.ts';
import type { Tx } from '#server/database/database.ts';

export type LinkRow = {
  readonly uuid: string;
  readonly campeonato_id: string;
  readonly partida_uuid: string | null;
  readonly fase: number | null;
  readonly rodada: number | null;
  readonly rotulo: string | null;
  readonly created_at: string;
  readonly expira_em: string;
  readonly usado_em: string | null;
  readonly revogado_em: string | null;
  readonly expirou: boolean;
  /** Who made it may no longer make one. */
  readonly sem_dono: boolean;
};

/** Only who may make links keeps one open: the owner, a co-organiser, who runs its liga, an administrator. */
const COLUMNS = sql`l.uuid, l.campeonato_id, l.partida_uuid, l.fase, l.rodada, l.rotulo, l.created_at,
  l.expira_em, l.usado_em, l.revogado_em, l.expira_em <= agora() as expirou,
  not exists (select 1 from campeonatos c where c.id = l.campeonato_id and c.dono_uuid = l.criado_por)
    and not exists (select 1 from organizadores o where o.campeonato_id = l.campeonato_id
      and o.usuario_uuid = l.criado_por and o.papel = 'co')
    and not exists (select 1 from campeonatos c
      join ligas k on k.uuid = c.liga_uuid and k.excluida_em is null
      join membros_da_liga g on g.liga_uuid = k.uuid and g.saiu_em is null and g.papel in ('dono', 'admin')
      where c.id = l.campeonato_id and g.usuario_uuid = l.criado_por)
    and not exists (select 1 from usuarios u where u.uuid = l.criado_por and u.is_admin) as sem_dono`;

export const findLinkPorSegredo = (tx: Tx, hash: Buffer): Promise<LinkRow | undefined> =>
  tx.first(sql`select ${COLUMNS} from links_da_mesa l where l.segredo_hash = ${hash}`);

export const findLink = (tx: Tx, uuid: string): Promise<LinkRow | undefined> =>
  tx.first(sql`select ${COLUMNS} from links_da_mesa l where l.uuid = ${uuid}`);

/** Newest first. */
export const listLinks = (tx: Tx, campeonatoId: string): Promise<LinkRow[]> =>
  tx.rows(sql`
    select ${COLUMNS} from links_da_mesa l where l.campeonato_id = ${campeonatoId}
    order by l.uuid desc`);

type NovoLink = Pick<LinkRow, 'uuid' | 'partida_uuid' | 'fase' | 'rodada' | 'rotulo'> & {
  readonly campeonatoId: string;
  readonly hash: Buffer;
  readonly por: string | null;
  readonly horas: number;
};

export async function insertLink(tx: Tx, novo: NovoLink): Promise<void> {
  await tx.run(sql`
    insert into links_da_mesa (uuid, campeonato_id, partida_uuid, fase, rodada, rotulo, segredo_hash,
      criado_por, expira_em)
    values (${novo.uuid}, ${novo.campeonatoId}, ${novo.partida_uuid}, ${novo.fase}, ${novo.rodada},
      ${novo.rotulo}, ${novo.hash}, ${novo.por}, agora() + make_interval(hours => ${novo.horas}))`);
}

/** Of those that are still open. */
export async function revokeLink(tx: Tx, uuid: string, por: string | null): Promise<void> {
  await tx.run(sql`
    update links_da_mesa set revogado_em = agora(), revogado_por = ${por}
    where uuid = ${uuid} and revogado_em is null`);
}

/** At most once a minute: a page that stays open asks often. */
export async function touchLink(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`
    update links_da_mesa set usado_em = agora()
    where uuid = ${uuid} and (usado_em is null or usado_em < agora() - interval '1 minute')`);
}

export const hasRodada = async (tx: Tx, id: string, fase: number, rodada: number) =>
  (await tx.first(sql`
    select 1 from partidas where campeonato_id = ${id} and fase = ${fase} and rodada = ${rodada}
    limit 1`)) !== undefined;

type LancamentoDaMesa = {
  readonly link: string;
  readonly id: string;
  readonly campeonatoId: string;
  readonly partida: string;
  readonly informado: Informado;
  readonly resposta: RespostaDaMesa;
  readonly digitadoEm: string | null;
};

export async function insertLancamento(tx: Tx, novo: LancamentoDaMesa): Promise<void> {
  await tx.run(sql`
    insert into lancamentos_da_mesa (link_uuid, id, campeonato_id, partida_uuid, informado, resposta,
      digitado_em)
    values (${novo.link}, ${novo.id}, ${novo.campeonatoId}, ${novo.partida},
      ${JSON.stringify(novo.informado)}, ${novo.resposta}, ${novo.digitadoEm})`);
}

type LancamentoGuardado = {
  readonly partida_uuid: string;
  readonly informado: Informado;
  readonly resposta: RespostaDaMesa;
};

export const findLancamento = (
  tx: Tx,
  link: string,
  id: string,
): Promise<LancamentoGuardado | undefined> =>
  tx.first(sql`
    select partida_uuid, informado, resposta from lancamentos_da_mesa
    where link_uuid = ${link} and id = ${id}`);

/** The version that a contest of the table official stands for, once it says another one. */
export async function updateVersaoDaMesa(tx: Tx, partida: string, informe: string): Promise<void> {
  await tx.run(sql`
    update contestacoes set informe_uuid = ${informe}
    where partida_uuid = ${partida} and estado = 'aberta' and lado = 'mesa'`);
}
