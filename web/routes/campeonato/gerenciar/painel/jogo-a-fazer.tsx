import { lazy, Suspense, useState } from 'react';
import { useEndereco, useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { ehDeOutros } from '#web/routes/campeonato/partida/linha-da-partida.tsx';
import { withTexts } from '#web/texts/messages-browser.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';
import { type CobrancaDoJogo, Cobrar, cobradoEmPalavras } from './cobrar.tsx';
import { JogoNaLinha, nomesDoJogo } from './jogo-na-linha.tsx';
import { ondeDe } from './onde.ts';
import styles from './painel.module.css';
import { type Comeco, PlacarNaLinha } from './placar-na-linha.tsx';

const PlacarDialog = lazy(
  withTexts(['placar'], () => import('#web/routes/campeonato/partida/placar-dialog.tsx')),
);

type JogoComTarefa = DadosDoPainel['tarefas']['jogos'][number];

type Props = { jogo: JogoComTarefa; pagina: DadosDaPagina; cobranca: CobrancaDoJogo | undefined };

/** Today's hour, or until when it can be played. */
function quandoDe({ partida, tarefa }: JogoComTarefa, now: number, texts: Texts): string | null {
  const { jogo_previsto_at: at, prazo_at: until } = partida;
  if (tarefa !== 'abertos') return null;
  if (at) return shortDateTime(at, texts, now);
  return until && texts.t('campeonato.jogos.ate', { data: shortDateTime(until, texts, now) });
}

/** A match with something to do; a score is taken in the row. */
export function JogoAFazer({ jogo, pagina, cobranca }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const enderecoDoJogo = useEnderecoDaPartida();
  const [sheet, setSheet] = useState<Comeco | null>(null);
  const { partida, tarefa, desde } = jogo;
  const { now } = pagina;
  const isOthers = ehDeOutros(partida, pagina);
  const isToScore = tarefa === 'sem_placar' || tarefa === 'abertos';
  const isUndecided = tarefa === 'indecisos';
  const isWithoutDay = tarefa === 'remarcar';
  // What is already played is corrected as it stands.
  const comeco = isUndecided ? undefined : (sheet ?? undefined);
  const nome = nomesDoJogo(partida, pagina);
  return (
    <JogoNaLinha
      partida={partida}
      pagina={pagina}
      atraso={desde && t('pendencias.atrasado', { data: shortDateTime(desde, texts, now) })}
      detalhes={[
        ondeDe(jogo, pagina, texts),
        quandoDe(jogo, now, texts),
        cobranca && cobradoEmPalavras(cobranca, texts, now),
      ]}
    >
      {isToScore && (
        <PlacarNaLinha partida={partida} pagina={pagina} onSheet={setSheet}>
          {cobranca && !cobranca.recente && <Cobrar uuids={[partida.uuid]} jogo={nome} />}
        </PlacarNaLinha>
      )}
      {isUndecided && !isOthers && (
        <span className={styles.act}>
          <Button variant="primary" onClick={() => setSheet({ tipo: 'placar' })}>
            {t('pendencias.decidir')}
          </Button>
        </span>
      )}
      {isUndecided && isOthers && (
        <span className={styles.act}>
          <ButtonLink to={enderecoDoJogo(partida.uuid)}>{t('pendencias.ver.indecisos')}</ButtonLink>
        </span>
      )}
      {isWithoutDay && (
        <span className={styles.act}>
          <ButtonLink to={endereco('gerenciar/agenda')}>{t('pendencias.marcar')}</ButtonLink>
        </span>
      )}
      {sheet && (
        <Suspense>
          <PlacarDialog
            partida={partida}
            pagina={pagina}
            comeco={comeco}
            onClose={() => setSheet(null)}
          />
        </Suspense>
      )}
    </JogoNaLinha>
  );
}
