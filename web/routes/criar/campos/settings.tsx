// Settings in lines, each bound to its place in the draft.
import { fieldId } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Stepper } from '#web/components/forms/stepper.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { useSetting } from '#web/routes/criar/form-context.tsx';
import { Controls, describedBy, SettingRow } from './setting-row.tsx';

type Common = { path: string; label: string; help?: string | undefined };

type NumberProps = Common & {
  min: number;
  max: number;
  /** Instead of only writing the number. */
  onChange?: (value: number) => void;
};

export function NumberSetting({ path, label, help, min, max, onChange }: NumberProps) {
  const { value, set, error, lock } = useSetting<number>(path);
  return (
    <SettingRow path={path} label={label} help={help} error={error} lock={lock}>
      <Stepper
        id={fieldId(path)}
        name={label}
        value={value}
        min={min}
        max={max}
        disabled={lock !== undefined}
        invalid={error !== undefined}
        describedBy={describedBy({ path, help, error, lock })}
        onChange={onChange ?? set}
      />
    </SettingRow>
  );
}

type SwitchProps = Common & { on?: unknown; off?: unknown };

export function SwitchSetting({ path, label, help, on = true, off = false }: SwitchProps) {
  const { value, set, error, lock } = useSetting<unknown>(path);
  return (
    <SettingRow path={path} label={label} help={help} error={error} lock={lock}>
      <Switch
        id={fieldId(path)}
        checked={value === on}
        disabled={lock !== undefined}
        describedBy={describedBy({ path, help, error, lock })}
        onChange={(isOn) => set(isOn ? on : off)}
      />
    </SettingRow>
  );
}

type OptionalProps = Common & {
  min: number;
  max: number;
  initial: number;
  /** Off, the field is taken away instead of being null. */
  absent?: boolean;
};

/** A number that may be none at all: a switch, and the number once it is on. */
export function OptionalNumberSetting(props: OptionalProps) {
  const { path, label, help, min, max, initial, absent = false } = props;
  const { value, set, error, lock } = useSetting<number | null | undefined>(path);
  const id = fieldId(path);
  const description = describedBy({ path, help, error, lock });
  const isOff = value === null || value === undefined;
  return (
    <SettingRow
      path={path}
      label={label}
      controlId={isOff ? id : `${id}-ligado`}
      help={help}
      error={error}
      lock={lock}
    >
      <Controls>
        {!isOff && (
          <Stepper
            id={id}
            name={label}
            unlabelled
            value={value}
            min={min}
            max={max}
            disabled={lock !== undefined}
            invalid={error !== undefined}
            describedBy={description}
            onChange={set}
          />
        )}
        <Switch
          id={isOff ? id : `${id}-ligado`}
          checked={!isOff}
          disabled={lock !== undefined}
          describedBy={description}
          onChange={(isOn) => set(isOn ? initial : absent ? undefined : null)}
        />
      </Controls>
    </SettingRow>
  );
}

export type Option = { readonly value: string; readonly label: string };

export function SelectSetting({
  path,
  label,
  help,
  options,
}: Common & { options: readonly Option[] }) {
  const { value, set, error, lock } = useSetting<string>(path);
  return (
    <SettingRow path={path} label={label} help={help} error={error} lock={lock} stacked>
      <Select
        id={fieldId(path)}
        value={value}
        options={options}
        disabled={lock !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ path, help, error, lock })}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    </SettingRow>
  );
}
