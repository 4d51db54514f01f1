import { useT } from '#web/texts/texts.tsx';
import type { HelpPage } from './help.ts';
import styles from './subjects.module.css';

/** Links to the parts that are on the page: a column beside it, or a strip above it on phones. */
export function Subjects({ page }: { page: HelpPage }) {
  const t = useT();
  const answers = page.groups.map(({ role }) => ({ id: role, text: t(`ajuda.papel.${role}`) }));
  const reference = [
    ...(page.formats.length > 0 ? [{ id: 'formatos', text: t('ajuda.formatos.titulo') }] : []),
    ...(page.criteria.length > 0 ? [{ id: 'criterios', text: t('ajuda.criterios.titulo') }] : []),
    ...(page.terms.length > 0 ? [{ id: 'glossario', text: t('ajuda.glossario') }] : []),
  ];
  const subjects = page.referenceFirst ? [...reference, ...answers] : [...answers, ...reference];
  return (
    <nav aria-label={t('ajuda.assuntos')} className={styles.subjects}>
      <ul>
        {subjects.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
