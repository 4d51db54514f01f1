import { useEndereco } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { decimal } from '#web/numbers/decimal.ts';
import { useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { AntesDosJogos } from '#web/routes/campeonato/partida/antes-dos-jogos.tsx';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { carregarEstatisticas } from './carregar.ts';
import styles from './estatisticas.module.css';
import { Goleadas } from './goleadas.tsx';
import { GolsPorRodada } from './gols-por-rodada.tsx';
import { CartoesDosJogadores } from './jogadores.tsx';
import { MelhoresDe } from './melhores.tsx';
import type { ParteProps } from './parte.ts';
import { PosicoesPorRodada } from './posicoes.tsx';
import { Sequencias } from './sequencias.tsx';
import { TimeATime } from './time-a-time.tsx';

export const loader = carregarEstatisticas;

const HERE = 'estatisticas';

function Phases({ dados, pagina }: ParteProps) {
  const t = useT();
  const endereco = useEndereco(pagina.campeonato.id);
  if (dados.fases.length < 2) return null;
  return (
    <nav className={styles.segments} aria-label={t('estatisticas.fases')}>
      {[null, ...dados.fases].map((fase) => (
        <Link
          key={fase}
          to={endereco(HERE, fase === null ? {} : { fase })}
          aria-current={fase === dados.fase ? 'true' : undefined}
          preventScrollReset
        >
          {fase === null ? t('estatisticas.todas') : t('campeonato.fase', { n: fase })}
        </Link>
      ))}
    </nav>
  );
}

function Numbers({ dados }: Pick<ParteProps, 'dados'>) {
  const { t, locale } = useTexts();
  const { gols, jogos, vitorias_mandante: mandante, wo } = dados;
  const numbers = [
    [gols, t('estatisticas.gols', { n: gols }), t('estatisticas.em_jogos', { n: jogos })],
    [jogos > 0 ? decimal(gols / jogos, locale, 2) : '–', t('estatisticas.por_jogo'), ''],
    [
      mandante,
      t('estatisticas.mandante', { n: mandante }),
      [
        t('estatisticas.empates', { n: dados.empates }),
        t('estatisticas.visitante', { n: dados.vitorias_visitante }),
      ].join(', '),
    ],
    [wo, t('estatisticas.wo', { n: wo }), wo > 0 ? t('estatisticas.wo_ajuda', { n: wo }) : ''],
  ] as const;
  return (
    <section className={styles.numbers} aria-label={t('estatisticas.resumo')}>
      {numbers.map(([value, name, note]) => (
        <p key={name}>
          <b>{value}</b> <span>{name}</span> {note && <small>{note}</small>}
        </p>
      ))}
    </section>
  );
}

/** As many rounds as stand side by side in a third of the narrowest screen that has thirds. */
const IN_A_THIRD = 11;

export default function EstatisticasPage() {
  const { dados, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes);
  const t = useT();
  if (dados.times.length === 0) {
    const [titulo, texto] = [t('estatisticas.vazio.titulo'), t('estatisticas.vazio.texto')];
    return <AntesDosJogos campeonato={pagina.campeonato} titulo={titulo} texto={texto} />;
  }
  const parte = { dados, pagina };
  const isLong = dados.rodadas.length > IN_A_THIRD;
  return (
    <div className={styles.body}>
      <Phases {...parte} />
      <Numbers dados={dados} />
      <div className={styles.cards}>
        {dados.jogadores && <CartoesDosJogadores jogadores={dados.jogadores} pagina={pagina} />}
        <PosicoesPorRodada {...parte} />
        <GolsPorRodada dados={dados} largura={isLong ? 6 : 2} />
        <MelhoresDe {...parte} o="ataque" largura={isLong ? 3 : 2} />
        <MelhoresDe {...parte} o="defesa" largura={isLong ? 3 : 2} />
        <Goleadas {...parte} />
        <Sequencias {...parte} />
        <TimeATime {...parte} />
      </div>
    </div>
  );
}
