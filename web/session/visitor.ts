// What the server knows of the visitor when it renders a page. `server/pages/handler.ts` puts it into the router's
// context under this key (taken from the built entry: a key made twice would not match).
import { createContext } from 'react-router';
import type { PublicRealtime } from '#contract/realtime/eventos.ts';
import type { Usuario } from '#contract/sessao.ts';
import type { Locale } from '#textos/locale.ts';
import type { Fetch } from '#web/api/api.ts';

export type Theme = 'light' | 'dark' | 'system';

export type Analytics = {
  /** The measurement id. */
  readonly id: string;
  /** Where the provider's script comes from. */
  readonly origin: string;
};

export type PageVisitor = {
  readonly user: Usuario | null;
  readonly locale: Locale;
  readonly theme: Theme;
  /** Address of the product, for canonical links. */
  readonly appUrl: string;
  readonly buildId: string;
  /** How visits may be counted, if the visitor agrees; null where they are not. */
  readonly analytics: Analytics | null;
  /** Null where nothing is told live. */
  readonly realtime: PublicRealtime | null;
  /** Allows the scripts of this answer. */
  readonly nonce: string;
  readonly hasScripts: boolean;
  /** Calls the API in this process, as this visitor. */
  readonly fetch: Fetch;
  /** Takes the page when all of it is there. */
  readonly deliver: (page: Uint8Array<ArrayBuffer>) => void;
};

export const visitorContext = createContext<PageVisitor>();
