import { useEffect, useRef } from 'react';
import type { Meta } from '#contract/classificacao.ts';
import type { Partida } from '#contract/partidas.ts';
import type { MessageKey } from '#textos/messages.ts';
import {
  lugarDoParticipante,
  useEndereco,
  useEnderecoDaPartida,
} from '#web/campeonato/endereco.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import type { DadosDaTabela } from './carregar.ts';
import { Comparado } from './comparado.tsx';
import { fraseDe } from './frase.ts';
import styles from './porque.module.css';

type Explicado = NonNullable<DadosDaTabela['porque']>;

type Props = {
  id: string;
  porque: Explicado;
  gente: Gente;
  now: number;
  /** What would tell those apart who share its place, once the phase is over. */
  pendente: 'sorteio' | 'jogo_extra' | null;
  /** Without a match now, it gets one: rounds are still to be drawn. */
  temRodadaASortear: boolean;
  fechar: string;
};

/** It opens under its row, which on a phone is often below the fold. */
function useInSight(participante: string) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another team is another explanation
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [participante]);
  return ref;
}

type NextProps = Pick<Props, 'gente' | 'now'> & { own: string; proximo: Partida };

function Next({ gente, now, own, proximo }: NextProps) {
  const texts = useTexts();
  const { t } = texts;
  const enderecoDaPartida = useEnderecoDaPartida();
  const { mandante, visitante, rodada, jogo_previsto_at, prazo_at } = proximo;
  const isHome = mandante.participante === own;
  const other = (isHome ? visitante : mandante).participante ?? '';
  const when = jogo_previsto_at
    ? shortDateTime(jogo_previsto_at, texts, now)
    : prazo_at
      ? t('campeonato.jogos.ate', { data: shortDateTime(prazo_at, texts, now) })
      : t('campeonato.jogos.sem_data');
  const round = t('campeonato.jogos.rodada', { n: rodada });
  const side = t(isHome ? 'porque.em_casa' : 'porque.fora');
  return (
    <Link className={styles.next} to={enderecoDaPartida(proximo.uuid)}>
      <EscudoDoTime nome={nomeDe(gente, other)} escudo={gente[other]?.escudo} size={32} />
      <span>
        <b>
          {[mandante, visitante]
            .map(({ participante }) => nomeDe(gente, participante ?? ''))
            .join(' × ')}
        </b>
        <small>{[when, round, side].join(' · ')}</small>
      </span>
    </Link>
  );
}

const ICONS = { certo: 'check', impossivel: 'close' } as const;

/** What is proven is said as such; what is open with how many wins are enough, or that it hangs on others. */
function metaEmPalavras({ alvo, legenda, estado, vitorias }: Meta, t: Translate): string {
  const kind = alvo === 'classifica' || alvo === 'repescagem' ? 'zona' : alvo;
  const open = vitorias === null ? 'depende' : 'vitorias';
  const key: MessageKey = `porque.meta.${kind}.${estado === 'possivel' ? open : estado}`;
  return t(key, { legenda: legenda ?? '', n: vitorias ?? 0 });
}

function Open({ metas, restam }: Pick<Explicado, 'metas' | 'restam'>) {
  const t = useT();
  if (metas.length === 0 && restam === 0) return null;
  return (
    <>
      <h3>{t('porque.falta')}</h3>
      <ul className={styles.open}>
        {restam > 0 && (
          <li>
            <Icon name="calendar" size={16} />
            {t('porque.restam', { n: restam })}
          </li>
        )}
        {metas.map((meta) => (
          <li key={`${meta.alvo} ${meta.legenda}`} data-estado={meta.estado}>
            <Icon name={meta.estado === 'possivel' ? 'ball' : ICONS[meta.estado]} size={16} />
            {metaEmPalavras(meta, t)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Reasons({ porque, gente, pendente }: Pick<Props, 'porque' | 'gente' | 'pendente'>) {
  const texts = useTexts();
  const { t } = texts;
  const { participante, posicao, vizinhos, comparacoes } = porque;
  return (
    <>
      <h2>
        {nomeDe(gente, participante)}: {t('campeonato.tabela.porque_titulo', { posicao })}
      </h2>
      {vizinhos.map((vizinho) => (
        <p key={vizinho.participante}>
          {fraseDe(vizinho, { nome: nomeDe(gente, vizinho.participante), pendente }, texts)}
        </p>
      ))}
      {comparacoes.map((comparacao) => (
        <Comparado
          key={comparacao.participante}
          comparacao={comparacao}
          own={participante}
          gente={gente}
        />
      ))}
    </>
  );
}

/** Above and below whom, by which criterion and with which numbers; then the next match, and what is still open. */
export function Porque(props: Props) {
  const { id, porque, gente, now, pendente, temRodadaASortear, fechar } = props;
  const t = useT();
  const { participante, proximo, restam, metas, comparacoes } = porque;
  const endereco = useEndereco(id);
  const ref = useInSight(participante);
  // Beside the table of criteria, or where that would stand.
  const isLevel = comparacoes.length > 0;
  const open = <Open metas={metas} restam={restam} />;
  return (
    <section ref={ref} className={styles.why} aria-live="polite">
      <div className={styles.columns}>
        <div>
          <Reasons porque={porque} gente={gente} pendente={pendente} />
          {!isLevel && open}
        </div>
        <div>
          <h3>{t('porque.proximo')}</h3>
          {proximo ? (
            <Next gente={gente} now={now} own={participante} proximo={proximo} />
          ) : (
            <p>{t(temRodadaASortear ? 'porque.a_sortear' : 'porque.sem_proximo')}</p>
          )}
          {isLevel && open}
        </div>
      </div>
      <p className={styles.links}>
        <Link to={endereco(lugarDoParticipante(participante))}>
          {t('porque.pagina', { nome: nomeDe(gente, participante) })}
        </Link>
        <Link to={fechar} preventScrollReset>
          {t('campeonato.tabela.fechar')}
        </Link>
      </p>
    </section>
  );
}
