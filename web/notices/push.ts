// Notices on this device while no page is open. Loaded by who turns them on, or has.
import { api, quietApi } from '#web/api/api-browser.ts';
import { deviceOwner, setDeviceOwner } from './device-owner.ts';

const WORKER = '/tabelao-sw.js';
const OFFERED = 'push-oferecido';

export type PushState = 'sem_suporte' | 'negado' | 'ligado' | 'desligado';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Where the maker's service cannot be reached some browsers never answer. */
const LONGEST_MS = 20_000;

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, fail) => setTimeout(fail, LONGEST_MS, new Error('no answer'))),
  ]);

/** Says it to the server again: a new session knows nothing of what the one before was given. */
async function give(subscription: PushSubscription, uuid: string): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await quietApi('POST /api/perfil/aparelhos', { body: { endpoint, keys: { p256dh, auth } } });
  setDeviceOwner(uuid);
}

/** How it stands here, for this person. */
export async function pushState(uuid: string): Promise<PushState> {
  if (!isSupported()) return 'sem_suporte';
  if (Notification.permission === 'denied') return 'negado';
  const subscription = await currentSubscription();
  if (!subscription || deviceOwner() !== uuid) return 'desligado';
  await give(subscription, uuid);
  return 'ligado';
}

/** Asks the browser for permission, which asks the person: only after they pressed a button for it. */
export async function turnPushOn(uuid: string): Promise<PushState> {
  if (!isSupported()) return 'sem_suporte';
  if ((await Notification.requestPermission()) !== 'granted') return 'negado';
  const { data } = await api('GET /api/perfil/avisos');
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && deviceOwner() !== uuid) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: data.chave_push };
  await give(await inTime(pushManager.subscribe(options)), uuid);
  return 'ligado';
}

export async function turnPushOff(): Promise<PushState> {
  setDeviceOwner(null);
  await (await currentSubscription())?.unsubscribe();
  await api('DELETE /api/perfil/aparelhos/este');
  return 'desligado';
}

/** Whether to offer it now: never asked, here or by the browser. It is not asked a second time. */
export function mayOfferPush(): boolean {
  if (!isSupported() || Notification.permission !== 'default') return false;
  try {
    if (localStorage.getItem(OFFERED)) return false;
    localStorage.setItem(OFFERED, '1');
    return true;
  } catch {
    return false;
  }
}
