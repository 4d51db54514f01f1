import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

export type JogoNoCalendario = {
  uuid: string;
  versao: number;
  updated_at: string;
  jogo_previsto_at: string;
  estado: string;
  estadio: string | null;
  local: string | null;
  rodada: number;
  mandante: string | null;
  visitante: string | null;
  campeonato_id: string;
  campeonato: string;
};

export type DonoDoCalendario =
  | { readonly campeonato: string }
  | { readonly participante: string }
  | { readonly partida: string }
  | { readonly usuario: string };

/** What a guest may see. */
const VISIVEL = sql`c.visibilidade <> 'privado' and c.estado <> 'rascunho' and c.excluido_em is null`;

function which(dono: DonoDoCalendario): Sql {
  if ('campeonato' in dono) return sql`p.campeonato_id = ${dono.campeonato} and ${VISIVEL}`;
  if ('partida' in dono) return sql`p.uuid = ${dono.partida} and ${VISIVEL}`;
  if ('participante' in dono) {
    return sql`${dono.participante} in (p.mandante_uuid, p.visitante_uuid) and ${VISIVEL}`;
  }
  return sql`c.excluido_em is null and exists (select from participantes eu
    where eu.uuid in (p.mandante_uuid, p.visitante_uuid) and eu.usuario_uuid = ${dono.usuario})`;
}

/** With an hour; cancelled ones for 30 days, so that calendars which knew them strike them out. */
export function listJogos(tx: Tx, dono: DonoDoCalendario): Promise<JogoNoCalendario[]> {
  return tx.rows<JogoNoCalendario>(sql`
    select p.uuid, p.versao, p.updated_at, p.jogo_previsto_at, p.estado, p.estadio, p.local, p.rodada,
      coalesce(m.time_nome, m.nome) as mandante, coalesce(v.time_nome, v.nome) as visitante,
      c.id as campeonato_id, c.nome as campeonato
    from partidas p join campeonatos c on c.id = p.campeonato_id
      left join participantes m on m.uuid = p.mandante_uuid
      left join participantes v on v.uuid = p.visitante_uuid
    where ${which(dono)} and p.jogo_previsto_at is not null
      and (p.estado <> 'cancelada' or p.updated_at > agora() - interval '30 days')
    order by p.jogo_previsto_at, p.uuid limit 2000`);
}

/** Whom a calendar is of; undefined where a guest knows of no such thing. */
export async function findNome(tx: Tx, dono: DonoDoCalendario): Promise<string | undefined> {
  if ('usuario' in dono) {
    const row = await tx.first<{ nome: string }>(sql`
      select nome from usuarios where uuid = ${dono.usuario}`);
    return row?.nome;
  }
  const from =
    'campeonato' in dono
      ? sql`select c.nome from campeonatos c where c.id = ${dono.campeonato} and ${VISIVEL}`
      : 'partida' in dono
        ? sql`select c.nome from partidas p join campeonatos c on c.id = p.campeonato_id
            where p.uuid = ${dono.partida} and ${VISIVEL}`
        : sql`select coalesce(q.time_nome, q.nome) as nome from participantes q
            join campeonatos c on c.id = q.campeonato_id
            where q.uuid = ${dono.participante} and ${VISIVEL}`;
  return (await tx.first<{ nome: string }>(from))?.nome;
}

/** How often somebody asked for another address of their own calendar; undefined: there is no such person. */
export async function findRenovado(tx: Tx, usuario: string): Promise<number | undefined> {
  const row = await tx.first<{ calendario_n: number }>(sql`
    select calendario_n from usuarios where uuid = ${usuario} and removido_em is null`);
  return row?.calendario_n;
}

export async function renovar(tx: Tx, usuario: string): Promise<void> {
  await tx.run(sql`
    update usuarios set calendario_n = calendario_n + 1 where uuid = ${usuario}`);
}
