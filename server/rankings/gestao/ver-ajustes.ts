import sql from 'sql-template-tag';
import type { verAjustes as endpoint } from '#contract/ranking/gestao.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { requireRanking } from '../acesso.ts';
import { apresentarPessoa, type PessoaDaLinha, situacaoDe } from '../pessoa/pessoa.ts';

const MOST = 100;

type AjusteFeitoRow = PessoaDaLinha & {
  readonly uuid: string;
  readonly pontos: number;
  readonly motivo: string;
  readonly autor: string | null;
  readonly em: string;
};

export const verAjustes: Handler<typeof endpoint> = async ({ db }, call) => {
  const ranking = await requireRanking(db, call.params.uuid, call.visitor);
  const rows = await db.rows<AjusteFeitoRow>(sql`
    select a.uuid, a.pontos, a.motivo, a.created_at as em, u.uuid as usuario_uuid, u.nome, u.foto,
      ${situacaoDe(call.user?.uuid ?? null)} as situacao,
      (select o.nome from usuarios o where o.uuid = a.autor_uuid and o.removido_em is null) as autor
    from ranking_ajustes a join usuarios u on u.uuid = a.usuario_uuid
    where a.ranking_uuid = ${ranking.uuid} and a.desfeito_em is null
    order by a.created_at desc limit ${MOST}`);
  return {
    data: rows.map(({ uuid, pontos, motivo, autor, em, ...pessoa }) => ({
      ...{ uuid, pontos, motivo, autor, em },
      pessoa: apresentarPessoa(pessoa),
    })),
  };
};
