import { Icon } from '#web/components/elements/icon.tsx';
import type { FieldProblem } from '#web/fields/form.ts';
import { useT } from '#web/texts/texts.tsx';
import { fieldId } from './field.tsx';
import styles from './form-summary.module.css';

/** What the server refused, in one place at the top of the form, each line leading to its field. */
export function FormSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const t = useT();
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div className={styles.summary}>
          <Icon name="alert" />
          <div>
            <p className={styles.title}>{t('campos.confira', { n: problems.length })}</p>
            <ul>
              {problems.map(({ name, label, error }) => (
                <li key={name}>
                  <a href={`#${fieldId(name)}`}>
                    {!error.startsWith(label) && <b>{label}:</b>} {error}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
