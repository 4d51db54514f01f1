/** Fields of a match that say where and when; dates as the API writes them for the screen. */
export type MatchPlace = {
  readonly estadio: string | null;
  readonly local: string | null;
  readonly confirmado_at: string | null;
  readonly jogo_previsto_at: string | null;
};

const DATE_AND_MINUTES = 16;

/** "Arena da Vila - 05/11/2026 20:30": the venue, then the agreed time, else the expected one. */
export function matchLine({ estadio, local, confirmado_at, jogo_previsto_at }: MatchPlace): string {
  const venue = estadio || local;
  const when = (confirmado_at || jogo_previsto_at)?.slice(0, DATE_AND_MINUTES);
  return [venue, when].filter(Boolean).join(' - ');
}
