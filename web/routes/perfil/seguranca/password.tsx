import { useState } from 'react';
import type { Perfil } from '#contract/perfil.ts';
import { api } from '#web/api/api-browser.ts';
import { NewPassword } from '#web/components/account/new-password.tsx';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { useProof } from '#web/components/account/proof.tsx';
import { useForm } from '#web/fields/form.ts';
import { toast } from '#web/notices/toast.ts';
import { Part, PartForm } from '#web/routes/perfil/part.tsx';
import { useT } from '#web/texts/texts.tsx';

type Props = Pick<Perfil, 'usuario' | 'tem_senha'>;

function PasswordForm({ usuario, tem_senha, onDone }: Props & { onDone(): Promise<void> }) {
  const t = useT();
  const prove = useProof();
  const form = useForm(async ({ current_password, password = '', password_confirmation = '' }) => {
    if (!tem_senha && !(await prove())) return;
    const body = { current_password: current_password || null, password, password_confirmation };
    await api('PUT /api/perfil/senha', { body });
    toast.success(t('perfil.senha.mudou'));
    await onDone();
  });
  const labels = {
    current_password: t('perfil.senha.atual'),
    password: t('perfil.senha.nova'),
    password_confirmation: t('perfil.senha.repetir'),
  };
  return (
    <PartForm
      form={form}
      labels={labels}
      action={t(tem_senha ? 'perfil.senha.mudar' : 'perfil.senha.criar')}
    >
      <input
        type="text"
        name="username"
        value={usuario.email}
        autoComplete="username"
        readOnly
        hidden
      />
      {tem_senha && (
        <PasswordField
          {...form.field('current_password')}
          label={labels.current_password}
          autoComplete="current-password"
          required
        />
      )}
      <NewPassword
        {...form.field('password')}
        label={labels.password}
        own={[usuario.nome, usuario.email]}
      />
      <PasswordField
        {...form.field('password_confirmation')}
        label={labels.password_confirmation}
        autoComplete="new-password"
        required
      />
    </PartForm>
  );
}

/** The form is drawn anew after each success, so that no password stays on screen. */
export function Password({ refresh, ...profile }: Props & { refresh(): Promise<void> }) {
  const t = useT();
  const [round, setRound] = useState(0);
  const done = async () => {
    setRound(round + 1);
    await refresh();
  };
  const lead = profile.tem_senha ? 'perfil.senha.explica' : 'perfil.senha.sem_senha';
  return (
    <Part id="senha" lead={t(lead)}>
      <PasswordForm key={round} {...profile} onDone={done} />
    </Part>
  );
}
