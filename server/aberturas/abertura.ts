// What a request opens, read off its address and the headers that every browser sends; null: nothing that is counted. Who
// it is, where they are and what they opened before is not looked at.
import type { IncomingHttpHeaders } from 'node:http';
import type { TipoDeAbertura } from '#contract/campeonato/aberturas.ts';

export type Abertura = {
  readonly tipo: TipoDeAbertura;
  /** Of a match: its championship is looked up when it is written. */
  readonly alvo: 'campeonato' | 'partida';
  readonly id: string;
};

const CODIGO = '[2-9a-hjkmnp-z]{10}';
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Messengers and networks that draw a link where it was sent. */
const MESSENGER =
  /whatsapp|facebookexternalhit|facebot|telegrambot|twitterbot|discordbot|slackbot|linkedinbot|skypeuripreview|redditbot|pinterestbot/i;

/** Machines that read for other ends, and programs that are no browser. */
const MACHINE =
  /bot\b|bot\/|crawl|spider|slurp|monitor|^(?:curl|wget|python|java|go-|okhttp|axios|node)/i;

const CALENDAR = new RegExp(`^/calendario/(campeonato|partida)/(${CODIGO}|${UUID})\\.ics$`);
const PICTURE = new RegExp(`^/arte/(campeonato|partida)/(${CODIGO}|${UUID})/`);
const FRAME = new RegExp(`^/embed/campeonato/(${CODIGO})/`);
const OVERLAY = new RegExp(`^/transmissao/(${CODIGO})/[a-z]+$`);
const PAGE = new RegExp(`^/(?:campeonato/(${CODIGO})(?:/[^.]*)?|partida/(${UUID}))$`);

type Pedido = { readonly url: string | undefined; readonly headers: IncomingHttpHeaders };

const alvoDe = (named: string | undefined) => (named === 'partida' ? 'partida' : 'campeonato');

const isPrefetched = (headers: IncomingHttpHeaders) =>
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`);

/** What the worker of this site fetches for a page says itself where it was opened (web/public/tabelao-sw.js). */
function comoSeAbriu(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const said = /^(fora|daqui) (document|iframe)$/.exec(String(headers['x-aberto'] ?? ''));
  if (!said) return headers;
  const site = said[1] === 'fora' ? 'cross-site' : 'same-origin';
  return { ...headers, 'sec-fetch-site': site, 'sec-fetch-dest': said[2] };
}

function daPagina(path: string, headers: IncomingHttpHeaders, isMessenger: boolean) {
  const [, id, partida] = PAGE.exec(path) ?? [];
  const found = id ?? partida;
  // From one page of ours to another is no opening of a link; in a frame it is refused.
  if (!found || headers['sec-fetch-site'] === 'same-origin') return null;
  if (headers['sec-fetch-dest'] === 'iframe') return null;
  const alvo = partida ? 'partida' : 'campeonato';
  return { tipo: isMessenger ? 'previa' : 'link', alvo, id: found } as const;
}

/** Not the ones that our own sheet shows. */
function daImagem(path: string, headers: IncomingHttpHeaders): Abertura | null {
  const [, alvo, id] = PICTURE.exec(path) ?? [];
  const isOurs =
    headers['sec-fetch-dest'] === 'image' && headers['sec-fetch-site'] === 'same-origin';
  return id && !isOurs ? { tipo: 'imagem', alvo: alvoDe(alvo), id } : null;
}

/** The page itself: what it asks for afterwards to stay true is not opened again. */
function daPeca(path: string, headers: IncomingHttpHeaders): Abertura | null {
  const dest = headers['sec-fetch-dest'];
  const [, framed] = FRAME.exec(path) ?? [];
  if (framed && dest !== 'empty') return { tipo: 'embed', alvo: 'campeonato', id: framed };
  const [, shown] = OVERLAY.exec(path) ?? [];
  if (!shown || dest === 'empty' || dest === 'iframe') return null;
  return { tipo: 'transmissao', alvo: 'campeonato', id: shown };
}

/** Calendar programs come without the headers of a browser, several times a day. */
function doCalendario(path: string): Abertura | null {
  const [, alvo, id] = CALENDAR.exec(path) ?? [];
  return id ? { tipo: 'agenda', alvo: alvoDe(alvo), id } : null;
}

export function aberturaDe({ url = '', headers: sent }: Pedido): Abertura | null {
  const headers = comoSeAbriu(sent);
  const path = url.split('?', 1)[0] ?? '';
  const agent = headers['user-agent'] ?? '';
  const calendar = doCalendario(path);
  if (calendar) return calendar;
  const isMessenger = MESSENGER.test(agent);
  if (agent === '' || isPrefetched(headers) || (!isMessenger && MACHINE.test(agent))) return null;
  const page = daPagina(path, headers, isMessenger);
  // What a messenger loads besides belongs to the same preview.
  if (page || isMessenger) return page;
  return daImagem(path, headers) ?? daPeca(path, headers);
}
