import { lazy, Suspense, useState } from 'react';
import type { Partida } from '#contract/competicao.ts';
import { Button } from '#web/components/button.tsx';
import { Chip } from '#web/components/chip.tsx';
import { Score } from '#web/components/score.tsx';
import { shortDateTime } from '#web/short-date.ts';
import { useTexts } from '#web/texts.tsx';
import type { DadosDaPagina } from './dados.ts';
import { vagaEmPalavras } from './lado.ts';
import styles from './partida.module.css';
import { Time } from './time.tsx';

const PlacarDialog = lazy(() => import('./placar-dialog.tsx'));

type Props = { partida: Partida; pagina: DadosDaPagina };

/** A badge only when the match is not an ordinary one. */
function Badge({ partida }: { partida: Partida }) {
  const { t } = useTexts();
  const { estado, wo, perna, confronto } = partida;
  if (wo)
    return <Chip tone="warn">{t(`campeonato.jogos.${wo === 'duplo' ? 'wo_duplo' : 'wo'}`)}</Chip>;
  if (
    estado === 'adiada' ||
    estado === 'cancelada' ||
    estado === 'contestada' ||
    estado === 'informada'
  ) {
    return (
      <Chip tone={estado === 'contestada' ? 'bad' : 'warn'}>{t(`campeonato.jogos.${estado}`)}</Chip>
    );
  }
  return confronto && perna === 2 ? <Chip>{t('campeonato.jogos.volta')}</Chip> : null;
}

function Side({ lado, pagina }: { lado: Partida['mandante']; pagina: DadosDaPagina }) {
  const { t } = useTexts();
  if (lado.participante) return <Time gente={pagina.gente} uuid={lado.participante} size={32} />;
  return <span className={styles.slot}>{vagaEmPalavras(lado.vaga, pagina.confrontos, t)}</span>;
}

function When({ partida, now }: { partida: Partida; now: number }) {
  const texts = useTexts();
  const { estadio, local, jogo_previsto_at, prazo_at, placar } = partida;
  const place = estadio ?? local;
  const deadline = prazo_at
    ? texts.t('campeonato.jogos.ate', { data: shortDateTime(prazo_at, texts, now) })
    : texts.t('campeonato.jogos.sem_data');
  const when = jogo_previsto_at ? shortDateTime(jogo_previsto_at, texts, now) : deadline;
  if (placar && !place && !jogo_previsto_at) return null;
  return <p className={styles.when}>{[place, when].filter(Boolean).join(' - ')}</p>;
}

export function CartaoDaPartida({ partida, pagina }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { placar, mandante, visitante } = partida;
  const { campeonato, now } = pagina;
  const canScore =
    campeonato.acoes.includes('lancar_placar') &&
    (campeonato.estado === 'andamento' || campeonato.estado === 'encerrado') &&
    mandante.participante !== null &&
    visitante.participante !== null;
  return (
    <article className={styles.match}>
      <Badge partida={partida} />
      <div className={styles.line}>
        <Side lado={mandante} pagina={pagina} />
        <Score
          score={placar ? { home: placar.mandante, away: placar.visitante } : undefined}
          penalties={
            placar?.penaltis ? { home: placar.penaltis[0], away: placar.penaltis[1] } : undefined
          }
        />
        <span className={styles.away}>
          <Side lado={visitante} pagina={pagina} />
        </span>
      </div>
      <When partida={partida} now={now} />
      {canScore && (
        <Button variant={placar ? 'ghost' : 'soft'} onClick={() => setOpen(true)}>
          {t(placar || partida.wo ? 'campeonato.jogos.corrigir' : 'campeonato.jogos.lancar')}
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
