import type { Theme } from '#web/session/visitor.ts';

/** `--card`, the colour of the top bar. */
const BAR = { light: '#ffffff', dark: '#131720' } as const;

export function HeadIcons({ theme }: { theme: Theme }) {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
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
