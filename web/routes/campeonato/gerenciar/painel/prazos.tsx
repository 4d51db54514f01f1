import type { Campeonato } from '#contract/campeonatos.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Link } from '#web/components/elements/link.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { type Translate, useTexts } from '#web/texts/texts.tsx';
import type { DadosDoPainel } from './carregar.ts';
import styles from './painel.module.css';

type Prazo = DadosDoPainel['tarefas']['prazos'][number];

type Props = { prazos: readonly Prazo[]; campeonato: Campeonato; now: number };

function nomeDo({ tipo, rodada, etapa }: Prazo, t: Translate): string {
  if (tipo !== 'rodada') return t(`pendencias.prazo.${tipo}`);
  return etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada ?? 1 });
}

/** Dates that come next, the nearest first. */
export function Prazos({ prazos, campeonato, now }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const endereco = useEndereco(campeonato.id);
  if (prazos.length === 0) return null;
  return (
    <section className={styles.group}>
      <div className={styles.top}>
        <h2>{t('pendencias.prazo.titulo')}</h2>
        {campeonato.acoes.includes('agendar') && (
          <Link className="link" to={endereco('gerenciar/agenda')}>
            {t('organizacao.parte.agenda')}
          </Link>
        )}
      </div>
      <ol className={styles.dates}>
        {prazos.map((prazo) => (
          <li key={`${prazo.tipo} ${prazo.fase} ${prazo.rodada}`}>
            <b>{nomeDo(prazo, t)}</b>
            <time dateTime={prazo.em}>{shortDateTime(prazo.em, texts, now)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
