// Shows what the product tells a person while no page of it is open, and without a network what they saw last
// (docs/decisions/0126-last-seen-without-a-network.md).

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Who looks at a page of ours reads it there. */
async function show({ id, titulo, mensagem, url }) {
  if ((await windows()).some(({ focused }) => focused)) return;
  await self.registration.showNotification(titulo, {
    body: mensagem,
    tag: id,
    data: { url },
    icon: '/icon-192.png',
  });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

/** A path of this site; for anything else, the list of notices. */
function pathOf(url) {
  const isPath = typeof url === 'string' && /^\/(?![/\\])/.test(url);
  const target = new URL(isPath ? url : '/avisos', self.location.origin);
  return target.origin === self.location.origin ? target.href : '/avisos';
}

/** Addresses that this worker opens itself: a notice that is touched is no link that somebody sent. */
const ours = new Set();

async function open(path) {
  ours.add(new URL(path, self.location.origin).href);
  const [page] = await windows();
  if (!page) return self.clients.openWindow(path);
  await page.focus().catch(() => undefined);
  return page.navigate(path).catch(() => self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data?.url)));
});

// Without a network. A page is kept as everybody gets it, fetched without a cookie: nothing of who is logged in, and
// nothing of a private championship. It is kept without its scripts, so it needs little more and starts nothing.
const PAGES = 'visto-paginas';
const FILES = 'visto-arquivos';
/** The page that says so, and has the words for the others. */
const WITHOUT = '/sem-rede';
/** The same is in web/offline/keep.ts. */
const SEEN =
  /^\/campeonato\/[\w-]+(\/(classificacao|jogos|chaveamento|estatisticas))?(\?[\w=&.-]*)?$/;
const SEEN_AT = 'x-visto-em';
const THEMES = ['light', 'dark'];
const MOST = { pages: 24, files: 200 };
const FILE = /\/(assets\/[\w.-]+\.(?:css|woff2)|(?:escudos|upload)\/[\w./-]+)/g;
const IS_FILE = new RegExp(`^(?:${FILE.source})$`);
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'";

/** The oldest go first. */
async function trim(cache, most) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** A crest that cannot be had is missing on the page, and nothing else is. */
async function keepFiles(text) {
  const cache = await caches.open(FILES);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = [...new Set(text.match(FILE))].filter((file) => !known.has(file));
  await Promise.allSettled(wanted.map((file) => cache.add(file)));
  await trim(cache, MOST.files);
}

const still = (text, theme) =>
  text
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="(?:modulepreload|canonical|alternate)"[^>]*>/g, '')
    .replace('<html ', `<html data-visto ${theme ? `data-theme="${theme}" ` : ''}`);

const inLanguage = (path, lang) => (path === WITHOUT ? `${path}?${lang}` : path);

/** As everybody gets it; nothing where it may not be seen. */
async function asked(path, lang, theme) {
  const headers = { 'accept-language': lang };
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-store', headers });
  return answer.ok && !answer.redirected ? still(await answer.text(), theme) : '';
}

/** What may not be seen any more is taken out. */
async function keep(path, lang, text) {
  const cache = await caches.open(PAGES);
  const key = inLanguage(path, lang);
  await cache.delete(key);
  if (!text) return;
  await keepFiles(text);
  const kept = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    [SEEN_AT]: String(Date.now()),
  };
  await cache.put(key, new Response(text, { headers: kept }));
  await trim(cache, MOST.pages);
}

self.addEventListener('message', (event) => {
  const { path, lang: told, theme: set, shown, hasWords } = event.data ?? {};
  if (!SEEN.test(path)) return;
  const lang = told === 'en' ? 'en' : 'pt-BR';
  const theme = THEMES.includes(set) ? set : '';
  const see = async (each, text) => keep(each, lang, text ?? (await asked(each, lang, theme)));
  event.waitUntil(Promise.all([see(path, shown), !hasWords && see(WITHOUT)]));
});

const langOf = (text) => (/<html[^>]* lang="en"/.test(text) ? 'en' : 'pt-BR');
const wordOf = (text, name) => text.match(new RegExp(`data-${name}="([^"]*)"`))?.[1] ?? '';

/** "há 2 horas", in the language of the page; `now` is what is said of the last moments. */
function ageOf(answer, lang, now) {
  const minutes = Math.round((Date.now() - Number(answer.headers.get(SEEN_AT))) / 60_000);
  if (minutes < 1) return now;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.round(hours / 24), 'day');
}

/** Nothing that needs a script or the network is offered. */
const STYLE = `
  button, form, [popover], footer, a[href^="/login"], a[href^="/comecar"] { display: none !important; }
  .visto {
    display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: center;
    position: sticky; inset-block-start: 0; z-index: 200; padding: 10px 16px;
    border-block-end: 1px solid var(--warn-line); background: var(--warn-soft); color: var(--warn-text);
    font-size: var(--fs-14); font-weight: 600; text-align: center;
  }
  .visto a { color: inherit; text-decoration: underline; }`;

const withStyle = (text) => text.replace('</head>', (head) => `<style>${STYLE}</style>${head}`);
const answerWith = (text, { headers }) => new Response(withStyle(text), { headers });

/** The kept page says how old it is. */
async function marked(answer) {
  const text = await answer.text();
  const lang = langOf(text);
  const words = (await (await caches.match(inLanguage(WITHOUT, lang)))?.text()) ?? '';
  const age = ageOf(answer, lang, wordOf(words, 'agora'));
  const told = `<span>${wordOf(words, 'visto').replace('{quando}', age)}</span>`;
  const mark = `<div class="visto" role="status">${told}<a href="">${wordOf(words, 'de-novo')}</a></div>`;
  return answerWith(
    text.replace('<header', (header) => mark + header),
    answer,
  );
}

/** Every page that is kept, the newest first. */
async function listOf(cache, lang, now) {
  const all = (await cache.keys()).filter(({ url }) => !url.includes(WITHOUT)).reverse();
  const rows = all.map(async (request) => {
    const answer = await cache.match(request);
    const title = (await answer.clone().text()).match(/<title>([^<]*?)( · [^·<]*)?</)?.[1] ?? '';
    const { pathname, search } = new URL(request.url);
    const path = (pathname + search).replaceAll('&', '&amp;');
    return `<li><a href="${path}">${title}</a> <small>${ageOf(answer, lang, now)}</small></li>`;
  });
  return (await Promise.all(rows)).join('');
}

/** What is kept of an address; of one that is not, the list of those that are. */
async function fromBefore({ url }) {
  const { pathname, search } = new URL(url);
  const cache = await caches.open(PAGES);
  const found = await cache.match(pathname + search);
  if (found) return marked(found);
  const lang = self.navigator.language.startsWith('pt') ? 'pt-BR' : 'en';
  const without =
    (await cache.match(inLanguage(WITHOUT, lang))) ??
    (await cache.match(WITHOUT, { ignoreSearch: true }));
  if (!without) return Response.error();
  const text = await without.text();
  const list = await listOf(cache, langOf(text), wordOf(text, 'agora'));
  return answerWith(
    text.replace(/<ul[^>]*data-vistos[^>]*>/, (ul) => ul + list),
    without,
  );
}

// What is fetched here looks to the server like a page of this site asking for more. Where it came from and where it is
// shown is said beside it, for openings to be counted (server/aberturas/abertura.ts).
const COUNTED = /^\/(campeonato|partida|embed|transmissao)\//;

const isFromHere = ({ url, referrer }) =>
  ours.delete(url) || referrer.startsWith(`${self.location.origin}/`);

/** A navigation cannot be given a header: the same is asked for anew. */
function opened(request) {
  if (!COUNTED.test(new URL(request.url).pathname)) return request;
  const headers = new Headers(request.headers);
  headers.set('x-aberto', `${isFromHere(request) ? 'daqui' : 'fora'} ${request.destination}`);
  const { url, cache, signal } = request;
  const same = { headers, cache, signal, redirect: 'manual' };
  return new Request(url, { ...same, mode: 'same-origin', credentials: 'include' });
}

async function orElse(request, find, asked = request) {
  try {
    return await fetch(asked);
  } catch {
    return (await find(request)) ?? Response.error();
  }
}

const fileFromBefore = ({ url }) => caches.match(new URL(url).pathname, { cacheName: FILES });

const NOT_PAGES = /^\/(api|upload|escudos|assets|docs|dev)\/|\.\w+$/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (IS_FILE.test(pathname)) event.respondWith(orElse(request, fileFromBefore));
  else if (request.mode === 'navigate' && !NOT_PAGES.test(pathname)) {
    event.respondWith(orElse(request, fromBefore, opened(request)));
  }
});
