// Where somebody stands, in rankings that everybody sees.
import sql from 'sql-template-tag';
import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import type { Modalidade } from '#regras/configuracao/expresso.ts';
import { nomeDoRanking } from '#regras/ranking/do-site.ts';
import type { Tx } from '#server/database/database.ts';
import { countAcima, type LinhaRow } from '../queries-linhas.ts';

type LinhaDaPessoaRow = Pick<LinhaRow, 'pontos' | 'titulos' | 'melhor' | 'jogos'> & {
  readonly uuid: string;
  readonly nome: string | null;
  readonly tipo: 'elo' | 'posicao';
  readonly modalidade: Modalidade;
};

export async function rankingsDaPessoa(tx: Tx, pessoa: string): Promise<Dashboard['pontuacoes']> {
  const rows = await tx.rows<LinhaDaPessoaRow>(sql`
    select r.uuid, r.nome, r.tipo, r.modalidade, l.pontos, l.titulos, l.melhor, l.jogos
    from ranking_linhas l join rankings r on r.uuid = l.ranking_uuid
    left join ligas g on g.uuid = r.liga_uuid
    where l.usuario_uuid = ${pessoa} and l.colocado
      and (r.liga_uuid is null or (g.visibilidade = 'publico' and g.excluida_em is null))
    order by r.tipo, l.jogos desc, r.uuid`);
  return Promise.all(
    rows.map(async (row) => {
      const { uuid, nome, tipo, modalidade, pontos } = row;
      const posicao = (await countAcima(tx, uuid, row)) + 1;
      return { uuid, nome, tipo, modalidade, endereco: nomeDoRanking(row), posicao, pontos };
    }),
  );
}
