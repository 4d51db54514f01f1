import { useId } from 'react';
import type { Pendencias } from '#contract/campeonato/pendencias.ts';
import type { Campeonato } from '#contract/campeonatos.ts';
import { type Passo, soFaltamProprios } from '#regras/pendencias/passo.ts';
import { Encerrar } from '#web/campeonato/encerrar.tsx';
import { useEndereco } from '#web/campeonato/endereco.ts';
import {
  acaoDoPasso,
  outroPasso,
  type PassoImediato,
  type RodadaALancar,
} from '#web/campeonato/passos.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { type Texts, type Translate, useT, useTexts } from '#web/texts/texts.tsx';
import { AddButton } from '../../adicionar/add-button.tsx';
import { botaoDoPasso } from '../../botao-do-passo.ts';
import { CopiarConvite } from './copiar-convite.tsx';
import styles from './proximo-passo.module.css';
import { esperaEmPalavras, textoDosPlacares } from './rodada-do-suico.ts';
import { textoDoSorteio } from './texto-do-sorteio.ts';

type Props = {
  passo: Passo;
  /** Of the scores that come next. */
  rodada: RodadaALancar | undefined;
  /** What the lots are about. */
  empate: Pendencias['empates'][number] | undefined;
  campeonato: Campeonato;
  now: number;
};

function titleOf({ passo: { nome }, rodada, campeonato }: Props, t: Translate): string {
  const { resumo } = campeonato;
  if (nome === 'celebrar' && resumo.campeao) {
    return t('pendencias.passo.celebrar.campeao', { nome: resumo.campeao });
  }
  if (nome !== 'lancar') return t(`pendencias.passo.${nome}.titulo`);
  if (resumo.etapa) {
    return t('pendencias.passo.lancar.etapa', { etapa: stageName(resumo.etapa, t) });
  }
  return t('pendencias.passo.lancar.titulo', { n: rodada?.rodada ?? resumo.rodada ?? 1 });
}

/** Neither side of a tie came: nobody is level, and lots decide all the same. */
const isMissed = ({ empate, campeonato: { fases } }: Props) =>
  empate !== undefined && !('tabela' in (fases[empate.fase - 1] ?? {}));

function textOf(props: Props, texts: Texts) {
  const { nome, pronto } = props.passo;
  const {
    campeonato: { resumo },
    now,
  } = props;
  const { t } = texts;
  const isWaiting = nome === 'lancar' && !pronto;
  if (isWaiting && resumo.proximo_em) {
    const data = shortDateTime(resumo.proximo_em, texts, now);
    return t('pendencias.passo.lancar.proximo', { data });
  }
  if (nome === 'desempatar' && isMissed(props)) return t('pendencias.passo.desempatar.faltaram');
  if (nome === 'julgar' && !pronto) return t('pendencias.passo.julgar.outros');
  if (soFaltamProprios(props.passo)) return t('pendencias.passo.lancar.proprios');
  if (nome === 'sortear') return textoDoSorteio(props.passo, props.campeonato, t);
  if (nome === 'lancar') return textoDosPlacares(props.campeonato, t);
  return t(`pendencias.passo.${nome}.texto`);
}

/** Nothing goes on before somebody decides it. */
const STOPS: ReadonlySet<string> = new Set(['indecisos', 'casos']);

/** What it waits for, and what of it is done. */
function Esperas({ passo, campeonato }: Pick<Props, 'passo' | 'campeonato'>) {
  const t = useT();
  if (passo.espera.length === 0) return null;
  return (
    <ul className={styles.waits}>
      {passo.espera.map((espera) => (
        <li key={espera.tipo} data-done={espera.feito ? '' : undefined}>
          <Icon
            name={espera.feito ? 'check' : STOPS.has(espera.tipo) ? 'alert' : 'clock'}
            size={18}
          />
          {esperaEmPalavras(espera, campeonato, t)}
        </li>
      ))}
    </ul>
  );
}

type ImediatoProps = { passo: PassoImediato; variant: 'primary' | 'ghost' };

/** Done with one press; what the server asks first is asked beside it. */
function Imediato({ passo, variant }: ImediatoProps) {
  const t = useT();
  const { isBusy, problem, question, run } = useChange();
  const go = () => run((api) => passo.run(api), t(`organizacao.passo.${passo.nome}_feito`));
  return (
    <>
      <Button
        variant={variant}
        big={variant === 'primary'}
        disabled={isBusy}
        onClick={() => void go()}
      >
        {t(`organizacao.passo.${passo.nome}`)}
      </Button>
      <ProblemAlert texto={problem} />
      <Pergunta
        texto={question}
        sim={t('campeonato.placar.salvar_mesmo')}
        isBusy={isBusy}
        onYes={() => void go()}
      />
    </>
  );
}

function Botao({ passo, rodada, campeonato }: Pick<Props, 'passo' | 'rodada' | 'campeonato'>) {
  const t = useT();
  const endereco = useEndereco(campeonato.id);
  if (passo.nome === 'incluir') return <AddButton campeonato={campeonato} />;
  if (passo.nome === 'divulgar') return <CopiarConvite campeonato={campeonato} variant="primary" />;
  if (passo.nome === 'encerrar') return <Encerrar campeonato={campeonato} variant="primary" />;
  const acao = acaoDoPasso(campeonato, passo);
  if ('run' in acao) return <Imediato passo={acao} variant="primary" />;
  const { para, parte } = acao;
  const label = botaoDoPasso(passo, t);
  if (parte && para === 'gerenciar') {
    return (
      <a className={styles.down} href={`#${parte}`}>
        {label}
      </a>
    );
  }
  return (
    <ButtonLink
      variant="primary"
      big
      to={endereco(para, passo.nome === 'lancar' ? rodada : undefined)}
    >
      {label}
    </ButtonLink>
  );
}

/** The one next step: what it is, what it waits for, and one main button. */
export function ProximoPasso(props: Props) {
  const { passo, rodada, campeonato } = props;
  const texts = useTexts();
  const { t } = texts;
  const heading = useId();
  const other = outroPasso(campeonato);
  return (
    <section className={styles.step} aria-labelledby={heading}>
      <div className={styles.words}>
        <span className={styles.kind}>{t('organizacao.proximo')}</span>
        <h2 id={heading}>{titleOf(props, t)}</h2>
        <p>{textOf(props, texts)}</p>
      </div>
      <Esperas passo={passo} campeonato={campeonato} />
      <div className={styles.actions}>
        <Botao passo={passo} rodada={rodada} campeonato={campeonato} />
        {other && <Imediato passo={other} variant="ghost" />}
      </div>
    </section>
  );
}
