import type { CaixaDoCampeonato, verCaixa as endpoint } from '#contract/campeonato/caixa.ts';
import type { TaxaDeAlguem } from '#contract/campeonato/taxas.ts';
import type { EstadoDaTaxa } from '#regras/taxas/taxa.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { taxasDoCampeonato } from '#server/taxas/listar-taxas.ts';
import { listNotas } from './queries.ts';

/** Also a receipt that nobody has looked at yet: until then nobody knows that it came. */
const ESPERADAS: readonly EstadoDaTaxa[] = ['devida', 'enviada', 'recusada'];

type Contada = { readonly centavos: number };

const soma = (list: readonly Contada[]) => list.reduce((sum, { centavos }) => sum + centavos, 0);

const emEstado = (taxas: readonly TaxaDeAlguem[], estados: readonly EstadoDaTaxa[]) =>
  taxas.flatMap(({ parcelas }) => parcelas.filter(({ estado }) => estados.includes(estado)));

export async function caixaDe(tx: Tx, campeonato: CampeonatoVisto) {
  const { data: taxas } = await taxasDoCampeonato(tx, campeonato);
  const notas = await listNotas(tx, campeonato.id);
  const noted = (kind: CaixaDoCampeonato['notas'][number]['tipo']) =>
    soma(notas.filter(({ tipo }) => tipo === kind));
  const recebido = soma(emEstado(taxas, ['paga'])) + noted('entrada') + noted('substituicao');
  const owing = taxas.filter(({ deve }) => deve);
  const [premios, saidas] = [noted('premio'), noted('saida')];
  const caixa: CaixaDoCampeonato = {
    recebido,
    a_receber: soma(emEstado(owing, ESPERADAS)),
    devolvido: soma(emEstado(taxas, ['devolvida'])),
    ...{ premios, saidas, saldo: recebido - premios - saidas, notas },
  };
  return { taxas, caixa };
}

export const verCaixa: Handler<typeof endpoint> = async ({ db }, { params, visitor }) => {
  const campeonato = await requireCampeonato(db, params.id, quemE(visitor), 'gerir_participantes');
  return { data: (await caixaDe(db, campeonato)).caixa };
};
