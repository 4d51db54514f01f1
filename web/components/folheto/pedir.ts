// Whose sheet it is, and how the server is asked for it.
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { quietApi } from '#web/api/api-browser.ts';

export type DoFolheto =
  | { readonly alvo: 'participante'; readonly id: string; readonly uuid: string }
  | { readonly alvo: 'campeonato'; readonly id: string }
  | { readonly alvo: 'partida' | 'liga' | 'ranking' | 'pessoa'; readonly uuid: string };

type ConviteEmUso = Readonly<Record<string, string>>;

const ofOne = {
  liga: 'GET /api/ligas/:uuid/compartilhar',
  ranking: 'GET /api/rankings/:uuid/compartilhar',
  pessoa: 'GET /api/dashboard/:uuid/compartilhar',
} as const;

/** The tab, and of the matches the round, that the address says; the server leaves out what it does not know. */
function onScreen({ pathname, search }: Location): Readonly<Record<string, string>> {
  const [, , , sobre] = pathname.split('/');
  const { fase, rodada } = Object.fromEntries(new URLSearchParams(search));
  return { ...(sobre && { sobre }), ...(fase && { fase }), ...(rodada && { rodada }) };
}

function answerOf(de: DoFolheto, query: ConviteEmUso) {
  if (de.alvo === 'campeonato') {
    const { id } = de;
    const asked = { params: { id }, query: { ...query, ...onScreen(location) } };
    return quietApi('GET /api/campeonatos/:id/compartilhar', asked);
  }
  if (de.alvo === 'participante') {
    const { id, uuid } = de;
    const asked = { params: { id, uuid }, query };
    return quietApi('GET /api/campeonatos/:id/participantes/:uuid/compartilhar', asked);
  }
  const params = { uuid: de.uuid };
  if (de.alvo === 'partida') {
    return quietApi('GET /api/partidas/:uuid/compartilhar', { params, query });
  }
  return quietApi(ofOne[de.alvo], { params });
}

export async function pedirFolheto(de: DoFolheto, convite: ConviteEmUso): Promise<Folheto> {
  const { data } = await answerOf(de, convite);
  return data;
}
