import sql from 'sql-template-tag';
import type { verRegulamento as endpoint } from '#contract/competicao.ts';
import { type Regulado, regulamento } from '#contract/regulamento.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf, texts } from '#server/http/locale.ts';

type Versao = { versao: number; created_at: string };
type Dados = Regulado & { regulamento_texto: string };

export const verRegulamento: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor, request } = call;
  await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  const versoes = await db.rows<Versao>(sql`
    select versao, created_at from regulamentos where campeonato_id = ${params.id}
    order by versao desc`);
  const asked = query.versao ?? versoes[0]?.versao;
  const row = await db.first<{ dados: Dados }>(sql`
    select dados from regulamentos where campeonato_id = ${params.id} and versao = ${asked ?? 0}`);
  if (!row || asked === undefined) throw new AppError('nao_encontrado');
  const locale = localeOf(request);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const secoes = regulamento(row.dados, texts[locale], (value) => money.format(value));
  return {
    data: {
      versao: asked,
      versoes,
      secoes: secoes.map(({ titulo, itens }) => ({ titulo, itens: [...itens] })),
      texto: row.dados.regulamento_texto,
    },
  };
};
