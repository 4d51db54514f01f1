import styles from './icon.module.css';

// Drawn on a grid of 24 with a line of 1.75; a capital M starts each stroke.
const PATHS = {
  alert: 'M12 4.5 21 20H3zM12 10.5v4M12 17.2v.1',
  ball: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 8.2l3.7 2.7-1.4 4.3H9.7l-1.4-4.3zM12 8.2V3.4M15.7 10.9l4.6-1.5M14.3 15.2l2.8 3.8M9.7 15.2l-2.8 3.8M8.3 10.9 3.7 9.4',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.8h4M12 5V3',
  bolt: 'M13.5 3 5 13.5h6L10.5 21 19 10.5h-6z',
  bracket: 'M4 5h5v6H4M4 17h5M9 8h5v9H9M14 12.5h6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  check: 'M4.5 12.5l5 5 10-11',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 7.5v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  'eye-off':
    'M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6M4 4l16 16',
  filter: 'M4 7h16M7 12h10M10 17h4',
  grip: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M9.4 9.4c.3-1.4 1.3-2.1 2.7-2.1 1.6 0 2.7 1 2.7 2.3 0 2-2.8 2.2-2.8 4.4M12 16.8v.1',
  home: 'M4 11l8-7 8 7v9h-5.5v-5.5h-5V20H4z',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11.2v5.3M12 7.6v.1',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  logout: 'M14 4h5.5v16H14M15 12H4M8.5 7.5 4 12l4.5 4.5',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  monitor: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2',
  more: 'M6 12v.1M12 12v.1M18 12v.1',
  pencil: 'M4 20l1.2-4.6L16.4 4.2l3.4 3.4L8.6 18.8zM13.8 6.8l3.4 3.4',
  pin: 'M12 21c4.5-4.8 6.7-8.4 6.7-11.2a6.7 6.7 0 0 0-13.4 0C5.3 12.6 7.5 16.2 12 21M12 7.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6',
  plus: 'M12 5v14M5 12h14',
  podium: 'M3.5 20h17M5 20v-7h4.5v7M9.5 20V4.5H14V20M14 9.5h4.5V20',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.3 15.3 20 20',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  table: 'M3.5 5h17v14h-17zM3.5 9.7h17M3.5 14.3h17M9 9.7V19',
  trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l.8 13.5h9.4L17.5 7M10.5 11v6M13.5 11v6',
  trophy:
    'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 6H4c0 3.5 1.5 5 3.9 5M16.5 6H20c0 3.5-1.5 5-3.9 5M12 14.5V18M8.5 20.5h7M9.5 20.5 10.5 18h3l1 2.5',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20.5c.6-4 3.4-6 7.5-6s6.9 2 7.5 6',
  verified:
    'M12 2.8l2.3 1.9 3-.2.8 2.9 2.5 1.7-1.1 2.9 1.1 2.9-2.5 1.7-.8 2.9-3-.2-2.3 1.9-2.3-1.9-3 .2-.8-2.9L3.4 15l1.1-2.9-1.1-2.9 2.5-1.8.8-2.9 3 .2zM8.3 12.2l2.5 2.5 4.7-5',
} as const;

export type IconName = keyof typeof PATHS;

const MARKUP = Object.fromEntries(
  Object.entries(PATHS).map(([name, path]) => [name, { __html: `<path d="${path}"/>` }]),
) as Readonly<Record<IconName, { readonly __html: string }>>;

/** Decoration only: the words beside it, or the label of its button, say what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the paths above
      dangerouslySetInnerHTML={MARKUP[name]}
    />
  );
}
