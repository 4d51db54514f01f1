import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiOf } from '#web/api/api-server.ts';
import { CreateOnPhone } from '#web/components/layout/create-on-phone.tsx';
import { ZoneNote } from '#web/components/match/zone-note.tsx';
import { Seo } from '#web/screen/seo.tsx';
import { loginPath } from '#web/session/access.ts';
import { useUser } from '#web/session/user.ts';
import { visitorContext } from '#web/session/visitor.ts';
import { useT } from '#web/texts/texts.tsx';
import { ActiveFilters } from './active-filters.tsx';
import styles from './campeonatos.module.css';
import { Empty } from './empty.tsx';
import { FilterForm, OrderChoice } from './filter-form.tsx';
import { activeFilters, cursorOf, FILTER_NAMES, readFilters } from './filters.ts';
import { Results } from './results.tsx';
import { MineTabs, StateTabs } from './state-tabs.tsx';

export const handle = { parameters: FILTER_NAMES };

export async function loader(args: LoaderFunctionArgs) {
  const { url, context } = args;
  const filters = readFilters(url.searchParams);
  if (filters.meus && !context.get(visitorContext).user) {
    throw redirect(loginPath(url.pathname + url.search));
  }
  const { data, links } = await apiOf(args)('GET /api/campeonatos', { query: filters });
  return { filters, cards: data, next: cursorOf(links.next), now: Date.now() };
}

export default function CampeonatosPage() {
  const t = useT();
  const user = useUser();
  const { filters, cards, next, now } = useLoaderData<typeof loader>();
  const isPlain = activeFilters(filters).length === 0 && !filters.meus && !filters.cursor;
  return (
    <>
      <Seo title={t('lista.titulo')} description={t('lista.descricao')} noindex={!isPlain} />
      <header className={styles.head}>
        <h1>{t('lista.titulo')}</h1>
        <p>{t('lista.texto')}</p>
        {user && cards.length > 0 && <CreateOnPhone />}
      </header>
      <FilterForm filters={filters} />
      <StateTabs filters={filters} />
      <div className={styles.bar}>
        {filters.meus && <MineTabs filters={filters} />}
        <ActiveFilters filters={filters} />
        <OrderChoice filters={filters} />
      </div>
      <ZoneNote now={now} />
      {cards.length > 0 ? (
        <Results filters={filters} cards={cards} next={next} now={now} />
      ) : (
        <Empty filters={filters} />
      )}
    </>
  );
}
