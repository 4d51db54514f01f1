import { PRESETS, type PresetName } from '#engine/presets.ts';
import { CRITERIOS, type Criterio } from '#regras/configuracao/opcoes.ts';
import { CRITERIO } from '#regras/montagem/palavras.ts';
import { Select } from '#web/components/forms/select.tsx';
import { useSetting } from '#web/routes/criar/form-context.tsx';
import { isSame } from '#web/routes/criar/rascunho/same.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './criteria-editor.module.css';
import { OrderSetting } from './order-setting.tsx';

const OFFERED = [
  'cbf',
  'fifa_2022',
  'fifa_2026',
  'uefa_euro',
  'ucl_league_phase',
  'premier_league',
  'la_liga',
] as const satisfies readonly PresetName[];

/** Points come first by themselves; a ranking that nobody has here becomes lots. */
function criteriaOf(name: PresetName): Criterio[] {
  const known = PRESETS[name].tiebreakers.map((criterion): string =>
    criterion === 'coefficient' ? CRITERIO.lots : CRITERIO[criterion],
  );
  return CRITERIOS.filter((criterio) => known.includes(criterio)).sort(
    (a, b) => known.indexOf(a) - known.indexOf(b),
  );
}

export function CriteriaEditor({ path }: { path: string }) {
  const t = useT();
  const { value, set, lock } = useSetting<Criterio[]>(path);
  const current = OFFERED.find((name) => isSame(criteriaOf(name), value));
  const id = `${path}-modelo`;
  return (
    <div className={styles.editor}>
      <div className={styles.from}>
        <label htmlFor={id}>{t('criar.regras.comecar_de')}</label>
        <Select
          id={id}
          value={current ?? ''}
          disabled={lock !== undefined}
          options={[
            ...(current ? [] : [{ value: '', label: t('criar.regras.sob_medida') }]),
            ...OFFERED.map((name) => ({ value: name, label: t(`criar.modelo.${name}`) })),
          ]}
          onChange={({ currentTarget }) => {
            const chosen = OFFERED.find((name) => name === currentTarget.value);
            if (chosen) set(criteriaOf(chosen));
          }}
        />
        <p>{t('criar.modelo.nota')}</p>
      </div>
      <h3>{t('criar.campo.criterios')}</h3>
      <OrderSetting
        path={path}
        label={t('criar.campo.criterios')}
        most={CRITERIOS.length}
        add={t('criar.regras.adicionar_criterio')}
        choices={CRITERIOS.map((criterio) => ({
          value: criterio,
          label: t(`criterios.${criterio}`),
          help: t(`criar.criterio.${criterio}`),
        }))}
      />
    </div>
  );
}
