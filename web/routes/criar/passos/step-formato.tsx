import type { Fase, TipoDeFase } from '#regras/configuracao/fases.ts';
import { formatoDe } from '#regras/configuracao/formato.ts';
import { novaFase } from '#regras/configuracao/nova-fase.ts';
import { FORMATOS } from '#regras/configuracao/opcoes.ts';
import { PRESETS, predefinido } from '#regras/configuracao/presets.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Disclosure, Note, Panel } from '#web/components/layout/panel.tsx';
import { NumberSetting } from '#web/routes/criar/campos/settings.tsx';
import { useForm } from '#web/routes/criar/form-context.tsx';
import { withFormat, withPlaces } from '#web/routes/criar/rascunho/formats.ts';
import { fieldsOf } from '#web/routes/criar/rascunho/phase-fields.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { FormatCards } from './format-cards.tsx';
import { PhaseSetting } from './phase-settings.tsx';
import styles from './step-formato.module.css';

const MOST_PHASES = 5;
const MOST_PLACES = 512;

const nameOf = (fase: Fase, t: Translate) => fase.nome || t(`opcoes.fase.${fase.tipo}`);

function FirstSettings() {
  const t = useT();
  const { draft, replace, places } = useForm();
  const { fases } = draft;
  return (
    <Panel label={t('criar.formato.ajustes')}>
      <NumberSetting
        path="inscricao.vagas"
        label={t('criar.campo.vagas')}
        help={t('criar.ajuda.vagas', { n: places })}
        min={2}
        max={MOST_PLACES}
        onChange={(vagas) => replace(withPlaces(draft, vagas))}
      />
      {fases.flatMap((fase, index) =>
        fieldsOf(fase, fases[index - 1], index === fases.length - 1).first.map((field) => (
          <PhaseSetting
            // biome-ignore lint/suspicious/noArrayIndexKey: a phase is its place
            key={`${index} ${'name' in field ? field.name : field.kind}`}
            index={index}
            field={field}
          />
        )),
      )}
    </Panel>
  );
}

function MorePhase({ index }: { index: number }) {
  const t = useT();
  const { draft, change, lockOf } = useForm();
  const { fases } = draft;
  const fase = fases[index];
  if (!fase) return null;
  const { more } = fieldsOf(fase, fases[index - 1], index === fases.length - 1);
  const canRemove = fases.length > 1 && !lockOf('fases');
  return (
    <section className={styles.phase}>
      <div className={styles.head}>
        <h3>{t('criar.fase.titulo', { n: index + 1, tipo: nameOf(fase, t) })}</h3>
        {canRemove && (
          <Button
            variant="ghost"
            icon="trash"
            onClick={() =>
              change(
                'fases',
                fases.filter((_, other) => other !== index),
              )
            }
          >
            {t('criar.fase.tirar', { n: index + 1 })}
          </Button>
        )}
      </div>
      {more.map((field) => (
        <PhaseSetting key={'name' in field ? field.name : field.kind} index={index} field={field} />
      ))}
    </section>
  );
}

function AddPhase() {
  const t = useT();
  const { draft, change, lockOf } = useForm();
  const { fases } = draft;
  if (fases.length >= MOST_PHASES || lockOf('fases')) return null;
  return (
    <div className={styles.add}>
      <label htmlFor="fase-nova">{t('criar.fase.adicionar')}</label>
      <Select
        id="fase-nova"
        value=""
        options={[
          { value: '', label: t('criar.fase.escolher') },
          ...FORMATOS.map((tipo) => ({ value: tipo, label: t(`opcoes.fase.${tipo}`) })),
        ]}
        onChange={({ currentTarget }) =>
          change('fases', [...fases, novaFase(currentTarget.value as TipoDeFase)])
        }
      />
    </div>
  );
}

function Presets() {
  const t = useT();
  const { draft, replace } = useForm();
  return (
    <div className={styles.presets}>
      <h2>{t('criar.formato.modelos')}</h2>
      <div>
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            onClick={() => replace({ ...draft, ...predefinido(preset, draft.inscricao.vagas) })}
          >
            {t(`criar.preset.${preset}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

export function StepFormato() {
  const t = useT();
  const { draft, replace, lockOf } = useForm();
  const lock = lockOf('fases');
  return (
    <>
      {lock && <Note tone="lock">{lock}</Note>}
      <FormatCards
        value={formatoDe(draft.fases)}
        disabled={lock !== undefined}
        onChange={(formato) => replace(withFormat(draft, formato))}
      />
      <FirstSettings />
      <Disclosure title={t('criar.mais_opcoes')} note={t('criar.formato.mais')}>
        {!lock && <Presets />}
        {draft.fases.map((fase, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a phase is its place
          <MorePhase key={`${index} ${fase.tipo}`} index={index} />
        ))}
        <AddPhase />
      </Disclosure>
    </>
  );
}
