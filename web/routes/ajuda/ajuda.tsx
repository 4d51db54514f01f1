import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Seo } from '#web/screen/seo.tsx';
import { visitorContext } from '#web/session/visitor.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './ajuda.module.css';
import { AnswerGroup } from './answer-group.tsx';
import { Criteria } from './criteria.tsx';
import { FormatGuide } from './format-guide.tsx';
import { Glossary } from './glossary.tsx';
import { type HelpPage, helpPage } from './help.ts';
import { NothingFound } from './nothing-found.tsx';
import { OffsideLine } from './offside-line.tsx';
import { SearchForm } from './search-form.tsx';
import { Subjects } from './subjects.tsx';
import { useOpenTarget } from './use-open-target.ts';

export const handle = { parameters: ['q', 'participantes'] };

export function loader({ context, url }: LoaderFunctionArgs) {
  return helpPage(context.get(visitorContext).locale, url.searchParams);
}

function Reference({ page }: { page: HelpPage }) {
  const { formats, criteria, terms } = page;
  return (
    <>
      {formats.length > 0 && <FormatGuide page={page} />}
      {criteria.length > 0 && <Criteria page={page} />}
      {terms.length > 0 && <Glossary terms={terms} />}
    </>
  );
}

export default function AjudaPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { query, found } = page;
  useOpenTarget();
  return (
    <>
      <Seo title={t('ajuda.titulo')} description={t('ajuda.descricao')} noindex={found !== null} />
      <header className={styles.head}>
        <div>
          <h1>{t('ajuda.chamada')}</h1>
          <p>{t('ajuda.texto')}</p>
          <SearchForm query={query} />
        </div>
        <OffsideLine />
      </header>
      <div className={styles.body}>
        <Subjects page={page} />
        <div className={styles.content}>
          <p role="status" className={styles.found}>
            {found !== null && found > 0 && t('ajuda.busca.resultado', { n: found, busca: query })}
          </p>
          {found === 0 && <NothingFound query={query} />}
          {page.referenceFirst && <Reference page={page} />}
          {page.groups.map(({ role, answers }) => (
            <AnswerGroup key={role} role={role} answers={answers} isOpen={found !== null} />
          ))}
          {!page.referenceFirst && <Reference page={page} />}
        </div>
      </div>
    </>
  );
}
