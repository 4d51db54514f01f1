import { Link } from 'react-router';
import { MiniTable } from '#web/components/mini-table.tsx';
import { useTexts } from '#web/texts.tsx';
import type { DadosDaAba, DadosDaPagina } from './dados.ts';
import { nomeDe } from './lado.ts';
import { CartaoDaPartida } from './partida.tsx';
import { Vazio } from './vazio.tsx';
import styles from './visao-geral.module.css';

type Dados = Extract<DadosDaAba, { aba: 'visao' }>;
type Props = { pagina: DadosDaPagina; dados: Dados };

function Notices({ dados }: { dados: Dados }) {
  const { t } = useTexts();
  if (dados.avisos.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('campeonato.avisos')}</h2>
      {dados.avisos.map(({ uuid, texto, autor }) => (
        <p key={uuid}>
          <b>{autor}:</b> {texto}
        </p>
      ))}
    </section>
  );
}

function Tables({ pagina, dados }: Props) {
  const { t } = useTexts();
  if (dados.tabelas.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>
        {t('campeonato.aba.classificacao')}
        <Link to={`/campeonato/${pagina.campeonato.id}?aba=classificacao`}>
          {t('campeonato.ver_todos')}
        </Link>
      </h2>
      {dados.tabelas.map(({ grupo, linhas }) => (
        <div key={grupo}>
          {grupo && <h3>{t('campeonato.grupo', { nome: grupo })}</h3>}
          <MiniTable
            caption={t('campeonato.tabela.legenda', { nome: grupo ?? '' })}
            rows={linhas.map(({ participante, posicao, p, j, sg, subiu }) => ({
              team: nomeDe(pagina.gente, participante),
              position: posicao,
              points: p,
              played: j,
              goalDifference: sg,
              change: subiu ?? 0,
            }))}
          />
        </div>
      ))}
    </section>
  );
}

export function VisaoGeral({ pagina, dados }: Props) {
  const { t } = useTexts();
  const { campeonato } = pagina;
  const { jogos } = dados;
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        {campeonato.descricao && <p className={styles.about}>{campeonato.descricao}</p>}
        {jogos.data.length > 0 ? (
          <section>
            <h2 className={styles.title}>
              {t('campeonato.jogos.rodada', { n: jogos.rodada ?? 1 })}
              <Link to={`/campeonato/${campeonato.id}?aba=jogos`}>{t('campeonato.ver_todos')}</Link>
            </h2>
            <div className={styles.matches}>
              {jogos.data.map((partida) => (
                <CartaoDaPartida key={partida.uuid} partida={partida} pagina={pagina} />
              ))}
            </div>
          </section>
        ) : (
          <Vazio
            titulo={t('campeonato.sem_jogos.titulo')}
            texto={t('campeonato.sem_jogos.texto')}
          />
        )}
      </div>
      <aside className={styles.side}>
        <Notices dados={dados} />
        <Tables pagina={pagina} dados={dados} />
      </aside>
    </div>
  );
}
