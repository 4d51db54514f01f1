import type { Campeonato } from '#contract/campeonatos.ts';
import { Encerrar } from '#web/campeonato/encerrar.tsx';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { type Passo, passosDe } from '#web/campeonato/passos.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { toast } from '#web/notices/toast.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { AddButton } from '../../adicionar/add-button.tsx';
import { CartaoDaPartida } from '../../partida/partida.tsx';
import { carregarPainel, type DadosDoPainel } from './carregar.ts';
import { Ordem } from './ordem.tsx';
import styles from './painel.module.css';

type Props = { pagina: DadosDaPagina; dados: DadosDoPainel };

export const loader = carregarPainel;

const FIRST = 'primary';
const OTHER = 'line';

type StepProps = { passo: Passo; pagina: DadosDaPagina; variant: typeof FIRST | typeof OTHER };

function Step({ passo, pagina, variant }: StepProps) {
  const t = useT();
  const { isBusy, question, run } = useChange();
  const endereco = useEndereco(pagina.campeonato.id);
  if ('empate' in passo) {
    const { fase, empatados } = passo.empate;
    return <Ordem key={empatados.join()} pagina={pagina} fase={fase} empatados={empatados} />;
  }
  if (passo.nome === 'encerrar')
    return <Encerrar campeonato={pagina.campeonato} variant={variant} />;
  const label = t(`organizacao.passo.${passo.nome}`);
  if ('para' in passo) {
    return (
      <ButtonLink variant={variant} to={endereco(passo.para)}>
        {label}
      </ButtonLink>
    );
  }
  const done = t(`organizacao.passo.${passo.nome}_feito`);
  const go = (ciente: boolean) => run((api) => passo.run(api, ciente), done);
  return (
    <>
      <Button variant={variant} disabled={isBusy} onClick={() => void go(false)}>
        {label}
      </Button>
      <Pergunta
        texto={question}
        sim={t('campeonato.placar.salvar_mesmo')}
        isBusy={isBusy}
        onYes={() => void go(true)}
      />
    </>
  );
}

/** One clear next step; what else is possible stands beside it. */
function Steps({ pagina, dados }: Props) {
  const t = useT();
  const passos = passosDe(pagina.campeonato, dados);
  if (passos.length === 0) return null;
  return (
    <section className={cartao.card}>
      <h2>{t('organizacao.proximo')}</h2>
      {passos.map((passo, index) => (
        <div key={passo.nome} className={styles.step}>
          <p>{t(`organizacao.passo.${passo.nome}_ajuda`)}</p>
          <Step passo={passo} pagina={pagina} variant={index === 0 ? FIRST : OTHER} />
        </div>
      ))}
    </section>
  );
}

function Numbers({ pagina, dados }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { resumo, confirmados, vagas, espera } = pagina.campeonato;
  const figures = [
    {
      name: t('organizacao.numeros.jogos'),
      value: resumo.jogos_feitos,
      note: t('organizacao.numeros.de', { n: resumo.jogos }),
    },
    {
      name: t('organizacao.numeros.participantes'),
      value: confirmados,
      note: t('organizacao.numeros.de', { n: vagas }),
    },
    { name: t('organizacao.numeros.espera'), value: espera, note: '' },
    { name: t('organizacao.numeros.atrasados'), value: dados.quantos, note: '' },
  ];
  return (
    <>
      <ul className={styles.numbers}>
        {figures.map(({ name, value, note }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{value}</b> <small>{note}</small>
          </li>
        ))}
      </ul>
      {resumo.proximo_em && (
        <p className={cartao.help}>
          {t('organizacao.proximo_jogo', {
            data: shortDateTime(resumo.proximo_em, texts, pagina.now),
          })}
        </p>
      )}
    </>
  );
}

/** A level tie without penalties stops the whole bracket behind it. */
function Undecided({ pagina, dados }: Props) {
  const t = useT();
  if (dados.indecisos.length === 0) return null;
  return (
    <section className={cartao.stack}>
      <h2 className={styles.title}>{t('organizacao.indecisos', { n: dados.indecisos.length })}</h2>
      <p className={cartao.help}>{t('organizacao.indecisos_ajuda')}</p>
      <div className={styles.late}>
        {dados.indecisos.map((partida) => (
          <CartaoDaPartida key={partida.uuid} partida={partida} pagina={pagina} />
        ))}
      </div>
    </section>
  );
}

function Late({ pagina, dados }: Props) {
  const t = useT();
  if (dados.atrasados.length === 0) {
    return pagina.campeonato.estado === 'andamento' ? (
      <p className={styles.calm}>{t('organizacao.em_dia')}</p>
    ) : null;
  }
  return (
    <section className={cartao.stack}>
      <h2 className={styles.title}>{t('organizacao.atrasados', { n: dados.quantos })}</h2>
      <div className={styles.late}>
        {dados.atrasados.map((partida) => (
          <CartaoDaPartida key={partida.uuid} partida={partida} pagina={pagina} />
        ))}
      </div>
    </section>
  );
}

/** After the draw nobody comes in by a link any more. */
const mayEnter = ({ estado, resumo }: Campeonato) =>
  resumo.jogos === 0 && (estado === 'rascunho' || estado === 'inscricoes');

function Invitation({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const endereco = useEndereco(campeonato.id);
  const copy = async () => {
    const url = `${location.origin}/campeonato/${campeonato.id}?convite=${campeonato.convite}`;
    await navigator.clipboard.writeText(url);
    toast.success(t('campeonato.link_copiado'));
  };
  return (
    <section className={cartao.card}>
      <h2>{t('campeonato.aba.participantes')}</h2>
      <p className={cartao.help}>{t('organizacao.participantes_ajuda')}</p>
      <div className={cartao.row}>
        <AddButton campeonato={campeonato} />
        <ButtonLink to={endereco('participantes')}>{t('organizacao.ver_participantes')}</ButtonLink>
        {campeonato.convite && mayEnter(campeonato) && (
          <Button variant="ghost" icon="link" onClick={() => void copy()}>
            {t('organizacao.copiar_convite')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What needs the organiser now, before everything else. */
export default function PainelPage() {
  const { dados, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes);
  const t = useT();
  const { campeonato } = pagina;
  const { acoes, id } = campeonato;
  const endereco = useEndereco(id);
  const managesEntries = acoes.includes('gerir_participantes');
  return (
    <div className={cartao.columns}>
      <div className={cartao.stack}>
        {acoes.includes('mudar_estado') && <Steps pagina={pagina} dados={dados} />}
        <Undecided pagina={pagina} dados={dados} />
        <Numbers pagina={pagina} dados={dados} />
        <Late pagina={pagina} dados={dados} />
      </div>
      <aside className={cartao.stack}>
        {managesEntries && <Invitation campeonato={campeonato} />}
        <section className={cartao.card}>
          <h2>{t('sorteio.titulo')}</h2>
          <p className={cartao.help}>{t('organizacao.sorteio_ajuda')}</p>
          <div className={cartao.row}>
            <ButtonLink to={endereco('sorteio')}>{t('sorteio.pagina')}</ButtonLink>
          </div>
        </section>
      </aside>
    </div>
  );
}
