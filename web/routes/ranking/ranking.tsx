import { useLoaderData } from 'react-router';
import { enderecoDaLiga } from '#regras/liga/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { carregarRanking, type DadosDoRanking } from './carregar.ts';
import { Como } from './como.tsx';
import { Contados } from './contados.tsx';
import { Detalhe } from './detalhe.tsx';
import { Escolhas } from './escolhas.tsx';
import { PodioDoRanking } from './podio.tsx';
import styles from './ranking.module.css';
import { SemNinguem } from './sem-ninguem.tsx';
import { TabelaDoRanking } from './tabela.tsx';

export const handle = { parameters: ['temporada', 'cursor', 'pessoa'] };

export const loader = carregarRanking;

export default function RankingPage() {
  const t = useT();
  const { ranking, irmaos, campeonatos, pontos, next, isFirst } = useLoaderData<
    typeof loader
  >() as DadosDoRanking;
  const modalidade = t(`opcoes.modalidade.${ranking.modalidade}`);
  const titulo = ranking.nome ?? t('ranking.titulo', { modalidade });
  const tipo = t(`ranking.tipo.${ranking.tipo}`);
  const isEmpty = ranking.linhas.length === 0;
  const people = isEmpty ? '' : t('ranking.pessoas', { n: ranking.pessoas });
  const count =
    ranking.temporada === null ? people : t('ranking.terminou', { ano: String(ranking.temporada) });
  return (
    <div className={styles.page}>
      <Seo
        title={`${titulo}: ${tipo}`}
        description={t('ranking.descricao', { modalidade, tipo })}
        noindex={!isFirst || pontos !== null}
      />
      <header className={styles.head}>
        <div>
          <p className={styles.kicker}>
            {ranking.liga ? (
              <Link to={enderecoDaLiga(ranking.liga)}>{ranking.liga.nome}</Link>
            ) : (
              t('ranking.do_site')
            )}
          </p>
          <h1>{titulo}</h1>
          <p className={styles.count}>{count}</p>
        </div>
        <Escolhas ranking={ranking} irmaos={irmaos} />
      </header>
      {ranking.recalculando && <Note tone="warn">{t('ranking.recalculando')}</Note>}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {isEmpty ? (
            <SemNinguem ranking={ranking} />
          ) : (
            <>
              {isFirst && <PodioDoRanking ranking={ranking} />}
              <TabelaDoRanking ranking={ranking} next={next} isFirst={isFirst} />
            </>
          )}
        </div>
        <aside className={styles.stack} aria-label={t('ranking.como')}>
          {pontos && <Detalhe pontos={pontos} />}
          <Como regras={ranking.regras} isDaLiga={ranking.liga !== null} />
          <Contados campeonatos={campeonatos} />
        </aside>
      </div>
    </div>
  );
}
