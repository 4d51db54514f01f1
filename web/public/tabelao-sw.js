// Shows what the product tells a person while no page of it is open. It keeps and answers nothing.

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

async function open(path) {
  const [page] = await windows();
  if (!page) return self.clients.openWindow(path);
  await page.focus();
  return page.navigate(path).catch(() => self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data?.url)));
});
