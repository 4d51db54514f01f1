import type { ReactNode } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { estadoVisto } from '#regras/estados.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { jogadoEm } from '#web/components/campeonato-card/jogado-em.ts';
import { Banner } from '#web/components/crest/banner.tsx';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useFolheto } from '#web/components/folheto/use-folheto.tsx';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import type { Organizacao } from '../pagina.ts';
import { AcaoPrincipal } from './acao-principal.tsx';
import styles from './cabecalho.module.css';
import { isAllPlayed } from './fim.ts';

/** For who deleted it. */
const EXCLUIDO = onlyForSome('excluido', async () => (await import('./excluido.tsx')).Excluido);

/** Of the few that have others before or after them. */
const EDICOES = onlyForSome('edicoes', async () => (await import('./edicoes.tsx')).Edicoes);

const hasEditions = ({ edicao, edicoes }: Campeonato) => edicao > 1 || edicoes.proxima;

const TONES = {
  rascunho: 'neutral',
  inscricoes: 'brand',
  sorteado: 'brand',
  andamento: 'ok',
  encerrado: 'neutral',
  cancelado: 'bad',
} as const;

function where(campeonato: Campeonato, t: Translate): string | null {
  const { resumo } = campeonato;
  if (isAllPlayed(campeonato) || campeonato.estado === 'encerrado') return null;
  if (resumo.etapa) return stageName(resumo.etapa, t);
  const { rodada, rodadas } = resumo;
  return rodada && rodadas ? t('campeonato.rodada_de', { rodada, rodadas }) : null;
}

function Facts({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const facts = [
    jogadoEm(campeonato, t),
    t(`opcoes.formato.${campeonato.formato}`),
    campeonato.confirmados === 0
      ? t('campeonato.participantes_nenhum')
      : t('campeonato.participantes_n', { n: campeonato.confirmados }),
    t('campeonato.por', { nome: campeonato.dono.nome }),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {campeonato.liga && (
        <li>
          <Link to={campeonato.liga.endereco}>{campeonato.liga.nome}</Link>
        </li>
      )}
      {hasEditions(campeonato) && <ForSome part={EDICOES} props={{ campeonato }} />}
    </ul>
  );
}

/** What is over is not still rolling: with the last score in, the champion takes the place of the state. */
function State({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const { resumo } = campeonato;
  const estado = estadoVisto(campeonato);
  const isRunning = estado === 'andamento';
  const stands = where(campeonato, t);
  const isDecided = isRunning && (resumo.campeao !== null || isAllPlayed(campeonato));
  return (
    <p className={styles.chips}>
      {!isDecided && (
        <Chip tone={TONES[estado]}>
          {isRunning && <Icon name="ball" size={14} />}
          {t(`opcoes.estado.${estado}`)}
        </Chip>
      )}
      {resumo.campeao ? (
        <Chip tone="ok">
          <Icon name="trophy" size={14} />
          {t('campeonato.campeao')}: {resumo.campeao}
        </Chip>
      ) : (
        isDecided && <Chip tone="warn">{t('campeonato.fim.sem_campeao')}</Chip>
      )}
      {stands && !resumo.campeao && <Chip>{stands}</Chip>}
      {campeonato.arquivado && <Chip>{t('campeonato.arquivado')}</Chip>}
    </p>
  );
}

/** A draft is for who organises: its link leads others nowhere. */
const isSeen = ({ estado }: Campeonato) => estado !== 'rascunho';

/** Name, state and what to do, above the tabs. */
export function Cabecalho({
  campeonato,
  now,
  organizacao = null,
  fit,
  isManaging,
  hasSteps,
  children,
}: {
  campeonato: Campeonato;
  now: number;
  /** For who organises it. */
  organizacao?: Organizacao | null;
  /** Low on a phone, where the tab below is what one came for: name and state, the facts too, or the name alone. */
  fit?: 'small' | 'facts' | 'line';
  /** Who works as the organiser has no eye for their own place. */
  isManaging?: boolean | undefined;
  /** The page below says itself what comes next. */
  hasSteps?: boolean;
  children?: ReactNode;
}) {
  const t = useT();
  const { id, nome, cores, excluido_em } = campeonato;
  const shirt = shirtFrom(nome, cores);
  const [share, sheet] = useFolheto({ alvo: 'campeonato', id });
  return (
    <header className={styles.head} data-fit={fit}>
      {excluido_em && <ForSome part={EXCLUIDO} props={{ id, em: excluido_em }} />}
      <div className={styles.banner}>
        <Banner shirt={shirt} />
      </div>
      <div className={styles.main} data-cabeca="">
        <span className={styles.crest}>
          <Crest name={nome} shirt={shirt} size={72} />
        </span>
        <div className={styles.texts}>
          <State campeonato={campeonato} />
          <h1>{nome}</h1>
          <Facts campeonato={campeonato} />
        </div>
        <div className={styles.actions}>
          {isSeen(campeonato) && (
            <Button icon="link" onClick={share}>
              <span className={styles.word}>{t('campeonato.compartilhar')}</span>
            </Button>
          )}
          {!hasSteps && (
            <AcaoPrincipal
              campeonato={campeonato}
              now={now}
              organizacao={organizacao}
              isManaging={isManaging}
            />
          )}
        </div>
      </div>
      {sheet}
      {children}
    </header>
  );
}
