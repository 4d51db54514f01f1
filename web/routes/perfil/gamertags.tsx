import type { Perfil } from '#contract/perfil.ts';
import { PLATAFORMAS } from '#regras/pessoa/preferencias.ts';
import { api } from '#web/api/api-browser.ts';
import { Field } from '#web/components/forms/field.tsx';
import { useForm } from '#web/fields/form.ts';
import { isKeyWithoutSpaceOrAt, onlyKeys } from '#web/fields/key-filters.ts';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './gamertags.module.css';
import { Part, PartForm } from './part.tsx';
import { Unsaved } from './unsaved.tsx';
import { useUnsavedForm } from './use-unsaved-form.ts';

/** Names of these networks have neither; who writes @nome means nome. */
const PLAIN_NAMES: readonly string[] = ['psn', 'ea'];
const plainOnly = onlyKeys(isKeyWithoutSpaceOrAt);

export function Gamertags({ gamertags }: Pick<Perfil, 'gamertags'>) {
  const t = useT();
  const form = useForm(async (values) => {
    await api('PUT /api/perfil/gamertags', { body: values });
    draft.saved();
    toast.success(t('perfil.salvos.gamertags'));
  });
  const saved = Object.fromEntries(PLATAFORMAS.map((name) => [name, gamertags[name] ?? '']));
  const draft = useUnsavedForm('gamertags', form.ref, saved);
  const labels = Object.fromEntries(
    PLATAFORMAS.map((name) => [name, t(`perfil.gamertags.${name}`)]),
  );
  const values = { ...draft.values, ...form.values };
  return (
    <Part id="gamertags" lead={t('perfil.gamertags.texto')}>
      <PartForm
        form={form}
        labels={labels}
        onInput={draft.remember}
        note={<Unsaved draft={draft} />}
      >
        <div className={styles.grid}>
          {PLATAFORMAS.map((name) => (
            <Field
              key={`${name}-${draft.key}`}
              name={name}
              label={labels[name] ?? name}
              error={form.errors[name]?.[0]}
              defaultValue={values[name]}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={PLAIN_NAMES.includes(name) ? plainOnly : undefined}
            />
          ))}
        </div>
      </PartForm>
    </Part>
  );
}
