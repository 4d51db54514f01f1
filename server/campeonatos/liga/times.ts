// Teams go from one season of a liga to the next: name, crest, squad, captain, and the account behind it. Who was in
// the season is in the next one; an account that the liga sent away, or that is gone, stays behind.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

type Transporte = {
  /** Participants of the season before, in the order in which they are to be listed. */
  readonly times: readonly string[];
  readonly para: string;
  readonly liga: string;
};

/** One account plays once in a championship: a second team of theirs comes without it. */
async function copyTeams(tx: Tx, { times, para, liga }: Transporte, news: readonly string[]) {
  await tx.run(sql`
    insert into participantes (uuid, campeonato_id, nome, time_nome, sigla, escudo, gamertag, status,
      pote, usuario_uuid, copiado_de, created_at)
    select copy.uuid, ${para}, p.nome, p.time_nome, p.sigla, p.escudo, p.gamertag, 2, p.pote,
      case when u.uuid is not null and b.usuario_uuid is null
        and row_number() over (partition by p.usuario_uuid order by copy.n) = 1 then u.uuid end,
      coalesce(p.copiado_de, p.uuid), agora() + copy.n * interval '1 microsecond'
    from unnest(${news}::uuid[], ${times}::uuid[]) with ordinality as copy(uuid, de, n)
    join participantes p on p.uuid = copy.de
    left join usuarios u on u.uuid = p.usuario_uuid and u.removido_em is null
      and u.exclusao_em is null
    left join banidos_da_liga b on b.usuario_uuid = u.uuid and b.liga_uuid = ${liga}
      and (b.ate is null or b.ate > agora())`);
}

async function copySquads(tx: Tx, times: readonly string[], news: readonly string[]) {
  const players = await tx.rows<{ uuid: string; participante: string }>(sql`
    select j.uuid, copy.uuid as participante
    from unnest(${news}::uuid[], ${times}::uuid[]) as copy(uuid, de)
    join jogadores j on j.participante_uuid = copy.de and j.saiu_em is null`);
  const [olds, teams] = [
    players.map(({ uuid }) => uuid),
    players.map(({ participante }) => participante),
  ];
  await tx.run(sql`
    insert into jogadores (uuid, participante_uuid, usuario_uuid, nome, identificacao, numero, papel)
    select copy.uuid, copy.time, j.usuario_uuid, j.nome, j.identificacao, j.numero, j.papel
    from unnest(${players.map(() => uuidv7())}::uuid[], ${olds}::uuid[], ${teams}::uuid[])
      as copy(uuid, de, time)
    join jogadores j on j.uuid = copy.de`);
}

/** Into a championship that is locked and has nobody yet. */
export async function levarTimes(tx: Tx, transporte: Transporte): Promise<void> {
  const { times, para } = transporte;
  const news = times.map(() => uuidv7());
  await copyTeams(tx, transporte, news);
  await copySquads(tx, times, news);
  await tx.run(sql`update campeonatos set confirmados = ${times.length} where id = ${para}`);
}

/** Who organised the season before goes on doing so; its owner helps where somebody else made the next. */
export async function levarOrganizadores(tx: Tx, de: string, para: string): Promise<void> {
  await tx.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel)
    select ${para}, o.usuario_uuid, o.papel from (
      select usuario_uuid, papel from organizadores where campeonato_id = ${de}
      union all select dono_uuid, 'co' from campeonatos where id = ${de}) o
    where o.usuario_uuid <> (select dono_uuid from campeonatos where id = ${para})
    on conflict do nothing`);
}

/** Accounts in it, to be told. */
export async function contasEm(tx: Tx, campeonato: string): Promise<string[]> {
  const rows = await tx.rows<{ usuario_uuid: string }>(sql`
    select usuario_uuid from participantes
    where campeonato_id = ${campeonato} and usuario_uuid is not null and status = 2`);
  return rows.map(({ usuario_uuid }) => usuario_uuid);
}
