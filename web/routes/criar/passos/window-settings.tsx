// Rounds that are open for some days: how many at once, and when a match is played without agreement.

import { abreEmBloco } from '#regras/agenda/rodadas-juntas.ts';
import { DIAS_DA_SEMANA } from '#regras/configuracao/opcoes-da-partida.ts';
import type { SemAcordo } from '#regras/configuracao/regras-da-partida.ts';
import { Field, fieldId } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Switch } from '#web/components/forms/switch.tsx';
import { Disclosure } from '#web/components/layout/panel.tsx';
import { dateFormat } from '#web/dates/date-format.ts';
import { describedBy, SettingRow } from '#web/routes/criar/campos/setting-row.tsx';
import { NumberSetting } from '#web/routes/criar/campos/settings.tsx';
import text from '#web/routes/criar/campos/text-settings.module.css';
import { useForm, useSetting } from '#web/routes/criar/form-context.tsx';
import { useTexts } from '#web/texts/texts.tsx';

const PATH = 'regras.horario_sem_acordo';
const SUNDAY_NIGHT: SemAcordo = { dia_semana: 0, hora: '21:00' };
/** Any Sunday: weekdays are named by it. */
const A_SUNDAY = Date.UTC(2026, 0, 4);
const DAY_MS = 86_400_000;

function Slot({ slot, set }: { slot: SemAcordo; set(slot: SemAcordo): void }) {
  const { t, locale } = useTexts();
  const { error } = useSetting(`${PATH}.hora`);
  const names = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (day: number) => {
    const name = names.format(A_SUNDAY + day * DAY_MS);
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
  const path = `${PATH}.dia_semana`;
  return (
    <>
      <SettingRow path={path} label={t('criar.campo.dia_semana')} stacked>
        <Select
          id={fieldId(path)}
          value={String(slot.dia_semana)}
          options={DIAS_DA_SEMANA.map((_, day) => ({
            value: String(day),
            label: nameOf(day),
          }))}
          onChange={({ currentTarget }) =>
            set({ ...slot, dia_semana: Number(currentTarget.value) })
          }
        />
      </SettingRow>
      <div className={text.field}>
        <Field
          name={`${PATH}.hora`}
          label={t('criar.campo.hora')}
          error={error}
          type="time"
          value={slot.hora}
          onChange={({ currentTarget }) => set({ ...slot, hora: currentTarget.value })}
        />
      </div>
    </>
  );
}

function NoAgreement() {
  const { t } = useTexts();
  const { value: slot, set, lock } = useSetting<SemAcordo | null>(PATH);
  const help = t('criar.ajuda.horario_sem_acordo');
  return (
    <>
      <SettingRow path={PATH} label={t('criar.campo.horario_sem_acordo')} help={help} lock={lock}>
        <Switch
          id={fieldId(PATH)}
          checked={slot !== null}
          disabled={lock !== undefined}
          describedBy={describedBy({ path: PATH, help, lock })}
          onChange={(isOn) => set(isOn ? SUNDAY_NIGHT : null)}
        />
      </SettingRow>
      {slot && <Slot slot={slot} set={set} />}
    </>
  );
}

export function WindowSettings() {
  const { t } = useTexts();
  const { fases } = useForm().draft;
  return (
    <Disclosure title={t('criar.regras.janelas')}>
      {fases.some(abreEmBloco) && (
        <NumberSetting
          path="regras.rodadas_por_janela"
          label={t('criar.campo.rodadas_por_janela')}
          help={t('criar.ajuda.rodadas_por_janela')}
          min={1}
          max={10}
        />
      )}
      <NoAgreement />
    </Disclosure>
  );
}
