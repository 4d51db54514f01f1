import { lazy, Suspense, useState } from 'react';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';
import { type CobrancaDoJogo, Cobrar, cobradoEmPalavras } from './cobrar.tsx';
import styles from './painel.module.css';
import { type Comeco, PlacarNaLinha } from './placar-na-linha.tsx';

const PlacarDialog = lazy(
  withTexts(['placar'], () => import('#web/routes/campeonato/partida/placar-dialog.tsx')),
);

type JogoComTarefa = DadosDoPainel['tarefas']['jogos'][number];

type Props = { jogo: JogoComTarefa; pagina: DadosDaPagina; cobranca: CobrancaDoJogo | undefined };

/** Group and round. */
function ondeDe({ partida, etapa }: JogoComTarefa, { t }: Texts): string {
  const { grupo, rodada } = partida;
  return [
    grupo && t('campeonato.grupo', { nome: grupo }),
    etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada }),
  ]
    .filter(Boolean)
    .join(' · ');
}

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
  const [sheet, setSheet] = useState<Comeco | null>(null);
  const { partida, tarefa, desde } = jogo;
  const { gente, now } = pagina;
  const sides = [partida.mandante, partida.visitante].map(({ participante }) => participante ?? '');
  const isToScore = tarefa === 'sem_placar' || tarefa === 'abertos';
  const isUndecided = tarefa === 'indecisos';
  const isWithoutDay = tarefa === 'remarcar';
  // What is already played is corrected as it stands.
  const comeco = isUndecided ? undefined : (sheet ?? undefined);
  const nome = sides.map((uuid) => nomeDe(gente, uuid)).join(' × ');
  return (
    <li className={styles.task}>
      <span className={styles.crests} aria-hidden="true">
        {sides.map((uuid) => (
          <EscudoDoTime
            key={uuid}
            nome={nomeDe(gente, uuid)}
            escudo={gente[uuid]?.escudo}
            size={28}
          />
        ))}
      </span>
      <span className={styles.what}>
        <b>{nome}</b>
        {desde && (
          <small className={styles.late}>
            {t('pendencias.atrasado', { data: shortDateTime(desde, texts, now) })}
          </small>
        )}
        <small>
          {[
            ondeDe(jogo, texts),
            quandoDe(jogo, now, texts),
            cobranca && cobradoEmPalavras(cobranca, texts, now),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      {isToScore && (
        <PlacarNaLinha partida={partida} pagina={pagina} onSheet={setSheet}>
          {cobranca && !cobranca.recente && <Cobrar uuids={[partida.uuid]} jogo={nome} />}
        </PlacarNaLinha>
      )}
      {isUndecided && (
        <span className={styles.act}>
          <Button variant="primary" onClick={() => setSheet({ tipo: 'placar' })}>
            {t('pendencias.decidir')}
          </Button>
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
    </li>
  );
}
