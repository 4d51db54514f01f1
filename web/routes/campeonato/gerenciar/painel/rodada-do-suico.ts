// Rounds of a Swiss are made one at a time: until the last is there, nobody knows all its matches.
import type { Campeonato } from '#contract/campeonatos.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import type { Passo } from '#regras/pendencias/passo.ts';
import type { Translate } from '#web/texts/texts.tsx';

export type Andando = Pick<Campeonato, 'fases'> & {
  readonly resumo: Pick<
    Campeonato['resumo'],
    'etapa' | 'rodada' | 'rodadas' | 'jogos' | 'jogos_feitos'
  >;
};

/** Which round it is in, while others are to be made. Where other tables are played, it may be one of theirs. */
function rodadaDoSuico({ fases, resumo }: Andando) {
  const { etapa, rodada, rodadas } = resumo;
  const isSwiss = fases.filter(temTabela).every(({ tipo }) => tipo === 'suico');
  if (!isSwiss || etapa !== null || rodada === null || rodadas === null) return null;
  return rodada < rodadas ? { rodada, rodadas } : null;
}

/** How many matches are done, each figure with its name. */
export function figurasDosJogos(campeonato: Andando, t: Translate): [string, string][] {
  const { jogos, jogos_feitos } = campeonato.resumo;
  const swiss = rodadaDoSuico(campeonato);
  if (!swiss) {
    const done = t('pendencias.n_de', { n: jogos_feitos, total: jogos });
    return [[done, t('pendencias.andamento.jogos')]];
  }
  const round = t('pendencias.n_de', { n: swiss.rodada, total: swiss.rodadas });
  return [
    [round, t('pendencias.andamento.rodada')],
    [String(jogos_feitos), t('pendencias.andamento.jogos_feitos')],
  ];
}

export function esperaEmPalavras(
  { tipo, n, total }: Passo['espera'][number],
  campeonato: Andando,
  t: Translate,
): string {
  const swiss = tipo === 'jogos' ? rodadaDoSuico(campeonato) : null;
  if (swiss) return t('pendencias.espera.jogos_do_suico', { n, ...swiss });
  return t(`pendencias.espera.${tipo}`, { n, total: total ?? 0 });
}

/** What entering the scores leads to. */
export const textoDosPlacares = (campeonato: Andando, t: Translate): string =>
  t(rodadaDoSuico(campeonato) ? 'pendencias.passo.lancar.suico' : 'pendencias.passo.lancar.texto');
