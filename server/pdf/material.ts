// What a document of a championship is made of: the answers of the API as they are, and the pictures that people sent.
import type { FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import type { Estatisticas } from '#contract/campeonato/estatisticas.ts';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Confronto } from '#contract/chaveamento.ts';
import type { Classificacao } from '#contract/classificacao.ts';
import type { Folga } from '#contract/jogos.ts';
import type { Partida } from '#contract/partidas.ts';
import type { Camisa } from '#regras/escudos/cores.ts';
import type { Locale } from '#textos/locale.ts';

export type TimeNoPdf = {
  readonly nome: string;
  readonly sigla: string;
  /** Drawn, or the picture that was sent. */
  readonly escudo: Camisa | { readonly bytes: Uint8Array };
};

export type RodadaNoPdf = {
  readonly fase: number;
  readonly rodada: number;
  readonly etapa: string | null;
  readonly jogos: readonly Partida[];
  readonly folgas: readonly Folga[];
};

export type MaterialDoPdf = {
  readonly locale: Locale;
  /** Of the championship, whole. */
  readonly endereco: string;
  readonly feito: string;
  readonly campeonato: Campeonato;
  readonly destaque: string | null;
  readonly capa: Uint8Array | null;
  readonly patrocinadores: readonly { readonly nome: string; readonly logo: Uint8Array | null }[];
  readonly times: Readonly<Record<string, TimeNoPdf>>;
  /** Those who are in, in the order of the list. */
  readonly inscritos: readonly string[];
  readonly tabelas: readonly Classificacao[];
  readonly chaves: readonly { readonly fase: number; readonly confrontos: readonly Confronto[] }[];
  readonly rodadas: readonly RodadaNoPdf[];
  readonly estatisticas: Estatisticas;
  /** Only of one that is over. */
  readonly final: FinalDoCampeonato | null;
};
