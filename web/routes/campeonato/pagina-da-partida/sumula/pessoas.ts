// Whom one side of a match sheet can name.
import type { Sumula } from '#contract/partida/sumula.ts';
import type { Citado } from '#regras/sumula/sumula.ts';
import { chaveDoCitado, citadoDe, type LanceEmRascunho } from './rascunho.ts';

export type JogadorDoElenco = {
  readonly uuid: string;
  readonly nome: string;
  readonly numero: number | null;
};

export type PessoaDoLado = { readonly quem: Citado; readonly nome: string };

type Base = {
  readonly elenco: readonly JogadorDoElenco[];
  readonly metade: Sumula['mandante'];
  readonly draft: readonly LanceEmRascunho[];
};

/** Those of the line-up first, as it names them; then the others of the squad. */
export function comEscaladosAntes(
  elenco: readonly JogadorDoElenco[],
  escalados: readonly { readonly jogador: string }[] = [],
): JogadorDoElenco[] {
  const there = escalados.flatMap(
    ({ jogador }) => elenco.find(({ uuid }) => uuid === jogador) ?? [],
  );
  return [...there, ...elenco.filter((one) => !there.includes(one))];
}

/** The squad, and everybody else who is named already: they may have left, or were typed. */
export function pessoasDe({ elenco, metade, draft }: Base): PessoaDoLado[] {
  const squad = elenco.map(({ uuid, nome, numero }) => ({
    quem: { jogador: uuid },
    nome: numero === null ? nome : `${numero} ${nome}`,
  }));
  const named = metade.lances
    .flatMap(({ quem, assistencia }) => [quem, assistencia])
    .flatMap((one) => (one?.nome ? [{ quem: citadoDe(one), nome: one.nome }] : []));
  const typed = draft
    .flatMap(({ quem, assistencia }) => [quem, assistencia])
    .flatMap((one) => (one && 'nome' in one ? [{ quem: one, nome: one.nome }] : []));
  return [...squad, ...named, ...typed].filter(
    (one, at, all) =>
      all.findIndex((other) => chaveDoCitado(other.quem) === chaveDoCitado(one.quem)) === at,
  );
}
