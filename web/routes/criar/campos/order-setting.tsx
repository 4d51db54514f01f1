import { Icon } from '#web/components/elements/icon.tsx';
import { fieldId } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { SortableList } from '#web/components/forms/sortable-list.tsx';
import { useSetting } from '#web/routes/criar/form-context.tsx';
import styles from './order-setting.module.css';
import { reordered } from './reordered.ts';

type Choice = { readonly value: string; readonly label: string; readonly help: string };

type Props = {
  path: string;
  label: string;
  choices: readonly Choice[];
  most: number;
  add: string;
  /** Where one that is added belongs, when it is not the end. */
  settle?: (values: string[]) => string[];
};

/** Some of many, in an order that matters. */
export function OrderSetting({ path, label, choices, most, add, settle }: Props) {
  const { value, set, error, lock } = useSetting<string[]>(path);
  const left = choices.filter((choice) => !value.includes(choice.value));
  const items = value.flatMap((id) => {
    const found = choices.find((choice) => choice.value === id);
    return found ? [{ id, label: found.label, help: found.help }] : [];
  });
  const canAdd = !lock && left.length > 0 && value.length < most;
  return (
    <div className={styles.order} id={canAdd ? undefined : fieldId(path)}>
      <SortableList
        label={label}
        items={items}
        disabled={lock !== undefined}
        onChange={(ids) => set(reordered(value, new Set(choices.map((c) => c.value)), ids))}
      />
      {error && (
        <p className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {canAdd && (
        <Select
          id={fieldId(path)}
          look="quiet"
          aria-label={add}
          value=""
          options={[{ value: '', label: add }, ...left]}
          onChange={({ currentTarget }) => {
            const longer = [...value, currentTarget.value];
            set(settle ? settle(longer) : longer);
          }}
        />
      )}
    </div>
  );
}
