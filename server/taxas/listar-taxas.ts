import type { listarTaxas as endpoint } from '#contract/campeonato/taxas.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { pagamentoAte } from '#server/participantes/pagamento.ts';
import { listParticipantes } from '#server/participantes/queries.ts';
import { apresentarTaxas } from './apresentar.ts';
import { listTaxas } from './queries.ts';

export async function taxasDoCampeonato(tx: Tx, campeonato: CampeonatoVisto) {
  const participantes = await listParticipantes(tx, campeonato.id);
  const rows = await listTaxas(tx, campeonato.id);
  const data = apresentarTaxas(campeonato, participantes, rows);
  return { data, pagar_ate: pagamentoAte(campeonato) };
}

export const listarTaxas: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'gerir_participantes');
  return taxasDoCampeonato(db, campeonato);
};
