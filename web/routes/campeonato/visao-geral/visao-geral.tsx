import type { Campeonato } from '#contract/campeonatos.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { nomeDe, pessoaDe } from '#web/campeonato/lado.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { MiniTable } from '#web/components/match/mini-table.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { AntesDosJogos } from '#web/routes/campeonato/partida/antes-dos-jogos.tsx';
import { Folgas } from '#web/routes/campeonato/partida/folgas.tsx';
import { CartaoDaPartida } from '#web/routes/campeonato/partida/partida.tsx';
import { JogosPorDia } from '#web/routes/campeonato/partida/por-dia.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import { carregarVisao, type DadosDaVisao } from './carregar.ts';
import styles from './visao-geral.module.css';

type Conteudo = DadosDaVisao['dados'];
type Props = { pagina: DadosDaPagina; dados: Conteudo };

export const loader = carregarVisao;

function Notices({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  if (dados.avisos.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('campeonato.avisos')}</h2>
      <ul className={styles.notices}>
        {dados.avisos.map(({ uuid, texto, autor, created_at, fixado }) => (
          <li key={uuid} data-pinned={fixado ? '' : undefined}>
            <p>{texto}</p>
            <small>
              {autor} · {shortDateTime(created_at, texts, pagina.now)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tables({ pagina, dados }: Props) {
  const { t } = useTexts();
  const endereco = useEndereco(pagina.campeonato.id);
  if (dados.tabelas.length === 0) return null;
  const { gente } = pagina;
  return (
    <section className={styles.card}>
      <h2>
        {t('campeonato.aba.classificacao')}
        <Link to={endereco('classificacao')}>{t('campeonato.ver_tabela')}</Link>
      </h2>
      {dados.tabelas.map(({ grupo, linhas }) => (
        <div key={grupo}>
          {grupo && <h3>{t('campeonato.grupo', { nome: grupo })}</h3>}
          <MiniTable
            caption={t('campeonato.tabela.legenda', { nome: grupo ?? '' })}
            rows={linhas.map(({ participante, posicao, p, j, sg, subiu }) => ({
              team: nomeDe(gente, participante),
              person: pessoaDe(gente, participante),
              crest: (
                <EscudoDoTime
                  nome={nomeDe(gente, participante)}
                  escudo={gente[participante]?.escudo}
                />
              ),
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

function Champion({ nome }: { nome: string }) {
  const { t } = useTexts();
  return (
    <section className={styles.champion} aria-label={t('campeonato.campeao')}>
      <Icon name="trophy" size={40} />
      <p>
        <small>{t('campeonato.campeao')}</small>
        <b>{nome}</b>
      </p>
    </section>
  );
}

/** For who thinks of entering: places, dates and price. */
function Entries({ campeonato, now }: { campeonato: Campeonato; now: number }) {
  const texts = useTexts();
  const { t, locale } = texts;
  if (campeonato.estado !== 'inscricoes') return null;
  const { confirmados, vagas, inscricao, taxa_centavos: taxa, comeca_em } = campeonato;
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const facts: [string, string | null][] = [
    [t('campeonato.entrar.comeca'), comeca_em && shortDateTime(comeca_em, texts, now)],
    [
      t('campeonato.entrar.fecha'),
      inscricao.fecha_em && shortDateTime(inscricao.fecha_em, texts, now),
    ],
    [
      t('campeonato.entrar.taxa'),
      taxa === 0 ? t('campeonato.entrar.gratis') : price.format(taxa / 100),
    ],
    [t('campeonato.entrar.doacao'), inscricao.doacao],
    [t('campeonato.entrar.aprovacao'), t(`campeonato.entrar.${inscricao.aprovacao}`)],
  ];
  return (
    <section className={styles.card}>
      <h2>{t('campeonato.entrar.titulo')}</h2>
      <p className={styles.places}>
        <b>
          {confirmados}/{vagas}
        </b>{' '}
        {t('campeonato.entrar.vagas')}
      </p>
      <progress max={vagas} value={confirmados} aria-label={t('campeonato.entrar.vagas')} />
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function Draw({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(pagina.campeonato.id);
  const { sorteado, preparado } = dados;
  if (!sorteado && !preparado) return null;
  return (
    <section className={styles.card}>
      <h2>
        {t('sorteio.titulo')}
        <Link to={endereco('sorteio')}>{t(sorteado ? 'sorteio.rever' : 'sorteio.assistir')}</Link>
      </h2>
      <p>
        {sorteado
          ? t('sorteio.feito_em', { data: shortDateTime(sorteado, texts, pagina.now) })
          : t('sorteio.vai_comecar')}
      </p>
    </section>
  );
}

function Round({ pagina, dados }: Props) {
  const { t } = useTexts();
  const { data, folgas, total, etapa, rodada } = dados.jogos;
  const more = total - data.length;
  const to = useEndereco(pagina.campeonato.id)('jogos');
  if (data.length === 0) {
    return (
      <AntesDosJogos
        campeonato={pagina.campeonato}
        titulo={t('campeonato.sem_jogos.titulo')}
        texto={t('campeonato.sem_jogos.texto')}
      />
    );
  }
  return (
    <section className={styles.round}>
      <h2 className={styles.title}>
        {etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada ?? 1 })}
        <Link to={to}>{t('campeonato.ver_jogos')}</Link>
      </h2>
      <JogosPorDia partidas={data} pagina={pagina} />
      <Folgas folgas={folgas} pagina={pagina} />
      {more > 0 && (
        <p className={styles.more}>
          <Link to={to}>{t('campeonato.mais_jogos', { n: more })}</Link>
        </p>
      )}
    </section>
  );
}

export default function VisaoGeralPage() {
  const { t } = useTexts();
  const { dados, descricao, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes, { partidas: dados.jogos.data });
  const { campeonato } = pagina;
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        {campeonato.resumo.campeao && <Champion nome={campeonato.resumo.campeao} />}
        {descricao && <p className={styles.about}>{descricao}</p>}
        {dados.minha && (
          <section>
            <h2 className={styles.title}>{t('campeonato.meu_proximo')}</h2>
            <CartaoDaPartida partida={dados.minha} pagina={pagina} />
          </section>
        )}
        <Round pagina={pagina} dados={dados} />
      </div>
      <aside className={styles.side}>
        <Entries campeonato={campeonato} now={pagina.now} />
        <Notices pagina={pagina} dados={dados} />
        <Tables pagina={pagina} dados={dados} />
        <Draw pagina={pagina} dados={dados} />
      </aside>
    </div>
  );
}
