// What one line of a played season says, whoever it names: in the order of the line, not of the match.
import type { ParDeGolsColado } from '#regras/placares/linha-de-placar.ts';

export type ResultadoDito =
  | {
      readonly tipo: 'placar';
      readonly gols: ParDeGolsColado;
      readonly penaltis: ParDeGolsColado | null;
      readonly prorrogacao: boolean;
    }
  | { readonly tipo: 'wo'; readonly faltou: 'primeiro' | 'segundo' | 'ambos' };

/** Lines that say nothing of a match: told, and in nobody's way. */
export const NOTAS = ['titulo', 'sem_placar'] as const;

/** Why a line that speaks of a match cannot be read. */
export const NAO_LIDAS = [
  'sem_times',
  'placar_invalido',
  'placar_virou_data',
  'wo_sem_lado',
  'penaltis_invalidos',
  'data_invalida',
  'limite',
] as const;

export type MotivoDaLeitura = (typeof NOTAS)[number] | (typeof NAO_LIDAS)[number];

export type LinhaDita = {
  readonly linha: number;
  readonly texto: string;
  /** As typed, and as keys (nome-limpo.ts). */
  readonly nomes: readonly [string, string];
  readonly lados: readonly [string, string];
  readonly resultado: ResultadoDito;
  readonly rodada: number | null;
  /** Said to be of a bracket. */
  readonly mataMata: boolean;
  /** yyyy-mm-dd and hh:mm. */
  readonly dia: string | null;
  readonly hora: string | null;
};

type DoisNomes = readonly [string, string];

/** To be compared with the names that are known, as keys: only then is it half a score, or a figure of a name. */
export type TalvezUmJogo = {
  /** What stands before and behind each place with a figure. */
  readonly emVolta: readonly DoisNomes[];
  /** What stands on both sides of the sign, figures and all. */
  readonly inteiros: DoisNomes | null;
};

export type LinhaSemJogo = {
  readonly linha: number;
  readonly texto: string;
  readonly motivo: MotivoDaLeitura;
  /** Without a whole score, and with figures. */
  readonly talvez?: TalvezUmJogo;
};

export type LinhaLida = LinhaDita | LinhaSemJogo;

export const ehDita = (lida: LinhaLida): lida is LinhaDita => 'resultado' in lida;
