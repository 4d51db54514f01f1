import type { Notificacao } from '#contract/usuario.ts';
import { clockOf } from '#web/dates/date-time.ts';
import { longDay } from '#web/dates/short-date.ts';
import type { Texts } from '#web/texts/texts.tsx';

const DAY_MS = 86_400_000;

type Dia = { readonly nome: string; readonly itens: readonly Notificacao[] };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function dayOf(instant: string | number, zone: string): string {
  const { day, month, year } = clockOf(instant, zone);
  return `${year}-${month}-${day}`;
}

/** The list, which is in order, cut where another day begins by the reader's clock. */
export function porDia(itens: readonly Notificacao[], texts: Texts, now: number): Dia[] {
  const yesterday = dayOf(now - DAY_MS, texts.zone);
  const days = Map.groupBy(itens, ({ created_at }) => dayOf(created_at, texts.zone));
  return [...days].map(([day, all]) => {
    const [first] = all;
    const nome =
      day === yesterday || !first
        ? texts.t('avisos.ontem')
        : capital(longDay(first.created_at, texts, now));
    return { nome, itens: all };
  });
}

/** 'HH:mm'. */
export const horaDe = (instant: string, { zone }: Texts): string =>
  clockOf(instant, zone).time ?? '00:00';
