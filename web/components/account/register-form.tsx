// A new account from four answers: on its own page, and where somebody is about to own something.
import type { Usuario } from '#contract/sessao.ts';
import { api } from '#web/api/api-browser.ts';
import { Field } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { useForm, type Values } from '#web/fields/form.ts';
import { useT } from '#web/texts/texts.tsx';
import { AuthForm, AuthSubmit } from './auth-layout.tsx';
import { NewPassword } from './new-password.tsx';

const OWN_FIELDS = ['nome', 'email'];

async function register(values: Values): Promise<Usuario> {
  await api('GET /sanctum/csrf-cookie');
  const { nome = '', email = '', nascimento = '', password = '' } = values;
  const body = { nome, email, nascimento, password, remember: true };
  return (await api('POST /api/registrar', { body })).data.user;
}

function useLabels() {
  const t = useT();
  return {
    nome: t('registrar.nome'),
    email: t('registrar.email'),
    password: t('registrar.senha'),
    nascimento: t('registrar.nascimento'),
  };
}

type Props = {
  submit: string;
  busy: string;
  /** What comes next; the form waits for it. */
  onRegistered(user: Usuario): Promise<void>;
};

export function RegisterForm({ submit: label, busy, onRegistered }: Props) {
  const t = useT();
  const labels = useLabels();
  const { ref, submit, field, problems, isPending } = useForm(async (values) =>
    onRegistered(await register(values)),
  );
  return (
    <AuthForm ref={ref} action={submit}>
      <FormSummary problems={problems(labels)} />
      <Field
        {...field('nome')}
        label={labels.nome}
        autoComplete="name"
        required
        help={t('registrar.nome_ajuda')}
      />
      <Field
        {...field('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <NewPassword {...field('password')} label={labels.password} ownFields={OWN_FIELDS} />
      <Field
        {...field('nascimento')}
        label={labels.nascimento}
        type="date"
        autoComplete="bday"
        required
        help={t('registrar.nascimento_ajuda')}
      />
      <AuthSubmit disabled={isPending}>{isPending ? busy : label}</AuthSubmit>
    </AuthForm>
  );
}
