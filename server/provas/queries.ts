import sql from 'sql-template-tag';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { ProvaDeFoto, ProvaDeLink } from '#regras/vida/provas.ts';
import type { Tx } from '#server/database/database.ts';
import { sendAhead } from '#server/database/tx.ts';

export type ProvaRow = {
  readonly uuid: string;
  readonly lado: LadoDoJogo;
  readonly mandante_uuid: string;
  readonly visitante_uuid: string;
  readonly autor_uuid: string | null;
  readonly quem: string | null;
  readonly dito_uuid: string | null;
  readonly tipos: readonly (ProvaDeFoto | ProvaDeLink)[];
  readonly nome: string | null;
  readonly url: string | null;
  readonly hash: string | null;
  readonly created_at: string;
  /** Other matches for which the same file was sent before; this one, where the other side sent it before. */
  readonly repetida: readonly string[];
};

/** Everything about one match, in the order in which it was given. */
export function listProvas(tx: Tx, partidaUuid: string): Promise<ProvaRow[]> {
  return tx.rows(sql`
    select p.uuid, p.lado, p.mandante_uuid, p.visitante_uuid, p.autor_uuid, u.nome as quem,
      p.dito_uuid, p.tipos, p.nome, p.url, p.hash, p.created_at,
      coalesce((select jsonb_agg(distinct o.partida_uuid) from provas o
        where o.campeonato_id = p.campeonato_id and o.hash = p.hash and o.dito_uuid is not null
          and (o.partida_uuid <> p.partida_uuid or o.lado <> p.lado)
          and o.created_at < (select min(own.created_at) from provas own
            where own.campeonato_id = p.campeonato_id and own.hash = p.hash
              and own.partida_uuid = p.partida_uuid and own.lado = p.lado)), '[]') as repetida
    from provas p left join usuarios u on u.uuid = p.autor_uuid
    where p.partida_uuid = ${partidaUuid}
    order by p.created_at, p.ordem, p.uuid`);
}

type PartidaDaProva = {
  readonly uuid: string;
  readonly mandante: string | null;
  readonly visitante: string | null;
};

type NovaProva = {
  readonly uuid: string;
  readonly campeonatoId: string;
  readonly partida: PartidaDaProva;
  readonly lado: LadoDoJogo;
  readonly autorUuid: string | null;
  readonly ditoUuid: string | null;
  readonly tipos: readonly string[];
  readonly nome?: string | null;
  readonly url?: string | null;
  readonly hash?: string | null;
  readonly ordem?: number;
};

/** Gives since when it is there. */
export async function insertProva(tx: Tx, nova: NovaProva): Promise<string> {
  const { partida, nome = null, url = null, hash = null, ordem = 0 } = nova;
  const row = await tx.first<{ created_at: string }>(sql`
    insert into provas (uuid, campeonato_id, partida_uuid, lado, mandante_uuid, visitante_uuid,
      autor_uuid, dito_uuid, tipos, nome, url, hash, ordem)
    values (${nova.uuid}, ${nova.campeonatoId}, ${partida.uuid}, ${nova.lado}, ${partida.mandante},
      ${partida.visitante}, ${nova.autorUuid}, ${nova.ditoUuid}, ${JSON.stringify(nova.tipos)},
      ${nome}, ${url}, ${hash}, ${ordem})
    returning created_at`);
  return row?.created_at ?? '';
}

type Uso = { readonly ditoUuid: string; readonly tipos: readonly string[]; readonly ordem: number };

/** A picture that was sent is now a part of what is said. */
export async function usarProva(tx: Tx, uuid: string, uso: Uso): Promise<void> {
  const statement = sql`
    update provas set dito_uuid = ${uso.ditoUuid}, tipos = ${JSON.stringify(uso.tipos)},
      ordem = ${uso.ordem}
    where uuid = ${uuid} and dito_uuid is null`;
  await sendAhead(tx, statement);
}

export async function deleteProva(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`delete from provas where uuid = ${uuid} and dito_uuid is null`);
}
