import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { sameSitePath } from '#contract/same-site-path.ts';
import { apiOf } from '#web/api-server.ts';
import { relativeTime } from '#web/relative-time.ts';
import { Seo } from '#web/seo.tsx';
import { useT } from '#web/texts.tsx';
import { visitorContext } from '#web/visitor.ts';
import { homeActions } from './actions.ts';
import { exampleSeason } from './example-season.ts';
import { ForGuests } from './for-guests.tsx';
import { ForMembers } from './for-members.tsx';

const SHOWN_NOTIFICATIONS = 5;

export async function loader(args: LoaderFunctionArgs) {
  const { user, locale } = args.context.get(visitorContext);
  if (!user) return { guest: { actions: homeActions(), season: exampleSeason() } };
  const { data, nao_lidos } = await apiOf(args)('GET /api/usuario/notifications', {});
  const unread = data
    .filter(({ lido }) => !lido)
    .slice(0, SHOWN_NOTIFICATIONS)
    .map(({ id, mensagem, url, created_at }) => ({
      id,
      mensagem,
      url: sameSitePath(url) ?? '/',
      when: relativeTime(created_at, locale),
    }));
  return { member: { name: user.nome, unread, unreadCount: nao_lidos } };
}

export default function Inicio() {
  const t = useT();
  const { guest, member } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={member ? undefined : t('inicio.titulo')} />
      {guest && <ForGuests {...guest} />}
      {member && <ForMembers {...member} />}
    </>
  );
}
