import { lazy, Suspense, useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import { nomeDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { MatchScore } from '#web/components/match/match-score.tsx';
import { isOver } from '#web/components/match/match-state.ts';
import { clockOf } from '#web/dates/date-time.ts';
import { longDay, shortDateTime } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { type Texts, type Translate, useTexts } from '#web/texts/texts.tsx';
import { etiquetasDe } from './etiqueta.ts';
import styles from './partida.module.css';
import { prazoEmPalavras } from './prazo.ts';

const PlacarDialog = lazy(withTexts(['placar'], () => import('./placar-dialog.tsx')));

type Props = {
  partida: Partida;
  pagina: DadosDaPagina;
  /** The day stands above, as a heading. */
  hasDay?: boolean;
};

const UNUSUAL = ['adiada', 'cancelada', 'contestada', 'informada'] as const;

/** What is not ordinary about how the match went. */
function badgeOf({ partida, pagina }: Props, t: Translate) {
  const { estado, wo_de, placar } = partida;
  if (wo_de === 'ambos') return <Chip tone="warn">{t('campeonato.jogos.wo_duplo')}</Chip>;
  if (wo_de) {
    const winner = wo_de === 'mandante' ? partida.visitante : partida.mandante;
    const nome = nomeDe(pagina.gente, winner.participante ?? '');
    return <Chip tone="warn">{t('campeonato.jogos.wo_para', { nome })}</Chip>;
  }
  const unusual = UNUSUAL.find((name) => name === estado);
  if (unusual) {
    const tone = unusual === 'contestada' ? 'bad' : 'warn';
    return <Chip tone={tone}>{t(`campeonato.jogos.${unusual}`)}</Chip>;
  }
  return placar?.prorrogacao ? <Chip>{t('campeonato.jogos.prorrogacao')}</Chip> : null;
}

/** The day where no heading says it, and the time where it does not stand under the ×. */
function when(props: Props, texts: Texts): string | null {
  const { partida, pagina, hasDay } = props;
  const { jogo_previsto_at: kickOff, prazo_at: until } = partida;
  const { now } = pagina;
  if (!kickOff) {
    if (isOver(partida)) return null;
    if (!until) return texts.t('campeonato.jogos.sem_data');
    return prazoEmPalavras(until, partida, pagina, texts);
  }
  if (!isOver(partida)) return hasDay ? null : longDay(kickOff, texts, now);
  return hasDay ? clockOf(kickOff, texts.zone).time : shortDateTime(kickOff, texts, now);
}

/** Group, place and time, as far as they are known. */
function where(props: Props, texts: Texts): string {
  const { estadio, local, grupo } = props.partida;
  const group = grupo && texts.t('campeonato.grupo', { nome: grupo });
  return [group, estadio ?? local, when(props, texts)].filter(Boolean).join(' · ');
}

/** Only as high as what it has to say: nothing, no head. */
function Head(props: Props) {
  const { partida, pagina } = props;
  const texts = useTexts();
  const { t } = texts;
  const place = where(props, texts);
  const badge = badgeOf({ partida, pagina }, t);
  const fase = pagina.campeonato.fases[partida.fase - 1];
  const labels = etiquetasDe(partida, pagina.partidas, fase);
  if (!place && !badge && labels.length === 0) return null;
  return (
    <div className={styles.head}>
      {place && <span>{place}</span>}
      <span className={styles.labels}>
        {labels.map((label) => (
          <Chip key={label}>{t(`campeonato.jogos.${label}`)}</Chip>
        ))}
        {badge}
      </span>
    </div>
  );
}

function Side({ lado, pagina }: { lado: Partida['mandante']; pagina: DadosDaPagina }) {
  const { t } = useTexts();
  if (lado.participante) {
    const { gente, campeonato } = pagina;
    return <Time id={campeonato.id} gente={gente} uuid={lado.participante} size={32} />;
  }
  return <span className={styles.slot}>{vagaEmPalavras(lado.vaga, pagina.confrontos, t)}</span>;
}

export function CartaoDaPartida({ partida, pagina, hasDay = false }: Props) {
  const { t, zone } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { placar, mandante, visitante, jogo_previsto_at: kickOff } = partida;
  const { campeonato } = pagina;
  const canScore =
    campeonato.acoes.includes('lancar_placar') &&
    (campeonato.estado === 'andamento' || campeonato.estado === 'encerrado') &&
    mandante.participante !== null &&
    visitante.participante !== null;
  const isPlayed = isOver(partida);
  const time = isPlayed || !kickOff ? null : clockOf(kickOff, zone).time;
  const names = [mandante, visitante].map(({ participante }) =>
    nomeDe(pagina.gente, participante ?? ''),
  );
  return (
    <article className={styles.match}>
      <Head partida={partida} pagina={pagina} hasDay={hasDay} />
      <div className={styles.line}>
        <Side lado={mandante} pagina={pagina} />
        <MatchScore
          score={placar ? { home: placar.mandante, away: placar.visitante } : undefined}
          penalties={
            placar?.penaltis ? { home: placar.penaltis[0], away: placar.penaltis[1] } : undefined
          }
          time={time ?? undefined}
        />
        <span className={styles.away}>
          <Side lado={visitante} pagina={pagina} />
        </span>
      </div>
      {canScore && (
        <Button
          variant={isPlayed ? 'ghost' : 'soft'}
          aria-label={`${t(isPlayed ? 'campeonato.jogos.corrigir' : 'campeonato.jogos.lancar')}: ${names.join(' × ')}`}
          onClick={() => setOpen(true)}
        >
          {t(isPlayed ? 'campeonato.jogos.corrigir' : 'campeonato.jogos.lancar')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PlacarDialog partida={partida} pagina={pagina} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </article>
  );
}
