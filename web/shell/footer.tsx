import { Link } from '#web/components/elements/link.tsx';
import { Logo } from '#web/components/elements/logo.tsx';
import { useT } from '#web/texts/texts.tsx';
import { LanguageChoice, ThemeChoice } from './choices.tsx';
import styles from './footer.module.css';
import { FOOTER_NAV } from './nav.ts';

export function Footer() {
  const t = useT();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <Logo size={24} />
          <p>{t('shell.slogan')}</p>
        </div>
        <nav className={styles.links} aria-label={t('shell.menu.rodape')}>
          {FOOTER_NAV.map(({ to, label }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={styles.choices}>
          <ThemeChoice />
          <LanguageChoice />
        </div>
      </div>
    </footer>
  );
}
