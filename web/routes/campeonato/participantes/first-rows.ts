// Of hundreds of participants only those come with the page who fit into the 60 kB of a first view: the
// longer the names, the fewer. The rest comes on request.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';

const VIEW = 60_000;
/** Everything around the list, as measured, and some to spare. */
const SHELL = 25_000;
/** How often a page names its championship: heading, title, what others show of a link. */
const TITLES = 8;
const MOST_ROWS = 16;

/** A row without its names at its longest, and how often it says who somebody is: to be read, as the label
 * of what can be pressed, and in the data beside the markup. */
const MANAGED = { row: 3_200, nome: 7 };
const PUBLIC = { row: 1_550, nome: 2 };
const OTHER_NAMES = 3;
/** Place, record and last five, to be read and in the data. */
const CAMPAIGN = 700;

const encoder = new TextEncoder();
const bytes = (text: string) => encoder.encode(text).length;
const markup = (text: string | null) => bytes(escapeMarkup(text ?? ''));

function weightOf({ nome, time_nome, gamertag }: Participante, manages: boolean): number {
  const of = manages ? MANAGED : PUBLIC;
  return of.row + of.nome * markup(nome) + OTHER_NAMES * (markup(time_nome) + markup(gamertag));
}

/** The visitor's own entry is always among them. */
export function firstRows(
  list: readonly Participante[],
  campeonato: Campeonato,
  hasCampaigns = false,
): Participante[] {
  const manages = campeonato.acoes.includes('gerir_participantes');
  const mine = campeonato.minha_inscricao?.uuid;
  const own = list.find(({ uuid }) => uuid === mine);
  const around = SHELL + TITLES * markup(campeonato.nome) + bytes(JSON.stringify(campeonato));
  let left = VIEW - around;
  const shown = new Set(own ? [own] : []);
  const more = hasCampaigns ? CAMPAIGN : 0;
  if (own) left -= weightOf(own, manages) + more;
  for (const one of list.slice(0, MOST_ROWS)) {
    if (one !== own) left -= weightOf(one, manages) + more;
    if (left < 0) break;
    shown.add(one);
  }
  return list.filter((one) => shown.has(one));
}
