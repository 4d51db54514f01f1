// Language and theme, as two rows of buttons of which one is pressed.
import { useId, useState } from 'react';
import type { Locale } from '#textos/locale.ts';
import { Icon, type IconName } from '#web/components/elements/icon.tsx';
import { chooseTheme, THEMES, useTheme } from '#web/screen/theme.ts';
import { LANGUAGES, useLocaleSwitch } from '#web/texts/locale-switch.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './choices.module.css';

const THEME_ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const satisfies Record<
  string,
  IconName
>;

export function ThemeChoice() {
  const { t } = useTexts();
  const current = useTheme();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.name}>{t('shell.tema.nome')}</legend>
      <div className={styles.options}>
        {THEMES.map((theme) => (
          <label key={theme} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={theme === current}
              onChange={() => chooseTheme(theme)}
            />
            <Icon name={THEME_ICONS[theme]} size={16} />
            {t(`shell.tema.${theme}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function LanguageChoice() {
  const { t, locale } = useTexts();
  const switchTo = useLocaleSwitch();
  const [wanted, setWanted] = useState<Locale | null>(null);
  const name = useId();
  const choose = async (next: Locale) => {
    setWanted(next);
    await switchTo(next);
    setWanted(null);
  };
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.name}>{t('shell.idioma.nome')}</legend>
      <div className={styles.options}>
        {LANGUAGES.map((language) => (
          <label key={language.locale} className={styles.option} lang={language.locale}>
            <input
              type="radio"
              name={name}
              checked={language.locale === (wanted ?? locale)}
              onChange={() => choose(language.locale)}
            />
            {language.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
