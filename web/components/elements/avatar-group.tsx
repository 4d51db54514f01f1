import { useT } from '#web/texts/texts.tsx';
import { Avatar } from './avatar.tsx';
import styles from './avatar-group.module.css';

type AvatarPerson = { readonly id: string; readonly name: string };

type Props = { people: readonly AvatarPerson[]; most?: number; size?: number };

/** Several people in the room of a few: the first ones, and how many more. */
export function AvatarGroup({ people, most = 5, size = 32 }: Props) {
  const t = useT();
  const shown = people.slice(0, most);
  const more = people.length - shown.length;
  return (
    <span className={styles.group} role="img" aria-label={t('shell.pessoas', { n: people.length })}>
      {shown.map(({ id, name }) => (
        <Avatar key={id} name={name} size={size} />
      ))}
      {more > 0 && (
        <span className={styles.more} style={{ inlineSize: size, blockSize: size }}>
          +{more}
        </span>
      )}
    </span>
  );
}
