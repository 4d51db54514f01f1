// Work that is done when its result is first asked for, and not again. Derived data costs nothing
// until somebody looks at it.

export function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** Likewise for each thing that is asked about, and kept as long as that is there. It must never change. */
export function onceFor<Thing extends object, T extends {}>(
  work: (thing: Thing) => T,
): (thing: Thing) => T {
  const done = new WeakMap<Thing, T>();
  return (thing) => {
    const known = done.get(thing);
    if (known !== undefined) return known;
    const made = work(thing);
    done.set(thing, made);
    return made;
  };
}
