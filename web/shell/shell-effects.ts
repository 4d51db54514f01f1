// What the shell does besides drawing: lends its router to code outside of components, watches the
// window, the build and the live notifications, and fetches in advance.
import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { repeatEarlyInput } from '#web/early-input.ts';
import { watchMobileScreen } from '#web/mobile-screen.ts';
import { lendPilot } from '#web/navigation.ts';
import { receiveNotifications } from '#web/realtime-notification.ts';
import { loadUser } from '#web/session.ts';
import { tellTimesIn } from '#web/texts.tsx';
import { useUserOfServer } from '#web/user.ts';
import { ownZone } from '#web/zone.ts';
import { useBuildCheck } from './build-check.ts';
import { usePrefetch } from './prefetch.ts';
import { markOutdated } from './whole-load.ts';

function usePilot(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    lendPilot({ current: pathname + search, navigate, revalidate });
    return () => lendPilot(null);
  }, [pathname, search, navigate, revalidate]);
}

/** A page taken back out of the browser's memory may be older than the session. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) void loadUser();
}

export function useShellEffects(): void {
  useUserOfServer();
  usePilot();
  useBuildCheck();
  usePrefetch();
  useEffect(watchMobileScreen, []);
  useEffect(receiveNotifications, []);
  useEffect(repeatEarlyInput, []);
  useEffect(() => tellTimesIn(ownZone()), []);
  useEffect(() => {
    window.addEventListener('pageshow', onPageShow);
    // A part of the page that cannot be loaded any more: its build has probably gone.
    window.addEventListener('vite:preloadError', markOutdated);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('vite:preloadError', markOutdated);
    };
  }, []);
}
