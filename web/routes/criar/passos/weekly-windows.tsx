// When squads may change besides the dates: every week at certain hours, and a few times in an emergency.
import { temJanelas } from '#regras/agenda/janelas.ts';
import { DIAS_DA_SEMANA } from '#regras/configuracao/opcoes-da-partida.ts';
import type { JanelaSemanal } from '#regras/configuracao/padroes-do-elenco.ts';
import { Button } from '#web/components/elements/button.tsx';
import { fieldId } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { SettingRow } from '#web/routes/criar/campos/setting-row.tsx';
import { NumberSetting } from '#web/routes/criar/campos/settings.tsx';
import { HourSetting } from '#web/routes/criar/campos/text-settings.tsx';
import { useForm, useSetting } from '#web/routes/criar/form-context.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './elenco-settings.module.css';

const PATH = 'regras.transferencias_semanais';
const MOST_HOURS = 14;
const FRIDAY_EVENING: JanelaSemanal = { dia_semana: 5, das: '18:00', ate: '22:00' };

/** The same hours on the day after. */
const nextAfter = (last: JanelaSemanal | undefined): JanelaSemanal =>
  last ? { ...last, dia_semana: (last.dia_semana + 1) % DIAS_DA_SEMANA.length } : FRIDAY_EVENING;

function DaySetting({ path }: { path: string }) {
  const t = useT();
  const { value, set } = useSetting<number>(path);
  const options = DIAS_DA_SEMANA.map((dia, index) => ({
    value: String(index),
    label: t(`regulamento.elenco.dia.${dia}`),
  }));
  return (
    <SettingRow path={path} label={t('criar.campo.dia_semana')}>
      <Select
        id={fieldId(path)}
        value={String(value)}
        options={options}
        onChange={({ currentTarget }) => set(Number(currentTarget.value))}
      />
    </SettingRow>
  );
}

function Hours({ index, remove }: { index: number; remove(): void }) {
  const t = useT();
  const path = `${PATH}.${index}`;
  const nome = t('criar.regras.horario', { n: index + 1 });
  return (
    <fieldset className={styles.window}>
      <legend>{nome}</legend>
      <DaySetting path={`${path}.dia_semana`} />
      <HourSetting path={`${path}.das`} label={t('criar.campo.das')} />
      <HourSetting path={`${path}.ate`} label={t('criar.campo.ate')} />
      <Button variant="ghost" icon="trash" onClick={remove}>
        {t('campos.tirar', { nome })}
      </Button>
    </fieldset>
  );
}

export function WeeklyWindows() {
  const t = useT();
  const { draft } = useForm();
  const { value: list, set } = useSetting<JanelaSemanal[]>(PATH);
  return (
    <>
      <SettingRow
        path={PATH}
        label={t('criar.campo.transferencias_semanais')}
        help={t('criar.ajuda.transferencias_semanais')}
      >
        {list.length < MOST_HOURS && (
          <Button
            id={fieldId(PATH)}
            icon="plus"
            aria-label={t('criar.regras.horario_novo')}
            onClick={() => set([...list, nextAfter(list.at(-1))])}
          >
            {t('criar.regras.horario_novo')}
          </Button>
        )}
      </SettingRow>
      {list.map((_, index) => (
        <Hours
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no name but their place
          key={index}
          index={index}
          remove={() => set(list.filter((_, other) => other !== index))}
        />
      ))}
      {temJanelas(draft.regras) && (
        <NumberSetting
          path="regras.transferencias_emergencia"
          label={t('criar.campo.transferencias_emergencia')}
          help={t('criar.ajuda.transferencias_emergencia')}
          min={0}
          max={20}
        />
      )}
    </>
  );
}
