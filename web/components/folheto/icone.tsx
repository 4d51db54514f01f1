import { Drawing } from '#web/components/elements/drawing.tsx';
import styles from './folheto.module.css';

/** Signs of this sheet alone: those of every page are in the shell. A grid of 24, a line of 1.75. */
const MARKUP = {
  copiar: '<path d="M8.500 8.500h11v11h-11zM5 15.500h-.5v-11h11V5"/>',
  texto: '<path d="M5 6h14M5 10.500h14M5 15h9"/>',
  quadrada: '<path d="M5 5h14v14H5z"/>',
  retrato: '<path d="M6 3.500h12v17H6z"/>',
  story: '<path d="M7.500 3h9v18h-9zM11 18h2"/>',
  imagem: '<path d="M4 5h16v14H4zM4 16l4.500-4.500 4 4 2.500-2.500 5 5M15.500 9v.1"/>',
  codigo: '<path d="M8.500 7.500 4 12l4.500 4.500M15.500 7.500 20 12l-4.500 4.500M13 5l-2 14"/>',
  agenda: '<path d="M4 6h16v14H4zM4 10.500h16M8.500 3.500V8M15.500 3.500V8"/>',
  obs: '<path d="M3.5 5h17v11h-17zM9 20h6M12 16v4"/>',
  papel: '<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z"/>',
  baixar: '<path d="M12 4v11M8 11.5l4 4 4-4M5 20h14"/>',
  balao:
    '<path d="M4 20l1.200-4A8.200 8.200 0 1 1 8.200 19z"/><path d="M8.800 8.700c.2-.6.9-.6 1.200-.1l.6 1.300-.6 1c.7 1.300 1.600 2.100 3 2.900l.9-.8 1.500.7c.5.2.5.9 0 1.300-2.300 1.800-7.500-3.400-6.600-6.300z"/>',
  mandar: '<path d="M12 15V4M8 7.500 12 3.500l4 4M5 12v8h14v-8"/>',
} as const;

export type NomeDoIcone = keyof typeof MARKUP;

export const IconeDoFolheto = ({ nome }: { nome: NomeDoIcone }) => (
  <Drawing
    className={styles.icon}
    width={20}
    height={20}
    viewBox="0 0 24 24"
    markup={MARKUP[nome]}
  />
);
