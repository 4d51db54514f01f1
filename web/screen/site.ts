// What the root loader told of this visit. The type is written here, not taken from root.tsx, so that
// small files do not import the whole page.
import { useRouteLoaderData } from 'react-router';
import type { PublicRealtime } from '#contract/realtime/eventos.ts';
import type { Usuario } from '#contract/sessao.ts';
import type { Analytics, Theme } from '#web/session/visitor.ts';

export type Site = {
  readonly user: Usuario | null;
  readonly theme: Theme;
  /** Address of the product, for canonical links. */
  readonly appUrl: string;
  readonly buildId: string;
  /** How visits may be counted, if the visitor agrees; null where they are not. */
  readonly analytics: Analytics | null;
  /** Where live events come from; null where there are none. */
  readonly realtime: PublicRealtime | null;
};

const NOWHERE: Site = {
  user: null,
  theme: 'system',
  appUrl: '',
  buildId: '',
  analytics: null,
  realtime: null,
};

export function useSite(): Site {
  // Absent only when the root itself failed; the error page must still draw.
  return useRouteLoaderData<Site>('root') ?? NOWHERE;
}
