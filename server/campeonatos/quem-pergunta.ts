// What a championship shows to who asks: no statement names anything that they may not know of. Whoever has no account
// can be nobody in it, and most who look have none: their statement leaves out what it would not find.
import sql, { empty, type Sql } from 'sql-template-tag';

/** Who asks, and with what in hand. */
export type QuemPergunta = {
  readonly usuarioUuid: string | null;
  readonly isAdmin: boolean;
  /** Hashes of the code of an invitation and of the token for a name. */
  readonly convite: Buffer | null;
  readonly assumir: Buffer | null;
};

/** One more way to something, for who has what it takes. */
const orWith = <T>(inHand: T | null, way: (inHand: T) => Sql): Sql =>
  inHand === null ? empty : sql`or ${way(inHand)}`;

/** Whether this person owns or administers the liga in which it is played. */
export const cuidaDaLiga = (usuarioUuid: string) => sql`exists (
  select 1 from membros_da_liga g join ligas l on l.uuid = g.liga_uuid and l.excluida_em is null
  where g.liga_uuid = c.liga_uuid and g.usuario_uuid = ${usuarioUuid} and g.saiu_em is null
    and g.papel in ('dono', 'admin'))`;

/** A liga that is not listed is named only by what is not listed either, or to who is in it. */
export const suaLiga = ({ usuarioUuid }: QuemPergunta) => sql`(
  select json_build_object('uuid', l.uuid, 'nome', l.nome) from ligas l
  where l.uuid = c.liga_uuid and l.excluida_em is null and (l.visibilidade = 'publico'
    or l.visibilidade = 'nao_listado' and c.visibilidade <> 'publico'
    ${orWith(
      usuarioUuid,
      (uuid) => sql`exists (select 1 from membros_da_liga g where g.liga_uuid = l.uuid
        and g.usuario_uuid = ${uuid} and g.saiu_em is null)`,
    )}))`;

const organiza = (campeonato: Sql, uuid: string) => sql`exists (
  select 1 from organizadores q where q.campeonato_id = ${campeonato} and q.usuario_uuid = ${uuid})`;

const temParte = (uuid: string) => sql`c.dono_uuid = ${uuid} or ${organiza(sql`c.id`, uuid)}
  or exists (select 1 from participantes q
    where q.campeonato_id = c.id and q.usuario_uuid = ${uuid})
  or ${cuidaDaLiga(uuid)}`;

/**
 * What may exist for whoever asks. What may not is left out here, so that a private championship is the
 * same work as an unknown one: the time that it takes tells nothing.
 */
export const mayExistFor = ({ usuarioUuid, isAdmin, convite, assumir }: QuemPergunta) => sql`(
  (c.visibilidade <> 'privado' and c.estado <> 'rascunho' and c.excluido_em is null)
  or ${isAdmin} ${orWith(usuarioUuid, temParte)}
  ${orWith(convite, (hash) => sql`sha256(c.codigo_convite::bytea) = ${hash}`)}
  ${orWith(
    assumir,
    (hash) => sql`exists (select 1 from participantes q
      where q.token_hash = ${hash} and q.campeonato_id = c.id)`,
  )})`;

/** One that is not listed is named only by one that is not listed either, or to who organises it. */
export const vizinha = (which: Sql, { usuarioUuid }: QuemPergunta) => sql`(
  select json_build_object('id', e.id, 'nome', e.nome, 'edicao', e.edicao) from campeonatos e
  where ${which} and e.excluido_em is null and (
    (e.estado <> 'rascunho' and (e.visibilidade = 'publico'
      or e.visibilidade = 'nao_listado' and c.visibilidade <> 'publico'))
    ${orWith(usuarioUuid, (uuid) => sql`e.dono_uuid = ${uuid} or ${organiza(sql`e.id`, uuid)}`)})
  order by e.created_at desc limit 1)`;
