import type { CampeonatoDisputado, Dashboard } from '#contract/pessoa/dashboard.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Link } from '#web/components/elements/link.tsx';
import { dayOfSeason } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './campeonatos.module.css';
import { Secao } from './secao.tsx';

const FIRST = 5;

/** Where it stands, or when it ended. */
function useAndamento({ estado, encerrado_em, etapa, rodada }: CampeonatoDisputado): string {
  const texts = useTexts();
  const { t } = texts;
  if (estado === 'encerrado') {
    return encerrado_em ? dayOfSeason(encerrado_em, texts) : t('opcoes.estado.encerrado');
  }
  const stage = etapa
    ? stageName(etapa, t)
    : rodada !== null && t('dashboard.rodada', { n: rodada });
  return [t('opcoes.estado.andamento'), stage].filter(Boolean).join(' · ');
}

function Lugar({ campeonato: { lugar, estado } }: { campeonato: CampeonatoDisputado }) {
  const { t } = useTexts();
  if (!lugar) return null;
  const isTitle = estado === 'encerrado' && lugar.de === 1 && lugar.ate === 1;
  const isShared = lugar.ate > lugar.de;
  return (
    <span className={styles.place}>
      <b>
        {isTitle
          ? t('dashboard.campeao')
          : t(isShared ? 'dashboard.lugares' : 'dashboard.lugar', { n: lugar.de, ate: lugar.ate })}
      </b>
      <small>{t('dashboard.entre', { n: lugar.entre })}</small>
    </span>
  );
}

function Linha({ campeonato }: { campeonato: CampeonatoDisputado }) {
  return (
    <li>
      <Link to={`/campeonato/${campeonato.id}`}>
        <span>
          <b>{campeonato.nome}</b>
          <small>{useAndamento(campeonato)}</small>
        </span>
        <Lugar campeonato={campeonato} />
      </Link>
    </li>
  );
}

export function Campeonatos({ campeonatos, total }: Pick<Dashboard, 'campeonatos' | 'total'>) {
  const { t } = useTexts();
  if (total === 0) return null;
  const rest = campeonatos.slice(FIRST);
  return (
    <Secao titulo={t('dashboard.campeonatos')} nota={t('dashboard.disputados', { n: total })}>
      <div className={styles.card}>
        <ul>
          {campeonatos.slice(0, FIRST).map((one) => (
            <Linha key={one.id} campeonato={one} />
          ))}
        </ul>
        {rest.length > 0 && (
          <details>
            <summary>{t('dashboard.mais', { n: rest.length })}</summary>
            <ul>
              {rest.map((one) => (
                <Linha key={one.id} campeonato={one} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </Secao>
  );
}
