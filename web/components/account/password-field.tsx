import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { IconButton } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'after' | 'help'>;

/** A password that can be looked at, and that says when Caps Lock would spoil it. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      help={
        <span role="status" className={hasCapsLock ? styles.caps : undefined}>
          {hasCapsLock && t('campos.caps_lock')}
        </span>
      }
      after={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'campos.ocultar_senha' : 'campos.mostrar_senha')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
