import { useEffect, useRef } from 'react';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { dayOfSeason } from '#web/dates/short-date.ts';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { AntesDosJogos } from '#web/routes/campeonato/partida/antes-dos-jogos.tsx';
import { Esperas } from '#web/routes/campeonato/partida/esperas.tsx';
import { Folgas } from '#web/routes/campeonato/partida/folgas.tsx';
import { JogosPorDia } from '#web/routes/campeonato/partida/por-dia.tsx';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import { carregarJogos, type DadosDosJogos } from './carregar.ts';
import styles from './jogos.module.css';

type RodadaListada = DadosDosJogos['rodadas'][number];
type Props = { pagina: DadosDaPagina; dados: DadosDosJogos };

function roundName(
  { etapa, rodada }: Pick<RodadaListada, 'etapa' | 'rodada'>,
  { t }: Texts,
): string {
  return etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada });
}

export const loader = carregarJogos;

/** For who may start it. */
const COMECAR = onlyForSome(
  'comecar',
  async () => (await import('#web/campeonato/comecar.tsx')).Comecar,
);

const HERE = 'jogos';

const ofRound = ({ fase, rodada }: RodadaListada) => ({ fase, rodada });

/** Without the year: in a season it is known, and the chip stays narrow. */
function under(round: RodadaListada, isCurrent: boolean, texts: Texts): string {
  const { t } = texts;
  if (round.feitos === round.jogos) return t('campeonato.jogos.fim');
  const date = round.inicio_at ?? round.prazo_at;
  if (isCurrent || !date) return isCurrent ? t('campeonato.jogos.agora') : '';
  return dayOfSeason(date, texts);
}

/** Every round as a chip; the one on screen is lit and in sight. */
function Strip({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const index = dados.rodadas.findIndex(
    ({ fase, rodada }) => fase === dados.fase && rodada === dados.rodada,
  );
  const live = dados.rodadas.find(({ jogos, feitos }) => feitos < jogos);
  const endereco = useEndereco(pagina.campeonato.id);
  const step = (by: -1 | 1) => {
    const target = dados.rodadas[index + by];
    if (!target) return null;
    const name = t(by < 0 ? 'campeonato.jogos.anterior' : 'campeonato.jogos.proxima');
    return (
      <Link
        className={styles.step}
        to={endereco(HERE, ofRound(target))}
        aria-label={name}
        preventScrollReset
      >
        <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
      </Link>
    );
  };
  const strip = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round on screen is another chip to show
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-current]');
    const list = strip.current;
    if (chip && list) list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.clientWidth) / 2;
  }, [index]);
  return (
    <nav className={styles.rounds} aria-label={t('campeonato.jogos.rodadas')}>
      {step(-1)}
      <ol ref={strip}>
        {dados.rodadas.map((round, at) => (
          <li key={`${round.fase} ${round.rodada}`}>
            <Link
              to={endereco(HERE, ofRound(round))}
              aria-current={at === index ? 'true' : undefined}
              preventScrollReset
            >
              {!round.etapa && <span className="visually-hidden">{t('agenda.rodada')} </span>}
              <b>{round.etapa ? roundName(round, texts) : round.rodada}</b>
              <small>{under(round, round === live, texts)}</small>
            </Link>
          </li>
        ))}
      </ol>
      {step(1)}
    </nav>
  );
}

/** With every score in, the page stays where it is and shows the way on. */
function Complete({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { campeonato } = pagina;
  const endereco = useEndereco(campeonato.id);
  const { fase, rodada, rodadas } = dados;
  const current = rodadas.find((round) => round.fase === fase && round.rodada === rodada);
  if (campeonato.estado !== 'andamento' || !current || current.feitos < current.jogos) return null;
  // With a tie of it undecided, what is missing is told instead.
  const inRound = new Set(dados.data.flatMap(({ confronto }) => confronto ?? []));
  if (dados.esperas.some((espera) => espera.fase === fase && inRound.has(espera.confronto ?? ''))) {
    return null;
  }
  const next = rodadas.find(({ jogos, feitos }) => feitos < jogos);
  const isOrganiser = campeonato.acoes.includes('lancar_placar');
  const { campeao } = campeonato.resumo;
  if (!next && campeao) {
    return (
      <p className={styles.complete} role="status">
        <Icon name="trophy" size={16} />
        {t('campeonato.fim.decidido', { nome: campeao })}
        <Link to={endereco('campeao')}>{t('campeonato.fim.ver_campeao')}</Link>
      </p>
    );
  }
  return (
    <p className={styles.complete} role="status">
      <Icon name="check" size={16} />
      {t('campeonato.jogos.completa')}
      {next && (
        <Link to={endereco(HERE, ofRound(next))}>
          {t('campeonato.jogos.ir_para', { rodada: roundName(next, texts) })}
        </Link>
      )}
      {!next && isOrganiser && (
        <Link to={endereco('gerenciar')}>{t('campeonato.jogos.ir_ao_painel')}</Link>
      )}
    </p>
  );
}

function OneTeam({ pagina, dados, time }: Props & { time: string }) {
  const { t } = useTexts();
  const endereco = useEndereco(pagina.campeonato.id);
  return (
    <p className={styles.team}>
      <Time gente={pagina.gente} uuid={time} size={32} full />
      <span>{t('campeonato.jogos.so_dele', { n: dados.data.length })}</span>
      <Link to={endereco(HERE)}>{t('campeonato.jogos.por_rodada')}</Link>
    </p>
  );
}

export default function JogosPage() {
  const { dados, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes, { partidas: dados.data, isFollowing: !dados.time });
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  if (dados.rodadas.length === 0) {
    return (
      <AntesDosJogos
        campeonato={pagina.campeonato}
        titulo={t('campeonato.sem_jogos.titulo')}
        texto={t('campeonato.sem_jogos.texto')}
      />
    );
  }
  const current = dados.rodadas.find(
    ({ fase, rodada }) => fase === dados.fase && rodada === dados.rodada,
  );
  const mine = pagina.campeonato.minha_inscricao;
  return (
    <section className={styles.body}>
      {pagina.campeonato.acoes.includes('mudar_estado') && (
        <ForSome part={COMECAR} props={{ campeonato: pagina.campeonato }} />
      )}
      {dados.time ? (
        <OneTeam pagina={pagina} dados={dados} time={dados.time} />
      ) : (
        <>
          <Strip pagina={pagina} dados={dados} />
          <div className={styles.title}>
            <h2>{current && roundName(current, texts)}</h2>
            {mine && (
              <Link to={endereco(HERE, { time: mine.uuid })}>{t('campeonato.jogos.meus')}</Link>
            )}
            {current && pagina.campeonato.acoes.includes('lancar_placar') && (
              <Link to={endereco('gerenciar/placares', ofRound(current))}>
                {t('campeonato.jogos.lancar_rodada')}
              </Link>
            )}
          </div>
          <Complete pagina={pagina} dados={dados} />
        </>
      )}
      <Esperas esperas={dados.esperas} pagina={pagina} />
      <JogosPorDia partidas={dados.data} pagina={pagina} />
      <Folgas folgas={dados.folgas} pagina={pagina} />
    </section>
  );
}
