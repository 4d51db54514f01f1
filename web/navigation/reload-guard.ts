// A page that cannot load its code is loaded whole, but at most once per 10 seconds and path: a file that
// stays missing must not keep the tab reloading. The note survives the reload in sessionStorage; where
// that is blocked, in the history entry; where both are, there is no reload.

const QUIET_MS = 10_000;
const KEY = 'tabelao:reload';

type Note = { readonly path: string; readonly expires: number };

/** A place for the note. Both functions may throw. */
export type NoteStore = { read(): unknown; write(note: Note): void };

const inSessionStorage: NoteStore = {
  read: () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'),
  write: (note) => sessionStorage.setItem(KEY, JSON.stringify(note)),
};

const inHistoryEntry: NoteStore = {
  read: () => (history.state as Record<string, unknown> | null)?.[KEY],
  write: (note) => history.replaceState({ ...history.state, [KEY]: note }, ''),
};

function isNote(value: unknown): value is Note {
  return typeof value === 'object' && value !== null && 'path' in value && 'expires' in value;
}

/** Whether to reload at this path now; undefined when the place cannot keep the note. */
function askPlace(place: NoteStore, path: string, now: number): boolean | undefined {
  try {
    const note = place.read();
    if (isNote(note) && note.path === path && now < note.expires) return false;
    place.write({ path, expires: now + QUIET_MS });
    return true;
  } catch {
    return undefined;
  }
}

export function mayReload(
  path: string,
  now = Date.now(),
  places: readonly NoteStore[] = [inSessionStorage, inHistoryEntry],
): boolean {
  for (const place of places) {
    const answer = askPlace(place, path, now);
    if (answer !== undefined) return answer;
  }
  return false;
}
