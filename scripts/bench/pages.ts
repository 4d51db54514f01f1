// The pages on which people land, of the demonstration: each tab of a championship by one that has much to
// show on it, and the pages below the tabs.
import {
  ABAS,
  enderecoDaPartida,
  enderecoDe,
  lugarDaAba,
  lugarDoParticipante,
} from '#web/campeonato/endereco.ts';
import { textOf } from './ratio.ts';

export type LandingPage = {
  readonly name: string;
  readonly path: string;
  /** Search engines are told to leave it out (docs/decisions/0049-exclusion-takes-out.md). */
  readonly isUnlisted?: boolean;
};

const LEAGUE = 'Liga Resenha';
const CUP = 'Copa Quebrada';

const dataOf = async <T>(url: string, path: string): Promise<T> =>
  (JSON.parse(await textOf(url + path)) as { data: T }).data;

async function firstId(url: string, query: string): Promise<string> {
  const [first] = await dataOf<{ id: string }[]>(url, `/api/campeonatos?${query}`);
  if (!first) throw new Error(`no championship of the demonstration has ${query}`);
  return first.id;
}

const named = (nome: string) => `busca=${encodeURIComponent(nome)}`;

const tabsOf = (league: string, cup: string): LandingPage[] =>
  ABAS.filter((aba) => aba !== 'gerenciar').map((aba) => {
    const lugar = lugarDaAba(aba);
    const path = enderecoDe(aba === 'chaveamento' ? cup : league, lugar);
    return { name: `/campeonato/:id${lugar && `/${lugar}`}`, path };
  });

type Side = { readonly participante: string | null };

/** A match, who plays it and the champion: links to these are shared too. */
async function belowTabs(url: string, league: string): Promise<LandingPage[]> {
  const path = `/api/campeonatos/${league}/jogos`;
  const [match] = await dataOf<{ uuid: string; mandante: Side }[]>(url, path);
  const who = match?.mandante.participante;
  if (!match || !who) throw new Error('the league of the demonstration has no match');
  const over = await firstId(url, 'estado=encerrado');
  return [
    { name: '/partida/:uuid', path: enderecoDaPartida(match.uuid) },
    {
      name: '/campeonato/:id/participante/:uuid',
      path: enderecoDe(league, lugarDoParticipante(who)),
      isUnlisted: true,
    },
    { name: '/campeonato/:id/campeao', path: enderecoDe(over, 'campeao') },
  ];
}

const atOwnName = (path: string): LandingPage => ({ name: path, path });

export async function landingPages(url: string): Promise<LandingPage[]> {
  const [league, cup] = await Promise.all([firstId(url, named(LEAGUE)), firstId(url, named(CUP))]);
  return [
    ...['/', '/campeonatos', '/comecar'].map(atOwnName),
    ...tabsOf(league, cup),
    ...(await belowTabs(url, league)),
  ];
}
