// What a season of a liga is made of, and who plays where in the next one.
import { z } from 'zod';
import {
  isOpen,
  type Move,
  type PlayoffTie,
  promote,
  type SeasonPlace,
} from '#engine/seasons/promotion.ts';
import type { Boundary } from '#engine/seasons/zones.ts';
import {
  MOTIVO_DA_MUDANCA,
  VACANCY,
  WITHDRAWAL_FROM_SEASON,
} from '#regras/montagem/palavras-da-temporada.ts';

export const DESISTENCIAS_NA_TEMPORADA = ['sai', 'cai'] as const;
export const VAGAS_NA_TEMPORADA = ['sobe_mais_um', 'cai_um_a_menos', 'aberta'] as const;

export const regrasDaTemporada = z.strictObject({
  desistencia: z.enum(DESISTENCIAS_NA_TEMPORADA).default('sai'),
  vaga: z.enum(VAGAS_NA_TEMPORADA).default('sobe_mais_um'),
});

const count = (most: number) => z.int().min(0).max(most).default(0);

/** To and from the division below; the last one has none. */
export const fronteira = z.strictObject({
  caem: count(16),
  sobem: count(16),
  /** Ties between the last who would stay and the best who would not come up. */
  confrontos: count(4),
});

export type RegrasDaTemporada = z.output<typeof regrasDaTemporada>;
export type Fronteira = z.output<typeof fronteira>;

/** Where people put a team, whatever the places say. Null: not in the next season. */
export type AjusteDaTemporada = {
  readonly time: string;
  readonly para: number | null;
  readonly motivo: string;
};

export type MotivoDaMudanca = (typeof MOTIVO_DA_MUDANCA)[keyof typeof MOTIVO_DA_MUDANCA] | 'mao';

export type MudancaDeDivisao = {
  readonly time: string;
  /** Levels, 1 for the top. */
  readonly de: number;
  readonly para: number | null;
  readonly lugar: number;
  readonly motivo: MotivoDaMudanca;
  /** The other side of the tie, or who left the place free. */
  readonly outro: string | null;
  /** Of who put it right by hand. */
  readonly porque: string | null;
  /** Nobody can tell yet: a tie is not played, or a place is shared across the line. */
  readonly espera: boolean;
};

export type PreviaDaTemporada = {
  readonly mudancas: readonly MudancaDeDivisao[];
  /** Places that nobody takes, top division first. */
  readonly vagas: readonly number[];
  readonly confrontos: readonly PlayoffTie[];
};

export const boundaryOf = ({ caem, sobem, confrontos }: Fronteira): Boundary => ({
  ...{ down: caem, up: sobem, playoffs: confrontos },
});

function mudancaDe(move: Move, ajuste: AjusteDaTemporada | undefined): MudancaDeDivisao {
  const { team, from, to, place, reason, of } = move;
  const para = ajuste ? ajuste.para : to === null ? null : to + 1;
  return {
    ...{ time: team, de: from + 1, para, lugar: place },
    motivo: ajuste ? 'mao' : MOTIVO_DA_MUDANCA[reason],
    outro: of ?? null,
    porque: ajuste?.motivo ?? null,
    espera: !ajuste && isOpen(move),
  };
}

type FimDaTemporada = {
  /** Final places of each division, top first. */
  readonly lugares: readonly (readonly SeasonPlace[])[];
  readonly fronteiras: readonly Fronteira[];
  readonly regras: RegrasDaTemporada;
  /** Who won a tie between divisions. */
  readonly vencedores: ReadonlySet<string>;
  readonly ajustes: readonly AjusteDaTemporada[];
};

export function preverTemporada(fim: FimDaTemporada): PreviaDaTemporada {
  const { lugares, fronteiras, regras, vencedores, ajustes } = fim;
  const rules = {
    boundaries: fronteiras.map(boundaryOf),
    withdrawal: WITHDRAWAL_FROM_SEASON[regras.desistencia],
    vacancy: VACANCY[regras.vaga],
  };
  const { moves, openings, ties } = promote(lugares, rules, vencedores);
  const byHand = new Map(ajustes.map((ajuste) => [ajuste.time, ajuste]));
  const mudancas = moves.map((move) => mudancaDe(move, byHand.get(move.team)));
  return { mudancas, vagas: openings, confrontos: ties };
}
