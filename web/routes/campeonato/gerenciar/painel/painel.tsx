import type { Campeonato } from '#contract/campeonatos.ts';
import { QuemNaoJoga } from '#web/campeonato/disciplina/quem-nao-joga.tsx';
import { nomeDe } from '#web/campeonato/lado.ts';
import { rodadaALancar } from '#web/campeonato/passos.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { useFocusOfGone } from '#web/screen/lost-focus.ts';
import { useT } from '#web/texts/texts.tsx';
import { Andamento } from './andamento.tsx';
import { carregarPainel, type DadosDoPainel } from './carregar.ts';
import { ComprovantesAConferir } from './comprovantes-a-conferir.tsx';
import { Divulgacao } from './divulgacao.tsx';
import { EmDia } from './em-dia.tsx';
import { EmpatesADecidir } from './empates-a-decidir.tsx';
import { FeitoHoje } from './feito-hoje.tsx';
import { InscricoesADecidir } from './inscricoes-a-decidir.tsx';
import { type GrupoDoPainel, JogosAFazer } from './jogos-a-fazer.tsx';
import { GRUPOS_DA_VIDA, JogosDaVida } from './jogos-da-vida.tsx';
import { MeusJogos } from './meus-jogos.tsx';
import styles from './painel.module.css';
import { Prazos } from './prazos.tsx';
import { ProximoPasso } from './proximo-passo.tsx';

export const loader = carregarPainel;

type TarefasDoPainel = DadosDoPainel['tarefas'];

/** Groups with work, most urgent first; a kind of task that has none is not shown. */
const GRUPOS = [
  ...GRUPOS_DA_VIDA,
  ...([
    'minhas',
    'indecisos',
    'sem_placar',
    'remarcar',
    'empates',
    'inscricoes',
    'comprovantes',
    'abertos',
  ] as const),
] as const;

/** With counts, so that one sees all of it at once; each leads to its group. */
function Indice({ tarefas }: { tarefas: TarefasDoPainel }) {
  const t = useT();
  const { contagem } = tarefas;
  const shown = GRUPOS.filter((grupo) => contagem[grupo] > 0);
  if (shown.length < 2) return null;
  return (
    <nav className={styles.index} aria-label={t('pendencias.titulo')}>
      {shown.map((grupo) => (
        <a key={grupo} href={`#${grupo}`}>
          {t(`pendencias.grupo.${grupo}`)}
          <span data-late={grupo === 'sem_placar' && contagem.atrasados > 0 ? '' : undefined}>
            {contagem[grupo]}
          </span>
        </a>
      ))}
    </nav>
  );
}

function Grupos({ pagina, tarefas }: { pagina: DadosDaPagina; tarefas: TarefasDoPainel }) {
  const { jogos, minhas, cobrancas, empates, inscricoes, contagem } = tarefas;
  const of = (tarefa: TarefasDoPainel['jogos'][number]['tarefa']) =>
    jogos.filter((jogo) => jogo.tarefa === tarefa);
  const matches = (grupo: GrupoDoPainel) => (
    <JogosAFazer
      key={grupo}
      grupo={grupo}
      jogos={of(grupo)}
      total={contagem[grupo]}
      atrasados={contagem.atrasados}
      cobrancas={cobrancas}
      pagina={pagina}
    />
  );
  return (
    <>
      {GRUPOS_DA_VIDA.map((grupo) => (
        <JogosDaVida
          key={grupo}
          grupo={grupo}
          jogos={of(grupo)}
          total={contagem[grupo]}
          pagina={pagina}
        />
      ))}
      <MeusJogos minhas={minhas} pagina={pagina} />
      {(['indecisos', 'sem_placar', 'remarcar'] as const).map(matches)}
      <EmpatesADecidir empates={empates} pagina={pagina} />
      <InscricoesADecidir
        inscricoes={inscricoes}
        total={contagem.inscricoes}
        campeonato={pagina.campeonato}
      />
      <ComprovantesAConferir n={contagem.comprovantes} id={pagina.campeonato.id} />
      {matches('abertos')}
    </>
  );
}

/** Before the round: whom cards keep out of it. */
function QuemNaoJogaARodada({
  tarefas,
  pagina,
}: {
  tarefas: TarefasDoPainel;
  pagina: DadosDaPagina;
}) {
  const t = useT();
  const { suspensos } = tarefas;
  if (suspensos.length === 0) return null;
  return (
    <QuemNaoJoga
      titulo={t('disciplina.titulo')}
      disciplina={{ suspensos, pendurados: [] }}
      timeDe={(uuid) => nomeDe(pagina.gente, uuid)}
      hasLinks
    />
  );
}

const isRunning = ({ estado }: Campeonato) => estado === 'andamento';

/** The organiser's list of what is to be done; when there is nothing, what went on and what comes next. */
export default function PainelPage() {
  useFocusOfGone();
  const { tarefas, aberturas, now } = useDaAba<typeof loader>();
  const pagina = usePagina({ gente: tarefas.gente, confrontos: {}, now });
  const { campeonato } = pagina;
  const { total, passo } = tarefas;
  const isCalm = total === 0 && tarefas.contagem.abertos === 0 && isRunning(campeonato);
  const step = passo && (
    <ProximoPasso
      passo={passo}
      rodada={rodadaALancar(tarefas.jogos)}
      empate={tarefas.empates[0]}
      campeonato={campeonato}
      now={now}
    />
  );
  return (
    <div className={styles.page}>
      {!isCalm && step}
      <Indice tarefas={tarefas} />
      <div className={cartao.columns}>
        <div className={cartao.stack}>
          {isCalm && <EmDia />}
          {isCalm && step}
          <Grupos pagina={pagina} tarefas={tarefas} />
          <FeitoHoje tarefas={tarefas} campeonato={campeonato} />
        </div>
        <aside className={cartao.stack}>
          <QuemNaoJogaARodada tarefas={tarefas} pagina={pagina} />
          <Prazos prazos={tarefas.prazos} campeonato={campeonato} now={now} />
          <Andamento campeonato={campeonato} pagos={tarefas.pagos} passo={passo?.nome} />
          <Divulgacao campeonato={campeonato} aberturas={aberturas} />
        </aside>
      </div>
    </div>
  );
}
