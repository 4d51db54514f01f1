import sql from 'sql-template-tag';
import type { verHistorico as endpoint } from '#contract/historico.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { olharDe } from '#server/participantes/apresentar.ts';
import { discreto, type RegistroComPessoa } from './discreto.ts';

const PER_PAGE = 30;

/** Ids grow with time, so the last one of a page is where the next one goes on. */
export const verHistorico: Handler<typeof endpoint> = async ({ db, config }, call) => {
  const { params, query, visitor } = call;
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, params.id, quem, 'ver_historico');
  const { gere, eu } = olharDe(campeonato, quem);
  const before = query.cursor ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  const rows = await db.rows<RegistroComPessoa>(sql`
    select h.id, h.autor, h.usuario_uuid, u.nome as quem, h.acao, h.objeto, h.antes, h.depois,
      h.created_at,
      case when coalesce(h.mandante_uuid, h.visitante_uuid) is not null
        then json_build_array(h.mandante_uuid, h.visitante_uuid) end as partida
    from historico h left join usuarios u on u.uuid = h.usuario_uuid
    where h.campeonato_id = ${params.id} and h.id < ${before}
    order by h.id desc limit ${PER_PAGE + 1}`);
  const page = rows.slice(0, PER_PAGE);
  const data = gere ? page : await discreto(db, { id: params.id, eu }, page);
  const last = data.at(-1);
  const next = new URL(`/api/campeonatos/${params.id}/historico`, config.appUrl);
  for (const [name, value] of Object.entries({ ...query, cursor: last?.id })) {
    if (value) next.searchParams.set(name, value);
  }
  return { data, links: { next: rows.length > PER_PAGE ? next.href : null } };
};
