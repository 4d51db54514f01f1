import sql from 'sql-template-tag';
import type { verRegulamento as endpoint } from '#contract/regulamento.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf } from '#server/http/locale.ts';
import { findRegulamento, secoesEm } from './secoes.ts';

type Versao = { versao: number; created_at: string; motivo: string | null };

export const verRegulamento: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, visitor, request } = call;
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor, query), 'ver');
  const versoes = await db.rows<Versao>(sql`
    select versao, created_at, motivo from regulamentos where campeonato_id = ${params.id}
    order by versao desc`);
  const asked = query.versao ?? versoes[0]?.versao;
  const regulado = await findRegulamento(db, campeonato, asked ?? 0);
  if (!regulado || asked === undefined) throw new AppError('nao_encontrado');
  return {
    data: {
      versao: asked,
      versoes,
      secoes: secoesEm(localeOf(request), regulado).map(({ titulo, itens }) => ({
        titulo,
        itens: [...itens],
      })),
      texto: regulado.regulamento_texto,
    },
  };
};
