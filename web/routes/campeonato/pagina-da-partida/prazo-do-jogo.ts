// Until when a match may be played, in one line.
import type { Partida } from '#contract/partidas.ts';
import { semAcordo as horaDaRegra } from '#regras/agenda/vencimento.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { prazoEmPartes } from '#web/routes/campeonato/partida/prazo.ts';
import type { Texts } from '#web/texts/texts.tsx';

/** With the hour of the rules while it may still come to that: the match has none, and it has not passed. */
export function prazoDoJogo(
  until: string,
  partida: Partida,
  pagina: Pick<DadosDaPagina, 'campeonato' | 'now'>,
  texts: Texts,
): string {
  const { ate, semAcordo } = prazoEmPartes(until, partida, pagina, texts);
  const slot = horaDaRegra({ ...partida, prazo_at: until }, pagina.campeonato.regras);
  const isToCome = slot !== null && Date.parse(slot.horario) > pagina.now;
  return [ate, isToCome && semAcordo].filter(Boolean).join(' · ');
}
