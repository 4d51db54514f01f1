import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './search-form.module.css';

const PAUSE_MS = 250;

/** Searches while one types; without its script the form asks the server for the same address. */
export function SearchForm({ query }: { query: string }) {
  const t = useT();
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const isFirst = useRef(true);

  useEffect(() => {
    const field = input.current;
    const wasTypedEarly = isFirst.current && field?.value !== query;
    isFirst.current = false;
    if (!field) return;
    // Typed before this script came: searched for now.
    if (wasTypedEarly) field.form?.requestSubmit();
    // Going back, or clearing the search, changes the address and not the field.
    else if (document.activeElement !== field) field.value = query;
  }, [query]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  function searchSoon({ currentTarget }: FormEvent<HTMLFormElement>) {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      void submit(currentTarget, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  }

  return (
    <search>
      <Form action="/ajuda" className={styles.form} onInput={searchSoon}>
        <label className={styles.box}>
          <Icon name="search" />
          <span className="visually-hidden">{t('ajuda.busca.rotulo')}</span>
          <input
            ref={input}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={t('ajuda.busca.dica')}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <Button type="submit" variant="primary" big>
          {t('ajuda.busca.buscar')}
        </Button>
      </Form>
      {query !== '' && (
        <Link to="/ajuda" className={`link ${styles.clear}`}>
          {t('ajuda.busca.limpar')}
        </Link>
      )}
    </search>
  );
}
