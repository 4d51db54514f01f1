// A password that is being chosen, with how strong it is while it is typed.
import { type ChangeEvent, useState } from 'react';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './password-strength.module.css';
import { type Estimate, estimate, ownWords, type Strength } from './password-strength.ts';

const TONES: Readonly<Record<Strength, string>> = {
  0: 'weak',
  1: 'weak',
  2: 'fair',
  3: 'good',
  4: 'good',
};

function hintOf({ hint, missing }: Estimate, t: Translate): string {
  if (hint === null) return '';
  return hint === 'curta' ? t('senha.forca.curta', { n: missing }) : t(`senha.forca.${hint}`);
}

function StrengthMeter({ estimated }: { estimated: Estimate | null }) {
  const t = useT();
  const score = estimated?.score ?? 0;
  const lit = estimated ? Math.max(1, score) : 0;
  return (
    <div className={`${styles.strength} ${styles[TONES[score]]}`}>
      <div className={styles.bar} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={step <= lit ? styles.on : undefined} />
        ))}
      </div>
      <p className={styles.text} role="status">
        {estimated ? (
          <>
            <span className="visually-hidden">{t('senha.forca.nome')}: </span>
            <b>{t(`senha.forca.${score}`)}.</b> {hintOf(estimated, t)}
          </>
        ) : (
          t('senha.forca.dica')
        )}
      </p>
    </div>
  );
}

type Props = {
  name: string;
  label: string;
  error?: string | undefined;
  defaultValue: string;
  /** Fields of the same form, or texts, that the password should not repeat. */
  ownFields?: readonly string[];
  own?: readonly string[];
};

export function NewPassword({ ownFields = [], own = [], defaultValue, ...field }: Props) {
  const [typed, setTyped] = useState({ password: defaultValue, own });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const data = target.form ? new FormData(target.form) : new FormData();
    const others = ownFields.map((name) => String(data.get(name) ?? ''));
    setTyped({ password: target.value, own: [...own, ...others] });
  };
  const { password } = typed;
  return (
    <>
      <PasswordField
        {...field}
        defaultValue={defaultValue}
        autoComplete="new-password"
        required
        onChange={change}
      />
      <StrengthMeter estimated={password ? estimate(password, ownWords(typed.own)) : null} />
    </>
  );
}
