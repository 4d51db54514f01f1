import type { ReactNode } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { jogadoEm } from '#web/components/campeonato-card/jogado-em.ts';
import { Banner } from '#web/components/crest/banner.tsx';
import { Crest } from '#web/components/crest/crest.tsx';
import { shirtFrom } from '#web/components/crest/shirt.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { toast } from '#web/notices/toast.ts';
import { InscricaoDoVisitante } from '#web/routes/campeonato/inscricao/inscricao.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import styles from './cabecalho.module.css';
import { Excluido } from './excluido.tsx';

const TONES = {
  rascunho: 'neutral',
  inscricoes: 'brand',
  andamento: 'ok',
  encerrado: 'neutral',
  cancelado: 'bad',
} as const;

function where({ resumo }: Campeonato, t: Translate): string | null {
  if (resumo.campeao) return `${t('campeonato.campeao')}: ${resumo.campeao}`;
  if (resumo.etapa) return stageName(resumo.etapa, t);
  const { rodada, rodadas } = resumo;
  return rodada && rodadas ? t('campeonato.rodada_de', { rodada, rodadas }) : null;
}

async function share(nome: string, t: Translate): Promise<void> {
  const url = location.origin + location.pathname;
  if (navigator.share) {
    await navigator.share({ title: nome, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url);
  toast.success(t('campeonato.link_copiado'));
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
    </ul>
  );
}

/** Name, state and what to do, above the tabs. */
/** A draft is for who organises: its link leads others nowhere. */
const isSeen = ({ estado }: Campeonato) => estado !== 'rascunho';

export function Cabecalho({
  campeonato,
  now,
  isSmall = false,
  isManaging = false,
  children,
}: {
  campeonato: Campeonato;
  now: number;
  /** On a phone only name and state: the tab below is what one came for. */
  isSmall?: boolean;
  /** Who works as the organiser has no eye for their own place. */
  isManaging?: boolean;
  children?: ReactNode;
}) {
  const t = useT();
  const { nome, cores, estado } = campeonato;
  const shirt = shirtFrom(nome, cores);
  const stands = where(campeonato, t);
  const isRunning = estado === 'andamento';
  return (
    <header className={styles.head} data-small={isSmall || undefined}>
      <Excluido campeonato={campeonato} />
      <div className={styles.banner}>
        <Banner shirt={shirt} />
      </div>
      <div className={styles.main}>
        <span className={styles.crest}>
          <Crest name={nome} shirt={shirt} size={72} />
        </span>
        <div className={styles.texts}>
          <p className={styles.chips}>
            <Chip tone={TONES[estado]}>
              {isRunning && <Icon name="ball" size={14} />}
              {t(`opcoes.estado.${estado}`)}
            </Chip>
            {stands && <Chip>{stands}</Chip>}
            {campeonato.arquivado && <Chip>{t('campeonato.arquivado')}</Chip>}
          </p>
          <h1>{nome}</h1>
          <Facts campeonato={campeonato} />
        </div>
        <div className={styles.actions}>
          {isSeen(campeonato) && (
            <Button icon="link" onClick={() => void share(nome, t)}>
              <span className={styles.word}>{t('campeonato.compartilhar')}</span>
            </Button>
          )}
          {!isManaging && <InscricaoDoVisitante campeonato={campeonato} now={now} />}
        </div>
      </div>
      {children}
    </header>
  );
}
