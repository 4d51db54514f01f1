import { FORMAT_NAMES, FormatDrawing } from '#web/components/campeonato-card/format-drawing.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './format-list.module.css';

export function FormatList() {
  const t = useT();
  return (
    <section className={styles.section}>
      <div className={styles.top}>
        <h2>{t('inicio.formatos.titulo')}</h2>
        <Link to="/ajuda#formatos" className="link">
          {t('inicio.formatos.todos')}
        </Link>
      </div>
      <ul className={styles.list}>
        {FORMAT_NAMES.map((name) => (
          <li key={name}>
            <Link to={`/ajuda#${name}`} className={styles.card}>
              <FormatDrawing name={name} />
              {t(`inicio.formatos.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
