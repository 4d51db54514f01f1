import type { Regras } from '#regras/configuracao/fases.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';
import { TROCAS_DE_ID } from '#regras/configuracao/opcoes-do-elenco.ts';
import { Button } from '#web/components/elements/button.tsx';
import { fieldId } from '#web/components/forms/field.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { SettingRow } from '#web/routes/criar/campos/setting-row.tsx';
import {
  NumberSetting,
  OptionalNumberSetting,
  SelectSetting,
} from '#web/routes/criar/campos/settings.tsx';
import { MomentSetting } from '#web/routes/criar/campos/text-settings.tsx';
import { useForm, useSetting } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './elenco-settings.module.css';
import { WeeklyWindows } from './weekly-windows.tsx';

const DAY_MS = 86_400_000;
const MOST_WINDOWS = 20;

type Window = NonNullable<Regras['transferencias']>[number];

function newWindow(after: string | undefined): Window {
  const from = after ? Date.parse(after) : Date.now();
  const opens = Math.ceil(from / DAY_MS) * DAY_MS + DAY_MS / 8;
  const at = (time: number) => new Date(time).toISOString();
  return { abre_em: at(opens), fecha_em: at(opens + 3 * DAY_MS) };
}

/** A switch for settings that exist only once it is on. */
function OptionalGroup({ path, name, initial }: GroupProps) {
  const t = useT();
  const { value, set, lock } = useSetting<unknown>(path);
  return (
    <SettingRow
      path={path}
      label={t(`criar.campo.${name}`)}
      help={t(`criar.ajuda.${name}`)}
      lock={lock}
    >
      <Switch
        id={fieldId(path)}
        checked={value !== null}
        disabled={lock !== undefined}
        describedBy={`${fieldId(path)}-ajuda`}
        onChange={(isOn) => set(isOn ? initial() : null)}
      />
    </SettingRow>
  );
}

type GroupProps = { path: string; name: 'elenco' | 'transferencias'; initial(): unknown };

function Windows() {
  const t = useT();
  const path = 'regras.transferencias';
  const { value: windows, set } = useSetting<Window[] | null>(path);
  return (
    <>
      <OptionalGroup path={path} name="transferencias" initial={() => [newWindow(undefined)]} />
      {windows?.map((window, index) => {
        const nome = t('criar.regras.janela', { n: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a window has no name but its place
          <fieldset key={index} className={styles.window}>
            <legend>{nome}</legend>
            <MomentSetting path={`${path}.${index}.abre_em`} label={t('criar.campo.abre_em')} />
            <MomentSetting
              path={`${path}.${index}.fecha_em`}
              label={t('criar.campo.fecha_janela')}
            />
            {windows.length > 1 && (
              <Button
                variant="ghost"
                icon="trash"
                onClick={() => set(windows.filter((other) => other !== window))}
              >
                {t('campos.tirar', { nome })}
              </Button>
            )}
          </fieldset>
        );
      })}
      {windows && windows.length < MOST_WINDOWS && (
        <div className={styles.add}>
          <Button
            icon="plus"
            onClick={() => set([...windows, newWindow(windows.at(-1)?.fecha_em)])}
          >
            {t('criar.regras.janela_nova')}
          </Button>
        </div>
      )}
    </>
  );
}

export function ElencoSettings() {
  const t = useT();
  const { draft } = useForm();
  return (
    <Disclosure title={t('criar.regras.elenco')}>
      <OptionalGroup
        path="regras.elenco"
        name="elenco"
        initial={() => ({ minimo: 7, maximo: 25, em_campo: 7 })}
      />
      {draft.regras.elenco && (
        <>
          <NumberSetting
            path="regras.elenco.minimo"
            label={t('criar.campo.minimo')}
            min={0}
            max={60}
          />
          <NumberSetting
            path="regras.elenco.maximo"
            label={t('criar.campo.maximo')}
            min={1}
            max={60}
          />
          <NumberSetting
            path="regras.elenco.em_campo"
            label={t('criar.campo.em_campo')}
            min={1}
            max={11}
          />
          <OptionalNumberSetting
            path="regras.elenco.sumula"
            label={t('criar.campo.sumula')}
            help={t('criar.ajuda.sumula')}
            min={1}
            max={60}
            initial={18}
            absent
          />
        </>
      )}
      <Windows />
      <WeeklyWindows />
      {!isNoCampo(draft.modalidade) && (
        <SelectSetting
          path="regras.troca_de_id"
          label={t('criar.campo.troca_de_id')}
          options={TROCAS_DE_ID.map((value) => ({
            value,
            label: t(`regulamento.inscricoes.troca_de_id.${value}`),
          }))}
        />
      )}
    </Disclosure>
  );
}
