// Between the fields of a form and the rules of a ranking.
import type { RankingNaTela } from '#contract/ranking/rankings.ts';
import type { Values } from '#web/fields/form.ts';

export type RegrasNoFormulario = RankingNaTela['regras'];

/** Fields with a number, in the order in which they stand; `null` where nothing is said means for all, or for ever. */
export const NUMEROS = {
  elo: ['inicio', 'k_novo', 'jogos_novo', 'k', 'mando', 'provisorio_ate', 'contas_verificadas'],
  posicao: ['participacao', 'melhores', 'janela_semanas', 'contas_verificadas'],
} as const;

export const ESCOLHAS = ['margem', 'wo', 'pelos_dois'] as const;

/** What is not a number is left to the server to refuse, at its field. */
const numero = (text = ''): number => Number(text.trim().replace(',', '.') || Number.NaN);
const numeroOuNada = (text = ''): number | null => (text.trim() === '' ? null : numero(text));

const lista = (text = ''): number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(numero);

const PESO = 'peso:';

function pesosDe(values: Values): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => name.startsWith(PESO) && value.trim() !== '')
      .map(([name, value]) => [name.slice(PESO.length), numero(value)]),
  );
}

export const campoDoPeso = (id: string): string => `${PESO}${id}`;

export function regrasDe(tipo: 'elo' | 'posicao', values: Values): RegrasNoFormulario {
  const of = (name: string) => values[`regras.${name}`];
  const contas_verificadas = numero(of('contas_verificadas'));
  if (tipo === 'elo') {
    return {
      ...{ tipo, contas_verificadas, inicio: numero(of('inicio')), k_novo: numero(of('k_novo')) },
      ...{ jogos_novo: numero(of('jogos_novo')), k: numero(of('k')), mando: numero(of('mando')) },
      ...{ margem: of('margem') !== undefined, wo: of('wo') !== undefined },
      provisorio_ate: numero(of('provisorio_ate')),
      pelos_dois: of('pelos_dois') !== undefined,
    };
  }
  return {
    ...{ tipo, contas_verificadas, pontos: lista(of('pontos')) },
    participacao: numero(of('participacao')),
    peso: of('peso') === 'tamanho' ? 'tamanho' : 'igual',
    pesos: pesosDe(values),
    melhores: numeroOuNada(of('melhores')),
    janela_semanas: numeroOuNada(of('janela_semanas')),
  };
}
