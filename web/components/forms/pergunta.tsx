import { Button } from '#web/components/elements/button.tsx';
import styles from './pergunta.module.css';

type Props = { texto: string | null; sim: string; isBusy: boolean; onYes(): void };

/** What the server wants to hear a yes to, beside the button that was pressed. */
export function Pergunta({ texto, sim, isBusy, onYes }: Props) {
  if (!texto) return null;
  return (
    <div role="alert" className={styles.question}>
      <p>{texto}</p>
      <Button disabled={isBusy} onClick={onYes}>
        {sim}
      </Button>
    </div>
  );
}
