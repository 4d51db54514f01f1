// The next match of the participant, on the one dark board of the page.
import type { Partida } from '#contract/partidas.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { nomeDe, pessoaDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { clockOf } from '#web/dates/date-time.ts';
import { longDay, shortDateTime } from '#web/dates/short-date.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import type { DadosDoParticipante } from './carregar.ts';
import styles from './proximo.module.css';
import { rodadaEmPalavras } from './todos-os-jogos.tsx';

type SideProps = { lado: Partida['mandante']; dados: DadosDoParticipante['dados'] };

function Side({ lado, dados: { gente, confrontos } }: SideProps) {
  const { t } = useTexts();
  const uuid = lado.participante;
  const nome = uuid ? nomeDe(gente, uuid) : vagaEmPalavras(lado.vaga, confrontos, t);
  const pessoa = uuid && pessoaDe(gente, uuid);
  return (
    <div className={styles.side}>
      <span className={styles.disc}>
        <EscudoDoTime nome={nome} escudo={uuid ? gente[uuid]?.escudo : undefined} size={44} />
      </span>
      <span className={styles.words}>
        <b>{nome}</b>
        {pessoa && <small>{pessoa}</small>}
      </span>
    </div>
  );
}

function dayOf(
  { estado, jogo_previsto_at: at, prazo_at: until }: Partida,
  texts: Texts,
  now: number,
) {
  if (at) return longDay(at, texts, now);
  if (!until) {
    return texts.t(
      estado === 'adiada' ? 'campeonato.jogos.adiada_sem_data' : 'participante.sem_data',
    );
  }
  return texts.t('campeonato.jogos.ate', { data: shortDateTime(until, texts, now) });
}

export function ProximoDoParticipante({ dados, now }: DadosDoParticipante) {
  const texts = useTexts();
  const { t, zone } = texts;
  const endereco = useEnderecoDaPartida();
  const partida = dados.partidas.find(({ uuid }) => uuid === dados.proxima);
  if (!partida) return null;
  const at = partida.jogo_previsto_at;
  const time = at ? clockOf(at, zone).time : null;
  const round = rodadaEmPalavras(partida, dados.etapas, t);
  const place = partida.estadio ?? partida.local;
  return (
    <section className={styles.board} aria-label={t('participante.proximo')}>
      <p className={styles.top}>
        <span>{`${t('participante.proximo')} · ${round}`}</span>
      </p>
      <div className={styles.match}>
        <Side lado={partida.mandante} dados={dados} />
        <div className={styles.when}>
          <b>{time ?? '×'}</b>
          <small>{[dayOf(partida, texts, now), place].filter(Boolean).join(', ')}</small>
        </div>
        <Side lado={partida.visitante} dados={dados} />
      </div>
      <div className={styles.foot}>
        <ButtonLink to={endereco(partida.uuid)}>{t('participante.abrir_jogo')}</ButtonLink>
      </div>
    </section>
  );
}
