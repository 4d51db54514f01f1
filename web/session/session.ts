// Logging in, logging out, asking who is there.
import type { Input } from '#contract/api.ts';
import type { entrar, Usuario } from '#contract/sessao.ts';
import { api, quietApi } from '#web/api/api-browser.ts';
import { loadTextsOrWarn } from '#web/texts/messages-browser.ts';
import { speak, tabTexts } from '#web/texts/texts.tsx';
import { currentUser, setUser } from './user.ts';

type LoginBody = Input<typeof entrar>['body'];

/** The person's own language takes over; without its texts the tab keeps the one it has. */
async function speakTheirLanguage({ locale }: Usuario): Promise<void> {
  if (locale === tabTexts.get().locale) return;
  speak((await loadTextsOrWarn(locale)) ?? tabTexts.get());
}

export async function logIn(credentials: LoginBody): Promise<Usuario> {
  await api('GET /sanctum/csrf-cookie');
  const { data } = await api('POST /api/login', { body: credentials });
  await speakTheirLanguage(data.user);
  setUser(data.user);
  return data.user;
}

/** Leaves by a whole page load, so that nothing of the person stays in the tab's memory. */
export async function logOut(path = '/'): Promise<void> {
  await quietApi('POST /api/logout').catch(() => undefined);
  setUser(null);
  location.assign(path);
}

/** Whoever is logged in; asks the server only when nobody is. A failure gives false, unless `throws`. */
export async function loadUser({ throws = false } = {}): Promise<Usuario | false> {
  const known = currentUser();
  if (known) return known;
  try {
    const { data } = await quietApi('GET /api/user');
    setUser(data);
    return data;
  } catch (error) {
    if (throws) throw error;
    return false;
  }
}
