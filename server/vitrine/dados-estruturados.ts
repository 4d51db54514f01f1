// What search engines read of a page, in the words of schema.org. Only what everybody may see, and little of it:
// names of people who are not on the page are never in it.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { PartidaInteira } from '#contract/partidas.ts';
import { diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { ehSemHora } from '#regras/agenda/vencimento.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';
import type { Translate } from '#textos/messages.ts';
import { ladosDe, nomeNa } from './estado-em-palavras.ts';

type Dado = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

const STATUS = 'https://schema.org/Event';

const MODE = 'https://schema.org/';

export type PassoAte = { readonly nome: string; readonly url: string };

export const caminhoAte = (passos: readonly PassoAte[]): Dado => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: passos.map(({ nome, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: nome,
    item: url,
  })),
});

export const perfilDe = (name: string, url: string): Dado => ({
  '@context': CONTEXT,
  '@type': 'ProfilePage',
  mainEntity: { '@type': 'Person', name, url },
});

type DaModalidade = Pick<Campeonato, 'modalidade'>;

/** Played on a pitch, or each at home. */
function onde({ modalidade }: DaModalidade, local: string | null, url: string): Dado {
  if (!isNoCampo(modalidade)) {
    return {
      eventAttendanceMode: `${MODE}OnlineEventAttendanceMode`,
      location: { '@type': 'VirtualLocation', url },
    };
  }
  const place = local ?? 'Brasil';
  return {
    eventAttendanceMode: `${MODE}OfflineEventAttendanceMode`,
    location: {
      '@type': 'Place',
      name: place,
      address: { '@type': 'PostalAddress', addressCountry: 'BR' },
    },
  };
}

const esporte = ({ modalidade }: DaModalidade) => (isNoCampo(modalidade) ? 'Soccer' : 'Esports');

export const time = (name: string, jogado: DaModalidade, url?: string): Dado => ({
  '@type': 'SportsTeam',
  name,
  sport: esporte(jogado),
  ...(url && { url }),
});

export function doCampeonato(
  campeonato: Omit<Campeonato, 'regulamento_texto' | 'descricao'>,
  { url, descricao, imagem }: { url: string; descricao: string; imagem: string },
): Dado {
  const { nome, comeca_em, encerrado_em, estado, created_at } = campeonato;
  return {
    '@context': CONTEXT,
    '@type': 'SportsEvent',
    name: nome,
    url,
    description: descricao,
    image: imagem,
    sport: esporte(campeonato),
    startDate: comeca_em ?? created_at,
    ...(encerrado_em && { endDate: encerrado_em }),
    eventStatus: `${STATUS}${estado === 'cancelado' ? 'Cancelled' : 'Scheduled'}`,
    ...onde(campeonato, null, url),
  };
}

const ESTADO_DO_JOGO: Readonly<Record<string, string>> = {
  cancelada: 'Cancelled',
  adiada: 'Postponed',
};

export function daPartida(
  { partida, campeonato, gente, etapa: _ }: PartidaInteira,
  { url, urlDoCampeonato, t }: { url: string; urlDoCampeonato: string; t: Translate },
): Dado {
  const { mandante, visitante } = ladosDe(partida, gente, t);
  const sides = [partida.mandante, partida.visitante].flatMap(
    ({ participante }) => nomeNa(gente, participante) ?? [],
  );
  const { estado, jogo_previsto_at: at, estadio, local } = partida;
  return {
    '@context': CONTEXT,
    '@type': 'SportsEvent',
    name: `${mandante} × ${visitante}`,
    url,
    sport: esporte(campeonato),
    ...(at && { startDate: ehSemHora(at) ? diaEmBrasilia(at) : at }),
    eventStatus: `${STATUS}${ESTADO_DO_JOGO[estado] ?? 'Scheduled'}`,
    ...onde(campeonato, estadio ?? local, url),
    competitor: sides.map((name) => time(name, campeonato)),
    superEvent: { '@type': 'SportsEvent', name: campeonato.nome, url: urlDoCampeonato },
  };
}

const UNSAFE = /[<>&\u2028\u2029]/g;

/** As a block in a page: no name can end it. */
export const bloco = (dado: Dado): string => {
  const safe = JSON.stringify(dado).replaceAll(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${safe}</script>`;
};
