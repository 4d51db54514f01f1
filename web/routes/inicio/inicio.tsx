import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sameSitePath } from '#contract/http/same-site-path.ts';
import { MESSAGES } from '#textos/messages.ts';
import { apiOf } from '#web/api/api-server.ts';
import { cardLines } from '#web/components/campeonato-card/campeonato-card-lines.ts';
import { relativeTime } from '#web/dates/relative-time.ts';
import { Seo } from '#web/screen/seo.tsx';
import { visitorContext } from '#web/session/visitor.ts';
import { makeTexts, useT } from '#web/texts/texts.tsx';
import { homeActions } from './actions.ts';
import type { CardGroup } from './championships.tsx';
import { exampleSeason } from './example-season.ts';
import { ForGuests } from './for-guests.tsx';
import { ForMembers } from './for-members.tsx';

const SHOWN_NOTIFICATIONS = 5;

const SHOWN_CHAMPIONSHIPS = 4;

const FOR_GUESTS = [
  { title: 'inicio.campeonatos.andamento', query: { estado: 'andamento' } },
  { title: 'inicio.campeonatos.inscricoes', query: { estado: 'inscricoes', com_vagas: '1' } },
] as const;

const FOR_MEMBERS = [
  { title: 'inicio.campeonatos.organizo', query: { meus: 'organizo' } },
  { title: 'inicio.campeonatos.participo', query: { meus: 'participo' } },
] as const;

/** The newest of each kind, with their words: the browser gets no code to make them. */
function groupsOf(
  args: LoaderFunctionArgs,
  kinds: typeof FOR_GUESTS | typeof FOR_MEMBERS,
): Promise<CardGroup[]> {
  const api = apiOf(args);
  const { locale } = args.context.get(visitorContext);
  const texts = makeTexts(locale, MESSAGES[locale]);
  const now = Date.now();
  return Promise.all(
    kinds.map(async ({ title, query }) => {
      const { data } = await api('GET /api/campeonatos', { query });
      const cards = data
        .filter(({ excluido_em }) => excluido_em === null)
        .slice(0, SHOWN_CHAMPIONSHIPS)
        .map((card) => ({ card, lines: cardLines(card, texts, now) }));
      const all = `/campeonatos?${new URLSearchParams(query)}`;
      return { title, all, cards };
    }),
  );
}

export const handle = { parameters: [] };

export async function loader(args: LoaderFunctionArgs) {
  const { user, locale } = args.context.get(visitorContext);
  if (!user) {
    const groups = await groupsOf(args, FOR_GUESTS);
    return { guest: { actions: homeActions(), season: exampleSeason(), groups } };
  }
  const groups = await groupsOf(args, FOR_MEMBERS);
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
  return { member: { name: user.nome, unread, unreadCount: nao_lidos, groups } };
}

export default function InicioPage() {
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
