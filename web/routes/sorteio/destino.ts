// Where a ball goes, in words, and the boxes that the balls fill.
import type { Sorteio } from '#contract/sorteio.ts';
import { efeitoDoLugar } from '#web/campeonato/lugar-do-desempate.ts';
import type { Translate } from '#web/texts/texts.tsx';
import { type DadosDoSorteio, entradaDoDesempate } from './carregar.ts';

export type BolaSorteada = NonNullable<Sorteio['bolas']>[number];

/** Of lots for a tie. */
function efeitoDe(
  { sorteio }: DadosDoSorteio,
  bola: BolaSorteada,
  t: Translate,
): string | undefined {
  const lugares = entradaDoDesempate(sorteio)?.lugares[(bola.pote ?? 1) - 1] ?? [];
  const n = Number(bola.destino);
  // What they came to is not so any more; in which order they fell is.
  if (sorteio?.superado) return t('sorteio.desempate.lugar', { n });
  const lugar = lugares[n - 1];
  return lugar && efeitoDoLugar(lugar, lugares[n], t);
}

/** 'vai para o Grupo B', 'é o 3º', 'passa, em 2º'. */
export function paraOnde(dados: DadosDoSorteio, bola: BolaSorteada, t: Translate): string {
  const { destino } = bola;
  const effect = efeitoDe(dados, bola, t);
  if (effect) return effect;
  return t(dados.doQue === 'grupos' ? 'sorteio.vai_grupo' : 'sorteio.vai_posicao', { destino });
}

/** The same in a chip. */
export function destinoCurto(dados: DadosDoSorteio, bola: BolaSorteada, t: Translate): string {
  const { destino } = bola;
  const effect = efeitoDe(dados, bola, t);
  if (effect) return effect;
  return dados.doQue === 'grupos'
    ? t('campeonato.grupo', { nome: destino })
    : t('sorteio.posicao', { destino });
}

export function nomeDoPote({ doQue, potes }: DadosDoSorteio, n: number, t: Translate): string {
  if (doQue !== 'desempate') return t('sorteio.pote', { n });
  return potes > 1 ? t('sorteio.desempate.empate', { n }) : t('sorteio.desempate.empate_unico');
}

export type CaixaDoPalco = {
  readonly nome: string;
  readonly titulo: string;
  /** In order of their places. */
  readonly bolas: readonly BolaSorteada[];
};

const caixaDaBola = ({ doQue }: DadosDoSorteio, { destino, pote }: BolaSorteada) =>
  doQue === 'grupos' ? destino : doQue === 'desempate' ? String(pote ?? 1) : '';

/** Groups, ties, or one list of positions. */
export function caixasDe(
  dados: DadosDoSorteio,
  bolas: readonly BolaSorteada[],
  t: Translate,
): CaixaDoPalco[] {
  const titulo = (nome: string) => {
    if (dados.doQue === 'grupos') return t('campeonato.grupo', { nome });
    return dados.doQue === 'desempate' ? nomeDoPote(dados, Number(nome), t) : t('sorteio.ordem');
  };
  const boxes = Map.groupBy(bolas, (bola) => caixaDaBola(dados, bola));
  return [...boxes]
    .sort(([a], [b]) => a.localeCompare(b, 'pt-BR', { numeric: true }))
    .map(([nome, own]) => ({ nome, titulo: titulo(nome), bolas: own }));
}
