// The case of a contested match: what each side says, where they differ, what was done, and the verdict.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { WatchedPage } from '#web/realtime/watched-page.tsx';
import { nomeDaEtapa } from '#web/routes/campeonato/pagina-da-partida/o-que-vale.tsx';
import { RegistroDoJogo } from '#web/routes/campeonato/pagina-da-partida/registro.tsx';
import { Veredito } from '#web/routes/campeonato/pagina-da-partida/vida/por-que-vale.tsx';
import { useFocusOfGone } from '#web/screen/lost-focus.ts';
import { Seo } from '#web/screen/seo.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import { carregarCaso, type DadosDoCaso } from './carregar.ts';
import styles from './caso.module.css';
import { Decidir } from './decidir.tsx';
import { Ditos } from './ditos.tsx';
import { JuizDoCaso } from './juiz.tsx';
import { nomesDoCaso } from './nomes-do-caso.ts';
import { Diferencas, VersoesDoCaso } from './versoes.tsx';

export const loader = (args: LoaderFunctionArgs) => carregarCaso(args);

type Props = { dados: DadosDoCaso };

/** Whether it is open, since when and until when. */
function Situacao({ dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { caso, partida } = dados;
  const { contestacao, acoes } = caso.vida;
  if (!contestacao) return <Chip>{t('caso.fechado')}</Chip>;
  const data = shortDateTime(contestacao.julgar_ate, texts, partida.now);
  const quando = shortDateTime(contestacao.quando, texts, partida.now);
  const until = acoes.includes('julgar') ? 'decida_ate' : 'decidem_ate';
  return (
    <>
      <Chip tone="bad">{t('partida.estado.contestada')}</Chip>
      <Chip tone="warn">
        <Icon name="clock" size={14} />
        {t(`caso.${until}`, { data })}
      </Chip>
      <span>{t('caso.aberto', { quando })}</span>
    </>
  );
}

/** Who plays is told why there is nothing to press, and who decides if nobody does. */
function QuemDecide({ dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { caso, partida } = dados;
  const { contestacao, lado, acoes } = caso.vida;
  if (!contestacao || lado === null) return null;
  const isOrganiser = partida.campeonato.acoes.includes('lancar_placar');
  const mayJudge = acoes.includes('julgar');
  // Nobody else may delete it.
  const isOwner = partida.campeonato.acoes.includes('excluir');
  const others = caso.procura_juiz ? 'quem_joga_todos' : 'quem_joga';
  const alone = caso.dono_decide_em;
  const said = [
    isOrganiser && t(`caso.${mayJudge ? 'dono_joga' : others}`),
    !mayJudge &&
      alone !== null &&
      t(`caso.${isOwner ? 'voce_decide' : 'dono_decide'}`, {
        data: shortDateTime(alone, texts, partida.now),
      }),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p className={styles.note}>
      <Icon name="alert" />
      <span>{said.join(' ')}</span>
    </p>
  );
}

/** Whom both sides accepted read their proof while the case was open. */
function ProvasFechadas({ dados }: Props) {
  const { t } = useTexts();
  if (!dados.caso.provas_fechadas) return null;
  return (
    <p className={styles.note}>
      <Icon name="lock" />
      <span>{t('caso.provas_fechadas')}</span>
    </p>
  );
}

export default function PaginaDoCaso() {
  useFocusOfGone();
  const dados = useLoaderData() as DadosDoCaso;
  const { t } = useTexts();
  const { caso, partida, julgar } = dados;
  const endereco = useEnderecoDaPartida();
  const jogo = nomesDoCaso(dados, t).join(' × ');
  return (
    <article className={styles.page}>
      <Seo title={`${t('caso.titulo', { jogo })} · ${partida.campeonato.nome}`} noindex />
      <nav className={styles.path} aria-label={t('partida.caminho')}>
        <Link to={endereco(caso.partida.uuid)}>{t('caso.voltar')}</Link>
        <Icon name="chevron-right" size={14} />
        <span>{nomeDaEtapa(partida, t)}</span>
      </nav>
      <header className={styles.head}>
        <h1>{t('caso.titulo', { jogo })}</h1>
        <div>
          <Situacao dados={dados} />
        </div>
      </header>
      <WatchedPage campeonatos={[partida.campeonato]} sobre={[caso.partida.uuid]} />
      <QuemDecide dados={dados} />
      {julgar && <JuizDoCaso dados={dados} />}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <VersoesDoCaso dados={dados} />
          <ProvasFechadas dados={dados} />
          <Diferencas dados={dados} />
          <Veredito dados={partida} />
          <Ditos dados={dados} />
          <RegistroDoJogo dados={partida} />
          {julgar && (
            <p className={styles.jump}>
              <a href="#decisao">{t('partida.vida.decidir')}</a>
            </p>
          )}
        </div>
        {julgar ? (
          <div className={styles.stack}>
            <Decidir dados={dados} julgar={julgar} />
          </div>
        ) : (
          <div className={styles.aside}>
            <JuizDoCaso dados={dados} />
          </div>
        )}
      </div>
    </article>
  );
}
