// What the page of the draw needs: the draw asked for, or the newest.
import type { LoaderFunctionArgs } from 'react-router';
import type { Sorteio } from '#contract/sorteio.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { EntradaDoDesempate } from '#regras/montagem/desempate.ts';
import type { EntradaDoSorteio } from '#regras/montagem/sorteio.ts';
import type { ApiCall } from '#web/api/api.ts';
import type { Gente } from '#web/campeonato/gente.ts';

/** Lots for a tie say what each place of them comes to. */
export const entradaDoDesempate = (sorteio: Sorteio | null): EntradaDoDesempate | null =>
  sorteio?.metodo === 'desempate' ? (sorteio.entrada as EntradaDoDesempate) : null;

/** What the balls decide. */
function doQueE(
  sorteio: Sorteio | null,
  [first]: readonly Fase[],
): 'grupos' | 'chave' | 'tabela' | 'desempate' {
  if (sorteio?.metodo === 'desempate') return 'desempate';
  if (first?.tipo === 'grupos') return 'grupos';
  return first && !temTabela(first) ? 'chave' : 'tabela';
}

/** Who is in the pot, or in each of the pots; set by hand, everybody stands in one. Of lots, each tie. */
function urnaDe(sorteio: Sorteio | null): readonly (readonly string[])[] {
  if (!sorteio) return [];
  const lots = entradaDoDesempate(sorteio);
  if (lots) return lots.conjuntos;
  const { potes, manual } = sorteio.entrada as EntradaDoSorteio;
  return manual ? [Object.values(manual).flat()] : potes;
}

export async function carregarSorteio(
  api: ApiCall,
  { params: { id = '' }, url }: LoaderFunctionArgs,
) {
  const params = { params: { id } };
  const [{ data: campeonato }, { data: sorteios }, { data: todos }] = await Promise.all([
    api('GET /api/campeonatos/:id', params),
    api('GET /api/campeonatos/:id/sorteio', params),
    api('GET /api/campeonatos/:id/participantes', params),
  ]);
  const asked = url.searchParams.get('sorteio');
  const sorteio = sorteios.find(({ uuid }) => uuid === asked) ?? sorteios[0] ?? null;
  const gente: Record<string, Gente[string]> = {};
  for (const { uuid, nome, time_nome, sigla, escudo } of todos) {
    gente[uuid] = { nome, time_nome, sigla, escudo };
  }
  const { nome, acoes, fases } = campeonato;
  const urna = urnaDe(sorteio);
  return {
    id,
    nome,
    campeonato: { ...campeonato, regulamento_texto: '' },
    podeSortear: acoes.includes('sortear'),
    doQue: doQueE(sorteio, fases),
    urna,
    quantos: urna.flat().length,
    potes: urna.length,
    visibilidade: campeonato.visibilidade,
    /** The draw that the address asks for. */
    pedido: asked,
    sorteio,
    /** Other draws that were run: none of them goes away without a trace. */
    outros: sorteios
      .filter(({ uuid, realizado_em }) => realizado_em !== null && uuid !== sorteio?.uuid)
      .map(({ uuid, metodo, realizado_em }) => ({
        uuid,
        metodo,
        realizado_em: realizado_em ?? '',
      })),
    gente,
    now: Date.now(),
  };
}

export type DadosDoSorteio = Awaited<ReturnType<typeof carregarSorteio>>;
