import { useNavigate } from 'react-router';
import { api } from '#web/api/api-browser.ts';
import { AuthForm, AuthSubmit, Check } from '#web/components/account/auth-layout.tsx';
import { NewPassword } from '#web/components/account/new-password.tsx';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { PhoneField } from '#web/components/forms/phone-field.tsx';
import { useForm, type Values } from '#web/fields/form.ts';
import { homePath } from '#web/session/access.ts';
import { setUser } from '#web/session/user.ts';
import { keepWayBack } from '#web/session/way-back.ts';
import { useT } from '#web/texts/texts.tsx';

const OWN_FIELDS = ['nome', 'email'];

async function register(values: Values) {
  await api('GET /sanctum/csrf-cookie');
  const { nome = '', email = '', nascimento = '', password = '', telefone } = values;
  const { password_confirmation = '', telefone_pais, remember } = values;
  const { data } = await api('POST /api/registrar', {
    body: {
      nome,
      email,
      nascimento,
      telefone,
      telefone_pais,
      password,
      password_confirmation,
      remember: remember !== undefined,
    },
  });
  setUser(data.user);
  return data.user;
}

function useLabels() {
  const t = useT();
  return {
    nome: t('registrar.nome'),
    email: t('registrar.email'),
    nascimento: t('registrar.nascimento'),
    telefone: t('registrar.telefone'),
    telefone_pais: t('registrar.pais'),
    password: t('registrar.senha'),
    password_confirmation: t('registrar.confirmacao'),
  };
}

export function RegisterForm({ goTo }: { goTo: string | null }) {
  const t = useT();
  const navigate = useNavigate();
  const labels = useLabels();
  const { ref, submit, field, problems, values, errors, isPending } = useForm(async (values) => {
    const user = await register(values);
    if (goTo) keepWayBack(user.uuid, goTo);
    await navigate(goTo ?? homePath(user), { replace: true });
  });
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
      <Field
        {...field('nascimento')}
        label={labels.nascimento}
        type="date"
        autoComplete="bday"
        required
        help={t('registrar.nascimento_ajuda')}
      />
      <PhoneField
        {...field('telefone')}
        error={(errors.telefone ?? errors.telefone_pais)?.[0]}
        label={labels.telefone}
      />
      <NewPassword {...field('password')} label={labels.password} ownFields={OWN_FIELDS} />
      <PasswordField
        {...field('password_confirmation')}
        label={labels.password_confirmation}
        autoComplete="new-password"
        required
      />
      <Check
        name="remember"
        label={t('registrar.lembrar')}
        defaultChecked={Object.keys(values).length === 0 || 'remember' in values}
      />
      <AuthSubmit disabled={isPending}>
        {t(isPending ? 'registrar.criando' : 'registrar.criar')}
      </AuthSubmit>
    </AuthForm>
  );
}
