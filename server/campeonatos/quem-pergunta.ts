// What a championship shows to who asks: no statement names anything that they may not know of.
import sql, { type Sql } from 'sql-template-tag';
import { orNobody, orNoHash } from '#server/database/kept-plans.ts';

/** Who asks, and with what in hand. */
export type QuemPergunta = {
  readonly usuarioUuid: string | null;
  readonly isAdmin: boolean;
  /** Hashes of the code of an invitation and of the token for a name. */
  readonly convite: Buffer | null;
  readonly assumir: Buffer | null;
};

/** The same as values of which nobody has any. */
type Asking = { readonly [Key in keyof QuemPergunta]: NonNullable<QuemPergunta[Key]> };

export const valuesOf = ({ usuarioUuid, isAdmin, convite, assumir }: QuemPergunta): Asking => ({
  usuarioUuid: orNobody(usuarioUuid),
  isAdmin,
  convite: orNoHash(convite),
  assumir: orNoHash(assumir),
});

/** A row where this person owns or administers the liga in which it is played. */
export const cuidamDaLiga = ({ usuarioUuid }: Asking) => sql`
  select 1 from membros_da_liga g join ligas l on l.uuid = g.liga_uuid and l.excluida_em is null
  where g.liga_uuid = c.liga_uuid and g.usuario_uuid = ${usuarioUuid} and g.saiu_em is null
    and g.papel in ('dono', 'admin')`;

/** A liga that is not listed is named only by what is not listed either, or to who is in it. */
export const suaLiga = ({ usuarioUuid }: Asking) => sql`(
  select json_build_object('uuid', l.uuid, 'nome', l.nome) from ligas l
  where l.uuid = c.liga_uuid and l.excluida_em is null and (l.visibilidade = 'publico'
    or l.visibilidade = 'nao_listado' and c.visibilidade <> 'publico'
    or exists (select 1 from membros_da_liga g where g.liga_uuid = l.uuid
      and g.usuario_uuid = ${usuarioUuid} and g.saiu_em is null)))`;

/**
 * What may exist for whoever asks. What may not is left out here, so that a private championship is the
 * same work as an unknown one: the time that it takes tells nothing.
 */
export const mayExistFor = (asking: Asking) => sql`(
  (c.visibilidade <> 'privado' and c.estado <> 'rascunho' and c.excluido_em is null)
  or ${asking.isAdmin} or c.dono_uuid = ${asking.usuarioUuid}
  or exists (select 1 from organizadores q
    where q.campeonato_id = c.id and q.usuario_uuid = ${asking.usuarioUuid})
  or exists (select 1 from participantes q
    where q.campeonato_id = c.id and q.usuario_uuid = ${asking.usuarioUuid})
  or exists (${cuidamDaLiga(asking)})
  or sha256(c.codigo_convite::bytea) = ${asking.convite}
  or exists (select 1 from participantes q
    where q.token_hash = ${asking.assumir} and q.campeonato_id = c.id))`;

/** One that is not listed is named only by one that is not listed either, or to who organises it. */
export const vizinha = (which: Sql, { usuarioUuid }: Asking) => sql`(
  select json_build_object('id', e.id, 'nome', e.nome, 'edicao', e.edicao) from campeonatos e
  where ${which} and e.excluido_em is null and (
    (e.estado <> 'rascunho' and (e.visibilidade = 'publico'
      or e.visibilidade = 'nao_listado' and c.visibilidade <> 'publico'))
    or e.dono_uuid = ${usuarioUuid}
    or exists (select 1 from organizadores q
      where q.campeonato_id = e.id and q.usuario_uuid = ${usuarioUuid}))
  order by e.created_at desc limit 1)`;
