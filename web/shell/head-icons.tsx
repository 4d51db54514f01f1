import type { Theme } from '#web/session/visitor.ts';
import { useTexts } from '#web/texts/texts.tsx';

/** `--card`, the colour of the top bar. */
const BAR = { light: '#ffffff', dark: '#131720' } as const;

export function HeadIcons({ theme }: { theme: Theme }) {
  const { locale } = useTexts();
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link
        rel="manifest"
        href={locale === 'en' ? '/manifest.en.webmanifest' : '/manifest.webmanifest'}
      />
      {theme === 'system' ? (
        <>
          <meta name="theme-color" content={BAR.light} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={BAR.dark} media="(prefers-color-scheme: dark)" />
        </>
      ) : (
        <meta name="theme-color" content={BAR[theme]} />
      )}
    </>
  );
}
