import { useRef } from 'react';
import { Button } from '#web/components/elements/button.tsx';

type Props = {
  label: string;
  disabled: boolean;
  onChoose(file: File): void;
};

/** A button that opens the pictures of the device. */
export function EscolherImagem({ label, disabled, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif"
        className="visually-hidden"
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
