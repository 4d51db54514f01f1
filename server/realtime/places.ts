// How many may be connected: in all, and from one address.

type Places = {
  /** Whether there was a place. */
  take(ip: string): boolean;
  leave(ip: string): void;
};

type Limits = { readonly connections: number; readonly perAddress: number };

export function makePlaces({ connections, perAddress }: Limits): Places {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(ip) {
      const own = taken.get(ip) ?? 0;
      if (all >= connections || own >= perAddress) return false;
      all += 1;
      taken.set(ip, own + 1);
      return true;
    },
    leave(ip) {
      all -= 1;
      const own = (taken.get(ip) ?? 0) - 1;
      if (own > 0) taken.set(ip, own);
      else taken.delete(ip);
    },
  };
}
