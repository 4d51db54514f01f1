import type { Usuario } from '#contract/sessao.ts';
import { api } from '#web/api/api-browser.ts';
import { useProof } from '#web/components/account/proof.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { useForm } from '#web/fields/form.ts';
import { toast } from '#web/notices/toast.ts';
import { Actions, Part, PartForm, PartNote } from '#web/routes/perfil/part.tsx';
import { Unsaved } from '#web/routes/perfil/unsaved.tsx';
import { useUnsavedForm } from '#web/routes/perfil/use-unsaved-form.ts';
import { openVerification } from '#web/session/verification.ts';
import { useT } from '#web/texts/texts.tsx';

type Props = { usuario: Usuario; pending: string | null; refresh(): Promise<void> };

/** An address that waits for its confirmation, and the way back. */
function Pending({ pending, refresh }: { pending: string; refresh(): Promise<void> }) {
  const t = useT();
  const giveUp = async () => {
    await api('DELETE /api/email/troca');
    toast.success(t('perfil.email.desistiu'));
    await refresh();
  };
  return (
    <>
      <PartNote tone="warn">{t('perfil.email.pendente', { email: pending })}</PartNote>
      <Actions>
        <Button onClick={giveUp}>{t('perfil.email.desistir')}</Button>
      </Actions>
    </>
  );
}

function Change({ refresh }: { refresh(): Promise<void> }) {
  const t = useT();
  const prove = useProof();
  const form = useForm(async ({ email = '' }) => {
    if (!(await prove())) return;
    await api('PUT /api/email/troca', { body: { email } });
    draft.saved();
    toast.success(t('perfil.email.pedida'));
    await refresh();
  });
  const draft = useUnsavedForm('email', form.ref, { email: '' });
  const label = t('perfil.email.novo');
  return (
    <PartForm
      form={form}
      labels={{ email: label }}
      action={t('perfil.email.trocar')}
      onInput={draft.remember}
      note={<Unsaved draft={draft} />}
    >
      <Field
        key={draft.key}
        name="email"
        label={label}
        error={form.errors.email?.[0]}
        defaultValue={{ ...draft.values, ...form.values }.email}
        help={t('perfil.email.explica')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </PartForm>
  );
}

export function Email({ usuario, pending, refresh }: Props) {
  const t = useT();
  const isVerified = usuario.email_verified_at !== null;
  const state = isVerified ? 'verificado' : 'nao_verificado';
  return (
    <Part
      id="email"
      lead={usuario.email}
      state={<Chip tone={isVerified ? 'ok' : 'warn'}>{t(`perfil.email.${state}`)}</Chip>}
    >
      {!isVerified && (
        <Actions>
          <Button variant="primary" onClick={openVerification}>
            {t('perfil.email.confirmar')}
          </Button>
        </Actions>
      )}
      {isVerified && pending && <Pending pending={pending} refresh={refresh} />}
      {isVerified && !pending && <Change refresh={refresh} />}
    </Part>
  );
}
