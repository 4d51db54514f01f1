import { BRASILIA } from '#regras/agenda/brasilia.ts';
import { offsetOf } from '#web/dates/zone.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './zone-note.module.css';

type Props = {
  now: number;
  /** Where times are typed and told in that of Brasília. */
  isOfficial?: boolean;
  /** It has a line of its own, empty for everybody else. */
  hasRoom?: boolean;
};

/** For those whose clocks are not Brasília's: whose time this is. Only the browser knows it, when the page stands. */
export function ZoneNote({ now, isOfficial = false, hasRoom = false }: Props) {
  const { t, zone } = useTexts();
  if (zone === BRASILIA) return hasRoom ? <p className={styles.room} /> : null;
  const fuso = offsetOf(isOfficial ? BRASILIA : zone, now);
  return (
    <p className={isOfficial ? styles.note : hasRoom ? styles.room : styles.late}>
      {t(isOfficial ? 'campos.fuso.brasilia' : 'campos.fuso.seu', { fuso })}
    </p>
  );
}
