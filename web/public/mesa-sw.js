// Opens the page of the table official without a network. It keeps the document of that page and the files that the
// page says it has loaded, of one build at a time, and touches nothing else.
const PAGE = '/mesa';
const PREFIX = 'mesa-';

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page as everybody gets it, and what it names. */
async function pageFiles() {
  const answer = await fetch(PAGE, { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok) throw new Error('no page');
  const text = await answer.clone().text();
  return { answer, files: text.match(/\/assets\/[\w.-]+/g) ?? [] };
}

/** All of it or nothing: half a page would not start. What another build left goes then. */
async function keep({ build, files }) {
  const page = await pageFiles();
  const name = PREFIX + build;
  const cache = await caches.open(name);
  const wanted = [...new Set([...files, ...page.files])];
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await cache.addAll(wanted.filter((file) => !known.has(file)));
  await cache.put(PAGE, page.answer);
  const others = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
  await Promise.all(others.map((key) => caches.delete(key)));
}

/** Whether an earlier opening of the page has kept all of it: without a network nothing is asked for again. */
async function isKept({ build, files }) {
  const cache = await caches.open(PREFIX + build);
  const found = await Promise.all([PAGE, ...files].map((file) => cache.match(file)));
  if (found.includes(undefined)) throw new Error('not all of it');
}

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  const { data } = event;
  event.waitUntil(
    keep(data)
      .catch(() => isKept(data))
      .then(
        () => port?.postMessage(true),
        () => port?.postMessage(false),
      ),
  );
});

const kept = (request) => caches.match(request, { ignoreSearch: true, ignoreVary: true });

async function fromNetworkFirst(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(request.mode === 'navigate' ? PAGE : request);
    if (found) return found;
    throw error;
  }
}

const fromHereFirst = async (request) => (await kept(request)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromHereFirst(request));
  else if (request.mode === 'navigate' || /^\/(escudos|upload)\//.test(pathname)) {
    event.respondWith(fromNetworkFirst(request));
  }
});
