import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PAIS_PADRAO, PAISES } from '#regras/pessoa/paises.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { digitsOf } from '#web/fields/digits.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import fieldStyles from './field.module.css';
import { fieldId } from './field.tsx';
import styles from './phone-field.module.css';
import { cursorAfter, formatPhone } from './phone-format.ts';

type Country = { readonly code: string; readonly name: string };

/**
 * All countries by name, ours first. The browser's list may differ from the server's by a word, so the page
 * starts with ours alone.
 */
function useCountries(): readonly Country[] {
  const { locale } = useTexts();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  useEffect(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const { compare } = new Intl.Collator(locale);
    const others = [...PAISES.keys()].filter((code) => code !== PAIS_PADRAO);
    const named = (code: string) => ({ code, name: names.of(code) ?? code });
    const sorted = others.map(named).sort((a, b) => compare(a.name, b.name));
    setCountries([named(PAIS_PADRAO), ...sorted]);
  }, [locale]);
  return countries.length > 0 ? countries : [{ code: PAIS_PADRAO, name: PAIS_PADRAO }];
}

type CountryFieldProps = { name: string; value: string; onChange(code: string): void };

function CountryField({ name, value, onChange }: CountryFieldProps) {
  const t = useT();
  const countries = useCountries();
  return (
    <div className={styles.country}>
      <span aria-hidden="true">
        {value} +{PAISES.get(value)}
      </span>
      <Icon name="chevron-down" size={16} />
      <select
        name={name}
        aria-label={t('registrar.pais')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name} +{PAISES.get(country.code)}
          </option>
        ))}
      </select>
    </div>
  );
}

type Typed = { readonly text: string; readonly digitsBefore: number };

/** The text and a handler that formats it without moving the cursor away from its digit. */
function useFormatted(initial: string, country: string) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ text: initial, digitsBefore: -1 });
  const text = formatPhone(typed.text, country);
  useLayoutEffect(() => {
    if (typed.digitsBefore < 0 || document.activeElement !== input.current) return;
    const at = cursorAfter(text, typed.digitsBefore);
    input.current?.setSelectionRange(at, at);
  }, [text, typed]);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    setTyped({ text: target.value, digitsBefore: digitsOf(before).length });
  };
  return { input, text, change };
}

type PhoneFieldProps = {
  /** The country goes under this name and `_pais`. */
  name: string;
  label: string;
  error?: string | undefined;
  defaultValue?: string | undefined;
  defaultCountry?: string | undefined;
};

export function PhoneField(props: PhoneFieldProps) {
  const { name, label, error, defaultValue = '', defaultCountry = PAIS_PADRAO } = props;
  const [country, setCountry] = useState(defaultCountry);
  const { input, text, change } = useFormatted(defaultValue, country);
  const id = fieldId(name);
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.top}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={styles.row}>
        <CountryField name={`${name}_pais`} value={country} onChange={setCountry} />
        <input
          ref={input}
          id={id}
          name={name}
          className={fieldStyles.input}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={text}
          onChange={change}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-erro` : undefined}
        />
      </div>
      {error && (
        <p className={fieldStyles.error} id={`${id}-erro`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
