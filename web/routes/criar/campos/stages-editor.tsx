import { ETAPAS_ANTES_DA_FINAL } from '#regras/configuracao/opcoes.ts';
import { fieldId } from '#web/components/forms/field.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { useForm, useSetting } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';
import { describedBy, SettingRow } from './setting-row.tsx';

/** One match or two, round by round: the last ones before the final, which has a switch of its own. */
export function StagesEditor({ index, entrants }: { index: number; entrants: number }) {
  const t = useT();
  const { draft } = useForm();
  const path = `fases.${index}.pernas_por_etapa`;
  const { value: legs, set, error, lock } = useSetting<number[] | undefined>(path);
  const fase = draft.fases[index];
  if (fase?.tipo !== 'mata_mata') return null;
  const stages = ETAPAS_ANTES_DA_FINAL.slice(0, Math.max(0, Math.ceil(Math.log2(entrants)) - 1));
  if (stages.length === 0) return null;
  const isLocked = lock !== undefined;
  const help = t('criar.ajuda.pernas_por_etapa');
  const legsOf = (back: number) => legs?.[back] ?? fase.pernas;
  return (
    <>
      <SettingRow
        path={path}
        label={t('criar.campo.pernas_por_etapa')}
        help={help}
        error={error}
        lock={lock}
      >
        <Switch
          id={fieldId(path)}
          checked={legs !== undefined}
          disabled={isLocked}
          describedBy={describedBy({ path, help, error, lock })}
          onChange={(isOn) => set(isOn ? stages.map(() => fase.pernas) : undefined)}
        />
      </SettingRow>
      {legs &&
        stages.map((stage, back) => {
          const here = `${path}.${back}`;
          const label = t('criar.campo.pernas_etapa', { etapa: t(`opcoes.etapa.${stage}`) });
          return (
            <SettingRow key={here} path={here} label={label}>
              <Switch
                id={fieldId(here)}
                checked={legsOf(back) === 2}
                disabled={isLocked}
                onChange={(isOn) =>
                  set(stages.map((_, other) => (other === back ? 1 + Number(isOn) : legsOf(other))))
                }
              />
            </SettingRow>
          );
        })}
    </>
  );
}
