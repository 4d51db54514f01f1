import sql from 'sql-template-tag';
import type {
  CampeonatoDoRanking,
  verCampeonatosDoRanking as endpoint,
} from '#contract/ranking/gestao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { requireRanking } from '../acesso.ts';
import { abertoPara } from '../verdade.ts';

const MOST = 100;

export const verCampeonatosDoRanking: Handler<typeof endpoint> = async ({ db }, call) => {
  const ranking = await requireRanking(db, call.params.uuid, call.visitor);
  const data = await db.rows<CampeonatoDoRanking>(sql`
    select c.id, c.nome, c.encerrado_em, max(k.entre)::int as entre, max(k.peso) as peso
    from ranking_colocacoes k join campeonatos c on c.id = k.campeonato_id
    where k.ranking_uuid = ${ranking.uuid} and ${abertoPara(ranking)}
    group by c.id, c.nome, c.encerrado_em order by c.encerrado_em desc, c.id limit ${MOST}`);
  return { data };
};
