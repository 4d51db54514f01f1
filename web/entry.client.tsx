import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageChunks } from './navigation/page-chunks.ts';
import { isBot, keepServerHtml } from './shell/bots.ts';
import { codeOfPage } from './start/only-for-some.tsx';
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
  const [texts] = await Promise.all([loadFirstTexts(), codeOfPage()]);
  tabTexts.set(texts);
  startTransition(hydrate);
}

void start();
