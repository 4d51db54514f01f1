import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MESSAGES } from '#textos/messages.ts';
import { apiOf } from '#web/api/api-server.ts';
import { cardLines } from '#web/components/campeonato-card/campeonato-card-lines.ts';
import { membroDe } from '#web/membro/membro.server.ts';
import { Seo } from '#web/screen/seo.tsx';
import { visitorContext } from '#web/session/visitor.ts';
import { ForSome, onlyForSome } from '#web/start/only-for-some.tsx';
import { makeTexts, useT } from '#web/texts/texts.tsx';
import { HOME_ACTIONS } from './actions.ts';
import type { CardGroup } from './championships.tsx';
import { exampleSeason } from './example-season.ts';
import { ForGuests } from './for-guests.tsx';

const SHOWN_CHAMPIONSHIPS = 4;

const TO_DISCOVER = [
  { title: 'inicio.campeonatos.andamento', query: { estado: 'andamento' } },
  { title: 'inicio.campeonatos.inscricoes', query: { estado: 'inscricoes', com_vagas: '1' } },
] as const;

/** The newest of each kind that are not one's own, with their words: the browser gets no code to make them. */
function groupsOf(args: LoaderFunctionArgs, own: ReadonlySet<string>): Promise<CardGroup[]> {
  const api = apiOf(args);
  const { locale } = args.context.get(visitorContext);
  const texts = makeTexts(locale, MESSAGES[locale]);
  const now = Date.now();
  return Promise.all(
    TO_DISCOVER.map(async ({ title, query }) => {
      const { data } = await api('GET /api/campeonatos', { query });
      const cards = data
        .filter(({ id }) => !own.has(id))
        .slice(0, SHOWN_CHAMPIONSHIPS)
        .map((card) => ({ card, lines: cardLines(card, texts, now) }));
      const all = `/campeonatos?${new URLSearchParams(query)}`;
      return { title, all, cards };
    }),
  );
}

export const handle = { parameters: [] };

export async function loader(args: LoaderFunctionArgs) {
  const { user } = args.context.get(visitorContext);
  if (!user) {
    const groups = await groupsOf(args, new Set());
    return { guest: { actions: HOME_ACTIONS, season: exampleSeason(), groups } };
  }
  const membro = await membroDe(args);
  const own = [...membro.organizo, ...membro.jogo, ...membro.aguardo].map(({ id }) => id);
  const groups = await groupsOf(args, new Set(own));
  return { member: { ...membro, name: user.nome, groups } };
}

/** Guests do not load it. */
const MEMBERS = onlyForSome('membros', async () => (await import('./for-members.tsx')).ForMembers);

export default function InicioPage() {
  const t = useT();
  const { guest, member } = useLoaderData<typeof loader>();
  return (
    <>
      <Seo title={member ? undefined : t('inicio.titulo')} />
      {guest && <ForGuests {...guest} />}
      {member && <ForSome part={MEMBERS} props={member} />}
    </>
  );
}
