// Page views for Google Analytics, sent with the provider's own script as its documentation describes:
// https://developers.google.com/analytics/devguides/collection/ga4/views ("Manually send page_view events").
// The script is loaded with the first view that may be sent. It learns the path of a page, never its query,
// which may hold the token of an invitation, nor its title, which may name a private championship: both are
// set for every event, because the script sends some of its own.
import type { Analytics } from '#web/session/visitor.ts';
import { currentConsent } from './consent.ts';

type Tag = { dataLayer?: unknown[]; [disabled: `ga-disable-${string}`]: boolean };

const onWindow = () => window as unknown as Tag;

let loaded = false;
let sent: string | null = null;

/** The provider's `gtag`: it wants the arguments themselves, not a list of them. */
function gtag(..._command: unknown[]): void {
  const tag = onWindow();
  tag.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the provider's script tells commands by this kind of object
  tag.dataLayer.push(arguments);
}

type Seen = { page_location: string; page_referrer: string; page_title: string };

function load({ id, origin }: Analytics, seen: Seen): void {
  loaded = true;
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('set', seen);
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** One view for each change of page. Nothing without consent, whatever was asked for before. */
export function sendPageView(analytics: Analytics, path: string): void {
  if (currentConsent() !== true || path === sent) return;
  onWindow()[`ga-disable-${analytics.id}`] = false;
  const seen = {
    page_location: location.origin + path,
    page_referrer: sent === null ? '' : location.origin + sent,
    page_title: path,
  };
  if (loaded) gtag('set', seen);
  else load(analytics, seen);
  sent = path;
  gtag('event', 'page_view', { ...seen, send_to: analytics.id });
}

/** The documented way to silence the script on a page, and the end of what it remembers of the browser. */
export function stopPageViews({ id }: Analytics): void {
  if (!loaded) return;
  onWindow()[`ga-disable-${id}`] = true;
  sent = null;
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (/^_ga(_|$)/.test(name)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser
      document.cookie = `${name}=; max-age=0; path=/`;
    }
  }
}
