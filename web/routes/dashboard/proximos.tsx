import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import { enderecoDaPartida } from '#web/campeonato/endereco.ts';
import { Link } from '#web/components/elements/link.tsx';
import { shortDay } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './lado.module.css';

export function Proximos({ proximos, now }: Pick<Dashboard, 'proximos'> & { now: number }) {
  const texts = useTexts();
  const { t } = texts;
  if (proximos.length === 0) return null;
  const when = ({ jogo_previsto_at: at, prazo_at }: Dashboard['proximos'][number]) => {
    if (at) return shortDay(at, texts, now);
    return prazo_at
      ? t('dashboard.ate', { data: shortDay(prazo_at, texts, now) })
      : t('dashboard.a_confirmar');
  };
  return (
    <section className={styles.card}>
      <h2>{t('dashboard.proximos')}</h2>
      <ul>
        {proximos.map((one) => (
          <li key={one.partida}>
            <Link to={enderecoDaPartida(one.partida)}>
              <span>
                {one.lados.join(' × ')}
                <small>{one.campeonato.nome}</small>
              </span>
              <b>{when(one)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
