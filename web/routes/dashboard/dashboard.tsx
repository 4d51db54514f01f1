import { useLoaderData } from 'react-router';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { JogosDepois, Proximo } from '#web/membro/proximo-jogo.tsx';
import { ListaDeTarefas } from '#web/membro/tarefas.tsx';
import { WatchedPage } from '#web/realtime/watched-page.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { Campeonatos } from './campeonatos.tsx';
import { carregarDashboard, type DadosDoDashboard } from './carregar.ts';
import { Contra } from './contra.tsx';
import styles from './dashboard.module.css';
import { FrenteDaPessoa } from './frente.tsx';
import { Marcas } from './marcas.tsx';
import { NumerosEmCampo } from './numeros.tsx';
import { PontosNoRanking } from './pontos.tsx';
import { Proximos } from './proximos.tsx';
import { SobreEstaPessoa } from './sobre-esta-pessoa.tsx';
import { Titulos } from './titulos.tsx';

export const handle = { parameters: [] };

export const loader = carregarDashboard;

/** What waits for the person comes before what they have done. */
function PorFazer({ membro }: { membro: NonNullable<DadosDoDashboard['membro']> }) {
  const t = useT();
  const { tarefas } = membro;
  return (
    <div className={styles.todo}>
      <h2>
        {tarefas.length > 0
          ? t('inicio.dentro.coisas', { n: tarefas.length })
          : t('inicio.dentro.em_dia')}
      </h2>
      {tarefas.length > 0 && <ListaDeTarefas tarefas={tarefas} />}
      {membro.proximo && (
        <div className={styles.onPhone}>
          <Proximo jogo={membro.proximo} />
        </div>
      )}
    </div>
  );
}

/** Nothing was played where everybody could see it. */
function Comeco({ eu }: { eu: boolean }) {
  const t = useT();
  return (
    <Vazio
      titulo={t('dashboard.vazio')}
      texto={t(eu ? 'dashboard.vazio_seu' : 'dashboard.vazio_texto')}
    >
      {eu && (
        <ButtonLink to="/campeonatos" variant="primary">
          {t('dashboard.vazio_acao')}
        </ButtonLink>
      )}
    </Vazio>
  );
}

export default function DashboardPage() {
  const t = useT();
  const { dashboard, semanas, membro, now } = useLoaderData<typeof loader>() as DadosDoDashboard;
  const { pessoa, eu, publica, na_busca, numeros, total } = dashboard;
  return (
    <div className={styles.page}>
      <Seo
        title={pessoa.nome}
        description={t('dashboard.descricao', { nome: pessoa.nome })}
        noindex={!na_busca}
      />
      <FrenteDaPessoa dashboard={dashboard} />
      {eu && !publica && <Note tone="lock">{t('dashboard.so_voce')}</Note>}
      <div className={styles.columns}>
        <div className={styles.main}>
          {membro && <PorFazer membro={membro} />}
          {total === 0 && <Comeco eu={eu} />}
          <Titulos titulos={dashboard.titulos} />
          {numeros.length > 0 && <NumerosEmCampo numeros={numeros} />}
          <PontosNoRanking pontuacoes={dashboard.pontuacoes} semanas={semanas} />
          <Campeonatos campeonatos={dashboard.campeonatos} total={total} />
        </div>
        <aside className={styles.side} aria-label={t('dashboard.ao_lado')}>
          {dashboard.contra && <Contra contra={dashboard.contra} nome={pessoa.nome} />}
          {membro?.proximo && (
            <div className={styles.onDesktop}>
              <Proximo jogo={membro.proximo} />
            </div>
          )}
          {membro && <JogosDepois jogos={membro.depois} />}
          {!membro && <Proximos proximos={dashboard.proximos} now={now} />}
          <Marcas marcas={dashboard.marcas} eu={eu} />
        </aside>
      </div>
      {!eu && <SobreEstaPessoa dashboard={dashboard} />}
      {membro && <WatchedPage campeonatos={membro.ouvidos} />}
    </div>
  );
}
