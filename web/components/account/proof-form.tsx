import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CorpoDeErro, Validations } from '#contract/http/erros.ts';
import type { Perfil } from '#contract/perfil.ts';
import { ApiError } from '#web/api/api.ts';
import { api } from '#web/api/api-browser.ts';
import { PasswordField } from '#web/components/account/password-field.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { useForm } from '#web/fields/form.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { networkName } from './network-name.ts';
import styles from './proof-form.module.css';

// The page behind has a field called password, too.
const NAMES = { password: 'prova_senha', codigo: 'prova_codigo' } as const;

function withNamesOfForm(error: unknown): unknown {
  const { status, body } = error as ApiError;
  if (!(error instanceof ApiError) || !body?.validations) return error;
  const validations: Validations = {};
  for (const [name, texts] of Object.entries(body.validations)) {
    validations[NAMES[name as keyof typeof NAMES] ?? name] = texts;
  }
  return new ApiError(status, { ...body, validations } satisfies CorpoDeErro);
}

/** Nothing proves it at once: the mailbox does, by a link to choose a password. */
function PasswordByMail({ email, t }: { email: string; t: Translate }) {
  const [isSent, setSent] = useState(false);
  const send = async () => {
    await api('POST /api/forgot-password', { body: { email } });
    setSent(true);
  };
  return (
    <>
      <p>{t('perfil.confirme.sem_rede', { email })}</p>
      <Button variant="primary" block disabled={isSent} onClick={send}>
        {t('perfil.confirme.criar_senha')}
      </Button>
      <p role="status">{isSent && t('perfil.confirme.link_enviado')}</p>
    </>
  );
}

function Networks({ redes, usuario, t }: Pick<Perfil, 'redes' | 'usuario'> & { t: Translate }) {
  const { pathname, search } = useLocation();
  const proving = redes.filter(({ pode_provar }) => pode_provar);
  if (proving.length === 0) return <PasswordByMail email={usuario.email} t={t} />;
  return proving.map(({ provedor }) => {
    const query = new URLSearchParams({ para: 'reautenticar', redirect: pathname + search });
    return (
      <a key={provedor} className={styles.network} href={`/api/auth/${provedor}/redirect?${query}`}>
        {t('perfil.confirme.com_rede', { rede: networkName(t, provedor) })}
      </a>
    );
  });
}

type Props = { perfil: Perfil; onProved(): void };

export function ProofForm({ perfil, onProved }: Props) {
  const t = useT();
  const { tem_senha, segundo_fator, redes, usuario } = perfil;
  const form = useForm(async (values) => {
    const body = { password: values[NAMES.password] || null, codigo: values[NAMES.codigo] || null };
    await api('POST /api/perfil/reautenticacao', { body }).catch((error) => {
      throw withNamesOfForm(error);
    });
    onProved();
  });
  const canProveHere = tem_senha || segundo_fator.ativo;
  return (
    <form ref={form.ref} action={form.submit} noValidate className={styles.form}>
      <p>{t('perfil.confirme.texto')}</p>
      {tem_senha && (
        <PasswordField
          {...form.field(NAMES.password)}
          label={t('perfil.confirme.senha')}
          autoComplete="current-password"
          data-autofocus
        />
      )}
      {segundo_fator.ativo && (
        <Field
          {...form.field(NAMES.codigo)}
          label={t('perfil.segundo_fator.codigo_ou_recuperacao')}
          autoComplete="one-time-code"
        />
      )}
      {canProveHere ? (
        <Button type="submit" variant="primary" block disabled={form.isPending}>
          {t('perfil.confirme.confirmar')}
        </Button>
      ) : (
        <Networks redes={redes} usuario={usuario} t={t} />
      )}
    </form>
  );
}
