import { useState } from 'react';
import type { Locale } from '#textos/locale.ts';
import { LANGUAGES, useLocaleSwitch } from '#web/texts/locale-switch.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './language.module.css';
import { Part } from './part.tsx';

export function Language() {
  const { t, locale } = useTexts();
  const switchTo = useLocaleSwitch();
  const [wanted, setWanted] = useState<Locale | null>(null);
  const choose = async (next: Locale) => {
    setWanted(next);
    await switchTo(next);
    setWanted(null);
  };
  return (
    <Part id="idioma" lead={t('perfil.idioma.texto')}>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{t('perfil.idioma.titulo')}</legend>
        {LANGUAGES.map((language) => (
          <label key={language.locale} lang={language.locale}>
            <input
              type="radio"
              name="idioma"
              checked={language.locale === (wanted ?? locale)}
              onChange={() => choose(language.locale)}
            />
            {language.name}
          </label>
        ))}
      </fieldset>
    </Part>
  );
}
