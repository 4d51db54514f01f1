// The verdicts that a case offers: what was said, once each, and what nobody said.
import type { DecisaoDoCaso } from '#contract/partida/contestacoes.ts';
import type { InformadoVisto } from '#contract/partida/dado.ts';
import type { Lancamento } from '#contract/partidas.ts';
import { recusaDoCancelamento } from '#regras/montagem/cancelamento.ts';
import type { NomesDosLados } from '#web/campeonato/registro-da-partida.ts';
import { ditoEmPalavras } from '#web/routes/campeonato/pagina-da-partida/vida/lados.ts';
import type { Translate } from '#web/texts/texts.tsx';
import type { DadosDoCaso } from './carregar.ts';

export type Opcao = {
  readonly id: string;
  readonly rotulo: string;
  readonly ajuda: string;
  /** Said by somebody already; null: it is typed, or there is nothing to type. */
  readonly dito: InformadoVisto | null;
};

const asText = (said: InformadoVisto) => JSON.stringify(Object.entries(said).toSorted());

export function opcoesDe(
  { caso, partida }: DadosDoCaso,
  nomes: NomesDosLados,
  t: Translate,
): readonly Opcao[] {
  const [home, away] = caso.versoes.map((versao) => versao?.informado ?? null);
  const isComplaint = caso.vida.contestacao?.tipo === 'reclamacao';
  const contra = isComplaint ? (caso.vida.contestacao?.contra ?? null) : null;
  const said = [
    { id: 'vigor', rotulo: t('caso.decidir.manter'), dito: contra },
    { id: 'mandante', rotulo: t('caso.decidir.versao', { nome: nomes[0] }), dito: home ?? null },
    { id: 'visitante', rotulo: t('caso.decidir.versao', { nome: nomes[1] }), dito: away ?? null },
    { id: 'mesa', rotulo: t('caso.decidir.versao_da_mesa'), dito: caso.mesa?.informado ?? null },
  ];
  const seen = new Set<string>();
  const distinct = said.flatMap(({ dito, ...option }) => {
    if (!dito || seen.has(asText(dito))) return [];
    seen.add(asText(dito));
    return [{ ...option, dito, ajuda: ditoEmPalavras(dito, nomes, t) }];
  });
  const mayCancel = !recusaDoCancelamento(caso.partida, partida.confronto?.partidas ?? []);
  const open = (['outro', 'wo', 'jogar_de_novo', 'cancelar'] as const)
    .filter((id) => id !== 'cancelar' || mayCancel)
    .map((id) => ({
      id,
      rotulo: t(`caso.decidir.${id}`),
      ajuda: t(`caso.decidir.${id}_ajuda`),
      dito: null,
    }));
  return [...distinct, ...open];
}

/** The same as the score of an organiser, to ask what it would move. */
export function comoLancamento(decisao: DecisaoDoCaso | null): Lancamento | null {
  if (!decisao) return null;
  return decisao.tipo === 'jogar_de_novo' ? { tipo: 'limpar' } : decisao;
}
