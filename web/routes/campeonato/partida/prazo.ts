// Until when a match may be played, and what holds if nobody agrees on a time.
import type { Partida } from '#contract/partidas.ts';
import { horarioSemAcordo } from '#regras/agenda/horario-sem-acordo.ts';
import { rodadasJuntas } from '#regras/agenda/rodadas-juntas.ts';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import type { Texts } from '#web/texts/texts.tsx';

type Prazo = { readonly ate: string; readonly semAcordo: string | null };

type Pagina = Pick<DadosDaPagina, 'campeonato' | 'now'>;

export function prazoEmPartes(
  until: string,
  partida: Partida,
  { campeonato, now }: Pagina,
  texts: Texts,
): Prazo {
  const { t } = texts;
  const ate = t('campeonato.jogos.ate', { data: shortDateTime(until, texts, now) });
  const fallback = horarioSemAcordo(campeonato.regras, until);
  if (fallback === null) return { ate, semAcordo: null };
  const fase = campeonato.fases[partida.fase - 1];
  const isBlock = fase !== undefined && rodadasJuntas(campeonato.regras, fase) > 1;
  const key = isBlock ? 'campeonato.jogos.sem_acordo_desde' : 'campeonato.jogos.sem_acordo';
  return { ate, semAcordo: t(key, { data: shortDateTime(fallback, texts, now) }) };
}
