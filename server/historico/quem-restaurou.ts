import sql, { type Sql } from 'sql-template-tag';

/** The name of who last put the result of a match back: as the trail tells it, so it goes with the person. */
export const quemRestaurou = (campeonatoId: string, partida: string): Sql => sql`
  select u.nome from historico h join usuarios u on u.uuid = h.usuario_uuid
  where h.campeonato_id = ${campeonatoId} and h.objeto = ${partida}::uuid::text
    and h.acao = 'restaurar-placar' order by h.id desc limit 1`;
