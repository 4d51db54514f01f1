// Whose notices this browser shows while no page is open. Somebody else who logs in here has to say so themself.

const OWNER = 'push-de';

/** Null also where the browser keeps nothing. */
export function deviceOwner(): string | null {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return null;
  }
}

export function setDeviceOwner(uuid: string | null): void {
  try {
    if (uuid === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, uuid);
  } catch {
    // It is turned on again the next time.
  }
}
