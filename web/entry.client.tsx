import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageChunks } from './navigation/page-chunks.ts';
import { isBot, keepServerHtml } from './shell/bots.ts';
import { loadFirstTexts } from './texts/first-texts.ts';
import { tabTexts } from './texts/texts.tsx';

function hydrate(): void {
  const restore = isBot(navigator.userAgent) ? keepServerHtml() : undefined;
  const root = hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[pageChunks]} onError={() => restore?.(root)} />
    </StrictMode>,
  );
}

async function start(): Promise<void> {
  tabTexts.set(await loadFirstTexts());
  startTransition(hydrate);
}

void start();
