import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';

/** What each card of the tab is drawn from. */
export type ParteProps = { dados: Estatisticas; pagina: DadosDaPagina };

/** Where everybody of one table stood after each round. */
export type TabelaNoTempo = Estatisticas['posicoes'][number];
