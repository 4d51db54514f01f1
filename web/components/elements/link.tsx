// Links inside the site: plain `<a>`s whose press changes the page inside the tab. The router's own
// resolves its address against the routes at every render: 7 % of what the page of a championship cost.
import { type ComponentProps, useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { type ChangeOptions, followLink } from '#web/navigation/navigation.ts';
import { loadPage } from '#web/navigation/page-chunks.ts';

export type LinkProps = { to: string } & Pick<ChangeOptions, 'replace' | 'preventScrollReset'> &
  Omit<ComponentProps<'a'>, 'href'>;

/** `to` begins with a slash. */
export function Link({ to, replace, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        followLink(event, { replace, preventScrollReset });
      }}
    >
      {children}
    </a>
  );
}

const HESITATION_MS = 100;

/**
 * Its page is fetched when a finger, a pointer or the focus stays on it: first its code and texts, for which the
 * router, if it cannot have it, would reload the page on screen.
 */
export function LinkAhead(
  props: Omit<LinkProps, `on${'Focus' | 'Blur' | `Pointer${'Enter' | 'Leave'}`}`>,
) {
  const { to } = props;
  const [isNear, setNear] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    let isHere = true;
    const fetchAhead = () =>
      loadPage(new URL(to, location.href).pathname).then(
        () => isHere && navigator.onLine && setWanted(true),
        () => undefined,
      );
    const timer = setTimeout(fetchAhead, HESITATION_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isNear, to]);
  const come = () => setNear(true);
  const leave = () => {
    setNear(false);
    setWanted(false);
  };
  return (
    <>
      <Link {...props} onFocus={come} onBlur={leave} onPointerEnter={come} onPointerLeave={leave} />
      {isWanted && <PrefetchPageLinks page={to} />}
    </>
  );
}
