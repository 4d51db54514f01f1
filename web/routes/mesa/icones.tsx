// Icons of this page alone: those of all pages stay small.
import icon from '#web/components/elements/icon.module.css';

const PATHS = {
  pause: 'M8 5.5v13M16 5.5v13',
  play: 'M8 5.5v13l10.5-6.5z',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10h-4.5',
  whistle:
    'M8.8 9.5a5.2 5.2 0 1 0 5.2 5.2v-1.4h6.5V9.5zM8.8 13.4v.1M15 3.5v2M19 4l-1 1.9M11 4l1 1.9',
  offline:
    'M4 4l16 16M3 9.8A13.4 13.4 0 0 1 7.6 7M11.4 6A13.3 13.3 0 0 1 21 9.8M6 13.2a9 9 0 0 1 4.3-2.4M15.2 11.5c1.1.4 2 1 2.8 1.7M9.1 16.4a4.6 4.6 0 0 1 5.8 0M12 19.6v.1',
} as const;

export type IconeDaMesa = keyof typeof PATHS;

export function Icone({ name, size = 20 }: { name: IconeDaMesa; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={icon.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
