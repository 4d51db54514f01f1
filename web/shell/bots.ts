// A crawler that meets a fault of our scripts keeps what the server sent: its index should hold the page,
// not the error. The server itself answers crawlers and people alike.
import type { Root } from 'react-dom/client';

const BOT = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i;

export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}

/** Remembers the page as it is now; the answer puts it back in place of what React has drawn. */
export function keepServerHtml(): (root: Root) => void {
  const sent = document.documentElement.cloneNode(true);
  return (root) => {
    setTimeout(() => {
      root.unmount();
      document.documentElement?.remove();
      document.append(sent);
    });
  };
}
