// A proposal of the clock in words: of which match, what the rule says, and what became of it.
import type { Sugestao } from '#contract/campeonato/sugestoes.ts';
import { jogoDe } from '#web/campeonato/contar-resultado.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { resultadoEmPalavras } from '#web/campeonato/registro-da-partida.ts';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import type { Texts } from '#web/texts/texts.tsx';

type Pagina = Pick<DadosDaPagina, 'gente' | 'now'>;

export function sugestaoEmPalavras(sugestao: Sugestao, { gente, now }: Pagina, texts: Texts) {
  const { t } = texts;
  const { partida, regra, lancamento, estado, created_at, decidida_at, quem } = sugestao;
  const name = (side: 'mandante' | 'visitante') =>
    nomeDe(gente, partida?.[side].participante ?? '');
  const nomes = [name('mandante'), name('visitante')] as const;
  const absent = lancamento.tipo === 'wo' ? lancamento.wo_de : 'visitante';
  const present = absent === 'mandante' ? 'visitante' : 'mandante';
  return {
    jogo: partida ? jogoDe(gente, partida) : t('robo.lista.sumiu'),
    placar: resultadoEmPalavras(lancamento, nomes, t),
    regra: t(`robo.lista.regra.${regra}`, { time: name(present), ausente: name(absent) }),
    estado: t(`robo.lista.estado.${estado}`, {
      quem: quem ?? t('robo.lista.alguem'),
      quando: shortDateTime(decidida_at ?? created_at, texts, now),
    }),
  };
}
