// When people are reminded of something that is due: a day and two hours before it, never at night. In Brasília.
import { deBrasilia, diaDepois, diaEmBrasilia, horaEmBrasilia } from './brasilia.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** From the first of these hours to the last nobody is reminded. */
const SILENCIO = { das: '22:00', ate: '08:00' } as const;

const PASSOS_DO_PRAZO = ['lembrete_24h', 'lembrete_2h', 'vence'] as const;

export type PassoDoPrazo = (typeof PASSOS_DO_PRAZO)[number];

const LEMBRETES = [
  ['lembrete_24h', 24],
  ['lembrete_2h', 2],
] as const;

export function ehSilencio(at: number): boolean {
  const hora = horaEmBrasilia(at);
  return hora >= SILENCIO.das || hora < SILENCIO.ate;
}

/** The next hour at which people may be reminded. */
export function fimDoSilencio(at: number): number {
  if (!ehSilencio(at)) return at;
  const today = diaEmBrasilia(at);
  const day = horaEmBrasilia(at) < SILENCIO.ate ? today : diaDepois(today, 1);
  return deBrasilia(`${day}T${SILENCIO.ate}`);
}

/** The last minute of the evening before. */
function antesDoSilencio(at: number): number {
  const today = diaEmBrasilia(at);
  const day = horaEmBrasilia(at) < SILENCIO.ate ? diaDepois(today, -1) : today;
  return deBrasilia(`${day}T${SILENCIO.das}`) - MINUTE_MS;
}

/** So many hours before; at night, in the morning after it where that is still before, else in the evening. */
export function horaDoLembrete(prazo: number, horas: number): number {
  const at = prazo - horas * HOUR_MS;
  const morning = fimDoSilencio(at);
  return morning < prazo ? morning : antesDoSilencio(at);
}

type PassoMarcado = { readonly passo: PassoDoPrazo; readonly at: number };

/** What comes next of something that is due: a reminder that is still ahead, else its end. */
export function proximoPasso(prazo: number, now: number, lembra: boolean): PassoMarcado {
  for (const [passo, horas] of lembra ? LEMBRETES : []) {
    const at = horaDoLembrete(prazo, horas);
    if (at > now) return { passo, at };
  }
  return { passo: 'vence', at: prazo };
}
