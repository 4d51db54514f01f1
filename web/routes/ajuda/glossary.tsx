import { useT } from '#web/texts/texts.tsx';
import type { Term } from './content/shape.ts';
import styles from './glossary.module.css';

export function Glossary({ terms }: { terms: readonly Term[] }) {
  const t = useT();
  return (
    <section aria-labelledby="glossario">
      <h2 id="glossario" className={styles.title}>
        {t('ajuda.glossario')}
      </h2>
      <dl className={styles.terms}>
        {terms.map(({ id, word, meaning }) => (
          <div key={id} id={id}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
