import sql from 'sql-template-tag';
import type { verHistorico as endpoint } from '#contract/historico.ts';
import { pode } from '#regras/permissoes.ts';
import {
  alvoDe,
  pessoaDe,
  type Quem,
  quemE,
  requireCampeonato,
} from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { olharDe } from '#server/participantes/apresentar.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';
import { linhasDaTrilha } from './linhas.ts';

const PER_PAGE = 30;

/** Only who edits is told: it takes a question more. */
async function arquivoPara(tx: Tx, campeonato: CampeonatoVisto, quem: Quem) {
  if (!pode('editar', pessoaDe(quem, campeonato.papel), alvoDe(campeonato))) return null;
  return (await limitesDaPessoa(tx, campeonato.dono_uuid)).historico;
}

/** Ids grow with time, so the last one of a page is where the next one goes on. */
export const verHistorico: Handler<typeof endpoint> = async ({ db, config }, call) => {
  const { params, query, visitor } = call;
  const quem = quemE(visitor, query);
  const campeonato = await requireCampeonato(db, params.id, quem, 'ver_historico');
  const before = query.cursor ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  const trilha = { campeonatoId: params.id, quais: sql`h.id < ${before}`, limite: PER_PAGE + 1 };
  const rows = await linhasDaTrilha(db, trilha, olharDe(campeonato, quem));
  const data = rows.slice(0, PER_PAGE);
  const last = data.at(-1);
  const next = new URL(`/api/campeonatos/${params.id}/historico`, config.appUrl);
  for (const [name, value] of Object.entries({ ...query, cursor: last?.id })) {
    if (value) next.searchParams.set(name, value);
  }
  return {
    data,
    links: { next: rows.length > PER_PAGE ? next.href : null },
    arquivo: await arquivoPara(db, campeonato, quem),
  };
};
