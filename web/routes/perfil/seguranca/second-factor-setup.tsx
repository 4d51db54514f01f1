import { lazy, Suspense } from 'react';
import { api } from '#web/api/api-browser.ts';
import { Field } from '#web/components/forms/field.tsx';
import { useForm } from '#web/fields/form.ts';
import { isDigitKey, onlyKeys } from '#web/fields/key-filters.ts';
import { PartForm } from '#web/routes/perfil/part.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './second-factor.module.css';

const digitsOnly = onlyKeys(isDigitKey);

const QrCode = lazy(() => import('#web/components/elements/qr-code.tsx'));

export type Secret = { readonly segredo: string; readonly endereco: string };

type Props = { secret: Secret; onDone(codes: readonly string[]): void };

export function SecondFactorSetup({ secret, onDone }: Props) {
  const t = useT();
  const form = useForm(async ({ codigo = '' }) => {
    const { data } = await api('PUT /api/perfil/segundo-fator', { body: { codigo } });
    onDone(data.codigos);
  });
  const label = t('perfil.segundo_fator.codigo');
  return (
    <div className={styles.setup}>
      <p>{t('perfil.segundo_fator.passo_app')}</p>
      <div className={styles.code}>
        <Suspense>
          <QrCode text={secret.endereco} label={t('perfil.segundo_fator.qr')} />
        </Suspense>
      </div>
      <p className={styles.byHand}>
        {t('perfil.segundo_fator.sem_camera')}
        <code>{secret.segredo.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <PartForm form={form} labels={{ codigo: label }} action={t('perfil.segundo_fator.confirmar')}>
        <Field
          {...form.field('codigo')}
          label={label}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          onKeyDown={digitsOnly}
        />
      </PartForm>
    </div>
  );
}
