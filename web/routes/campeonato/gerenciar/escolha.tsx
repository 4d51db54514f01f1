import { type ComponentProps, useId } from 'react';
import { Select } from '#web/components/forms/select.tsx';
import cartao from './cartao.module.css';

/** A choice with its name above it. */
export function Escolha({ label, ...select }: { label: string } & ComponentProps<typeof Select>) {
  const id = useId();
  return (
    <div className={cartao.field}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...select} />
    </div>
  );
}
