// One evening, as it will be made: when each kick-off is, and what is played then.
import {
  comecoDaNoite,
  horaOferecida,
  horariosDaRodada,
  MAIS_HORAS_DA_NOITE,
  minutosDaNoite,
  passaDaMeiaNoite,
  saidaNaNoite,
} from '#regras/agenda/noite.ts';
import type { PlanRound } from '#web/routes/criar/previa/plan.ts';
import type { Translate } from '#web/texts/texts.tsx';
import type { NoiteEscolhida } from './typed.ts';

/** Rounds of one name that follow each other. */
export type EveningPart = PlanRound & {
  readonly at: string;
  /** Kick-offs. */
  readonly slots: number;
};

export type Evening = {
  readonly dia: 'hoje' | 'amanha';
  readonly comeca_em: string;
  readonly ends: string;
  readonly minutes: number;
  readonly parts: readonly EveningPart[];
  readonly isPastMidnight: boolean;
  readonly isTooLong: boolean;
};

export const hourOf = (noite: NoiteEscolhida, now: number) => noite.hora || horaOferecida(now);

function partsOf(rounds: readonly PlanRound[], begin: Begin): EveningPart[] {
  const parts: EveningPart[] = [];
  let slots = 0;
  for (const round of rounds) {
    const needed = horariosDaRodada(round.matches, begin.telas);
    const last = parts.at(-1);
    if (last && last.phase === round.phase && last.stage === round.stage) {
      const matches = last.matches + round.matches;
      parts[parts.length - 1] = { ...last, matches, slots: last.slots + needed };
    } else {
      parts.push({ ...round, at: saidaNaNoite(begin, slots), slots: needed });
    }
    slots += needed;
  }
  return parts;
}

type Begin = { readonly comeca_em: string; readonly minutos: number; readonly telas: number };

export function eveningOf(
  rounds: readonly PlanRound[],
  noite: NoiteEscolhida,
  now: number,
): Evening {
  const { minutos, telas } = noite;
  const { dia, comeca_em } = comecoDaNoite(now, hourOf(noite, now));
  const minutes = minutosDaNoite(
    rounds.map(({ matches }) => matches),
    noite,
  );
  return {
    dia,
    comeca_em,
    minutes,
    ends: saidaNaNoite({ comeca_em, minutos: 1 }, minutes),
    parts: partsOf(rounds, { comeca_em, minutos, telas }),
    isPastMidnight: passaDaMeiaNoite({ comeca_em }, minutes),
    isTooLong: minutes > MAIS_HORAS_DA_NOITE * 60,
  };
}

/** '2 h 40', '45 min'. */
export function durationWords(minutes: number, t: Translate): string {
  const [h, min] = [Math.floor(minutes / 60), minutes % 60];
  if (h === 0) return t('criar.noite.minutos', { min });
  if (min === 0) return t('criar.noite.horas', { h });
  return t('criar.noite.horas_e_minutos', { h, min: String(min).padStart(2, '0') });
}
