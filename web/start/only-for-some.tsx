// A part of a page that only some visitors see, such as the tools of an organiser: nobody else loads its code
// (docs/decisions/0034-what-a-guest-downloads.md). The page that the server sends says which of them it
// shows; their code is there before React takes the page over, so no early press is lost.
import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';

const MARK = 'code';

const underWay: Promise<void>[] = [];

const nothing = () => undefined;

/** Resolves when the code of all that is on the page is there. */
export const codeOfPage = () => Promise.all(underWay);

const isOnPage = (name: string) =>
  document.querySelector(`meta[name=${MARK}][content=${name}]`) !== null;

type Part<Props> = {
  readonly name: string;
  /** Itself if it is there, or what becomes it. */
  readonly find: () => ComponentType<Props>;
  /** Itself, if it is there. */
  readonly known: () => ComponentType<Props> | undefined;
  readonly bring: () => Promise<ComponentType<Props>>;
};

/** Called where a page is defined, which happens before it is taken over. */
export function onlyForSome<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  const bring = async () => {
    loaded = await load();
    return loaded;
  };
  const isNeeded = import.meta.env.SSR || isOnPage(name);
  if (isNeeded) underWay.push(bring().then(nothing, nothing));
  const later = lazy(async () => ({ default: await load() }));
  return { name, find: () => loaded ?? later, known: () => loaded, bring };
}

/**
 * On a change of page the page waits for its code as for its own: there is no <Suspense> around it, which
 * React would take over after the rest of the page.
 */
export function ForSome<Props extends object>({
  part,
  props,
}: {
  part: Part<Props>;
  props: Props;
}) {
  const [Shown] = useState(part.find);
  return (
    <>
      <meta name={MARK} content={part.name} />
      <Shown {...props} />
    </>
  );
}

/** The same where it may appear at any moment, not with a change of page: its place waits for it. */
export function ForSomeHere<Props extends object>({
  part,
  props,
  place,
}: {
  part: Part<Props>;
  props: Props;
  place: ReactNode;
}) {
  const [Shown, show] = useState(() => part.known());
  useEffect(() => {
    if (!Shown) part.bring().then((code) => show(() => code), nothing);
  }, [Shown, part]);
  return (
    <>
      <meta name={MARK} content={part.name} />
      {Shown ? <Shown {...props} /> : place}
    </>
  );
}
