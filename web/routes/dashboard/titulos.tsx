import type { Dashboard } from '#contract/pessoa/dashboard.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import { Secao } from './secao.tsx';
import styles from './titulos.module.css';

/** The cups, newest first; they scroll sideways where there are many. */
export function Titulos({ titulos }: Pick<Dashboard, 'titulos'>) {
  const t = useT();
  if (titulos.length === 0) return null;
  return (
    <Secao titulo={t('dashboard.titulos')} nota={t('dashboard.tacas', { n: titulos.length })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
      <ul className={styles.cups} tabIndex={0} aria-label={t('dashboard.titulos')}>
        {titulos.map(({ id, nome, edicao, encerrado_em }) => (
          <li key={id}>
            <Link to={`/campeonato/${id}/campeao`}>
              <Icon name="trophy" size={28} />
              <b>{nome}</b>
              <small>
                {edicao > 1
                  ? t('dashboard.edicao', { n: edicao, ano: encerrado_em?.slice(0, 4) ?? '' })
                  : encerrado_em?.slice(0, 4)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Secao>
  );
}
