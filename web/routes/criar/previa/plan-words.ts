// The preview in words: how long it takes, and when each part of it is played.

import { rodadasJuntas } from '#regras/agenda/rodadas-juntas.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { shortDay } from '#web/dates/short-date.ts';
import type { Draft } from '#web/routes/criar/rascunho/draft.ts';
import type { Texts } from '#web/texts/texts.tsx';
import type { Plan, PlanRow } from './plan.ts';

const DAY_MS = 86_400_000;

type Pace = Pick<Draft, 'fases' | 'regras'>;

/** All on one night: its rounds have no dates of their own. */
export const onOneNight = (draft: Draft): Draft => ({
  ...draft,
  regras: { ...draft.regras, modelo_rodada: 'livre' },
});

/** When each row is played, counted in windows: rounds that are open at once share one. */
export function windowsOf({ rows }: Plan, { fases, regras }: Pace) {
  let spared = 0;
  return rows.map(({ phase, from, to }) => {
    const fase = fases[phase];
    const rounds = to - from + 1;
    const windows = Math.ceil(rounds / (fase ? rodadasJuntas(regras, fase) : 1));
    const start = from - spared;
    spared += rounds - windows;
    return { from: start, to: start + windows - 1 };
  });
}

/** Dates or windows, from the first round to the last. */
export const datesOf = (plan: Plan, pace: Pace): number =>
  Math.max(0, ...windowsOf(plan, pace).map(({ to }) => to + 1));

/** Null where rounds have no pace of their own. */
export function weeksOf(plan: Plan, pace: Pace) {
  const { modelo_rodada, dias_por_rodada } = pace.regras;
  if (modelo_rodada === 'livre') return null;
  const dates = datesOf(plan, pace);
  const days = modelo_rodada === 'janela' ? dates * dias_por_rodada : (dates - 1) * dias_por_rodada;
  return Math.max(1, Math.ceil(days / 7));
}

export function rowName(row: PlanRow, fases: readonly Fase[], { t }: Texts): string {
  const fase = fases[row.phase];
  const stage = row.stage === null ? '' : stageName(row.stage, t);
  if (stage === '') return fase?.nome || t(`opcoes.fase.${fase?.tipo ?? 'pontos_corridos'}`);
  return row.withThirdPlace ? t('criar.previa.e_terceiro', { etapa: stage }) : stage;
}

type Span = Pick<PlanRow, 'from' | 'to'>;

/** Days where the start is known, else numbers of rounds. */
export function rowDates(
  row: { readonly rounds: Span; readonly window: Span },
  draft: Draft,
  texts: Texts,
  now: number,
): string {
  const { t } = texts;
  const { modelo_rodada, dias_por_rodada } = draft.regras;
  if (draft.comeca_em === null || modelo_rodada === 'livre') {
    const { from, to } = row.rounds;
    if (from === to) return t('criar.previa.rodada', { n: from + 1 });
    const key = to - from === 1 ? 'criar.previa.duas_rodadas' : 'criar.previa.entre_rodadas';
    return t(key, { de: from + 1, ate: to + 1 });
  }
  const { from, to } = row.window;
  const start = Date.parse(draft.comeca_em);
  const dayAt = (date: number) =>
    shortDay(new Date(start + date * dias_por_rodada * DAY_MS).toISOString(), texts, now);
  // The last round of a window is open until its end.
  const end = modelo_rodada === 'janela' ? to + 1 - 1 / dias_por_rodada : to;
  if (dayAt(from) === dayAt(end)) return dayAt(from);
  const key = modelo_rodada === 'data' && to - from === 1 ? 'criar.previa.e' : 'criar.previa.a';
  return t(key, { de: dayAt(from), ate: dayAt(end) });
}
