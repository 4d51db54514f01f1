// What the shell does besides drawing: lends its router to code outside of components, watches the
// window, the build and the live notifications, and fetches in advance.
import { useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { ownZone } from '#web/dates/zone.ts';
import { useBuildCheck } from '#web/navigation/build-check.ts';
import { whenIdle } from '#web/navigation/idle.ts';
import { lendPilot } from '#web/navigation/navigation.ts';
import { usePrefetch } from '#web/navigation/prefetch.ts';
import { markOutdated } from '#web/navigation/whole-load.ts';
import { receiveNotifications } from '#web/notices/realtime-notification.ts';
import { watchMobileScreen } from '#web/screen/mobile-screen.ts';
import { loadUser } from '#web/session/session.ts';
import { useUserOfServer } from '#web/session/user.ts';
import { repeatEarlyInput } from '#web/start/early-input.ts';
import { tellTimesIn } from '#web/texts/texts.tsx';

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
  useEffect(() => whenIdle(() => tellTimesIn(ownZone())), []);
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
