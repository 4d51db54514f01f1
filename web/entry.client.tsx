import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Locale } from '#contract/fields.ts';
import { loadTextsOrDefault, messagesPath } from './messages-browser.ts';
import { tabTexts } from './texts.tsx';

async function start(): Promise<void> {
  const locale = document.documentElement.lang as Locale;
  const link = document.querySelector('link[data-messages]');
  const url = link?.getAttribute('href') ?? messagesPath(locale);
  tabTexts.set(await loadTextsOrDefault(locale, url));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void start();
