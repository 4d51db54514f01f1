import sql from 'sql-template-tag';
import type { verRegulamento as endpoint } from '#contract/regulamento.ts';
import { type Regulado, regulamento } from '#regras/regulamento/regulamento.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf, texts } from '#server/http/locale.ts';

type Versao = { versao: number; created_at: string; motivo: string | null };
type RegulamentoMostrado = Regulado & { regulamento_texto: string };

/** How many the organisers put in; undefined where people enter by themselves, or still may one day. */
function escolhidosDe({ estado, inscricoes_em, confirmados }: CampeonatoVisto): number | undefined {
  const isByHand = estado !== 'rascunho' && inscricoes_em === null;
  return isByHand ? confirmados : undefined;
}

export const verRegulamento: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor, request } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  const versoes = await db.rows<Versao>(sql`
    select versao, created_at, motivo from regulamentos where campeonato_id = ${params.id}
    order by versao desc`);
  const asked = query.versao ?? versoes[0]?.versao;
  const row = await db.first<{ dados: RegulamentoMostrado }>(sql`
    select dados from regulamentos where campeonato_id = ${params.id} and versao = ${asked ?? 0}`);
  if (!row || asked === undefined) throw new AppError('nao_encontrado');
  const locale = localeOf(request);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const regulado = { ...row.dados, escolhidos: escolhidosDe(campeonato) };
  const secoes = regulamento(regulado, texts[locale], (value) => money.format(value));
  return {
    data: {
      versao: asked,
      versoes,
      secoes: secoes.map(({ titulo, itens }) => ({ titulo, itens: [...itens] })),
      texto: row.dados.regulamento_texto,
    },
  };
};
