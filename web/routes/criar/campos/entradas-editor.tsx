import { Button } from '#web/components/elements/button.tsx';
import { fieldId } from '#web/components/forms/field.tsx';
import { Stepper } from '#web/components/forms/stepper.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { useSetting } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './entradas-editor.module.css';
import { describedBy, SettingRow } from './setting-row.tsx';

const MOST_ROUNDS = 10;

/** Who comes in at each round of a knockout, for cups where the best start later. */
export function EntradasEditor({ path, entrants }: { path: string; entrants: number }) {
  const t = useT();
  const { value: entradas, set, error, lock } = useSetting<number[] | undefined>(path);
  const help = t('criar.ajuda.entradas');
  const isLocked = lock !== undefined;
  return (
    <>
      <SettingRow
        path={path}
        label={t('criar.campo.entradas')}
        help={help}
        error={error}
        lock={lock}
      >
        <Switch
          id={fieldId(path)}
          checked={entradas !== undefined}
          disabled={isLocked}
          describedBy={describedBy({ path, help, error, lock })}
          onChange={(isOn) => set(isOn ? [entrants, 0] : undefined)}
        />
      </SettingRow>
      {entradas?.map((count, round) => {
        const here = `${path}.${round}`;
        const label = t('criar.campo.entradas_rodada', { n: round + 1 });
        return (
          <SettingRow key={here} path={here} label={label}>
            <Stepper
              id={fieldId(here)}
              name={label}
              value={count}
              min={0}
              max={512}
              disabled={isLocked}
              onChange={(next) => set(entradas.map((other, i) => (i === round ? next : other)))}
            />
          </SettingRow>
        );
      })}
      {entradas && !isLocked && (
        <div className={styles.actions}>
          {entradas.length < MOST_ROUNDS && (
            <Button icon="plus" onClick={() => set([...entradas, 0])}>
              {t('criar.fase.rodada_a_mais')}
            </Button>
          )}
          {entradas.length > 1 && (
            <Button variant="ghost" onClick={() => set(entradas.slice(0, -1))}>
              {t('criar.fase.rodada_a_menos')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
