// Two drawings that only the sides of a match need: they are not with the icons that everybody loads.
const PATHS = {
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10.3a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4',
  imagem:
    'M4 5h16v14H4zM8.5 8.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3M4.5 18l5-4.5 3 2.5 3.5-4 4 4.5',
} as const;

export function IconeDaFoto({ name, size = 22 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
