// Work that is done when its result is first asked for, and not again. Derived data costs nothing
// until somebody looks at it.

export function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
