import type { AnswerOf, Api } from '#contract/api.ts';
import { api } from '#web/api/api-browser.ts';
import { useProof } from '#web/components/account/proof.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { useForm } from '#web/fields/form.ts';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import { Part, PartForm } from './part.tsx';
import styles from './rows.module.css';

type Feita = AnswerOf<Api['GET /api/juncoes']>['data'];

type Props = { juncao: Feita; refresh(): Promise<void> };

function Waiting({ juncao, refresh }: { juncao: NonNullable<Feita>; refresh: Props['refresh'] }) {
  const t = useT();
  const takeBack = async () => {
    await api('DELETE /api/juncoes/:uuid', { params: { uuid: juncao.uuid } })
      .then(() => toast.success(t('perfil.juncao.retirada')))
      .catch(() => undefined);
    await refresh();
  };
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{juncao.email}</span>
        <span className={styles.more}>{t('perfil.juncao.espera')}</span>
      </div>
      <Button onClick={() => void takeBack()}>{t('perfil.juncao.retirar')}</Button>
    </div>
  );
}

/** Another account of the same person gets what was played under this one. */
export function Join({ juncao, refresh }: Props) {
  const t = useT();
  const prove = useProof();
  const form = useForm(async ({ juncao_email: email = '' }) => {
    if (!(await prove())) return;
    await api('POST /api/juncoes', { body: { email } });
    toast.success(t('perfil.juncao.enviada'));
    await refresh();
  });
  return (
    <Part id="juncao" lead={t('perfil.juncao.texto')}>
      {juncao ? (
        <Waiting juncao={juncao} refresh={refresh} />
      ) : (
        <PartForm
          form={form}
          labels={{ juncao_email: t('perfil.juncao.email') }}
          action={t('perfil.juncao.oferecer')}
        >
          <Field
            {...form.field('juncao_email')}
            label={t('perfil.juncao.email')}
            type="email"
            autoComplete="off"
            required
          />
        </PartForm>
      )}
    </Part>
  );
}
