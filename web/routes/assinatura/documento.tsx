// CPF or CNPJ for invoices: optional, and only where there are any.
import { useState } from 'react';
import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useForm } from '#web/fields/form.ts';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './como-paga.module.css';
import janela from './janelas.module.css';
import type { Mudar } from './valores.ts';

type Props = { assinatura: AssinaturaDaPessoa; change: Mudar };

function JanelaDoDocumento({ assinatura, change, onClose }: Props & { onClose(): void }) {
  const t = useT();
  const send = async (documento: string | null) => {
    const answer = await api('PUT /api/assinatura/documento', { body: { documento } });
    await change(Promise.resolve(answer));
    toast.success(t(`assinatura.pagina.documento.${documento ? 'salvo' : 'tirado'}`));
    onClose();
  };
  const form = useForm(({ documento = '' }) => send(documento));
  // What was refused the error catalogue has told.
  const takeAway = () => send(null).catch(() => undefined);
  return (
    <Modal title={t('assinatura.pagina.documento.titulo')} onClose={onClose}>
      <form ref={form.ref} action={form.submit} className={janela.body}>
        <p>{t('assinatura.pagina.documento.texto')}</p>
        <Field
          {...form.field('documento')}
          label={t('assinatura.pagina.documento.campo')}
          autoComplete="off"
          maxLength={20}
          required
        />
        <div className={janela.actions}>
          <Button type="submit" variant="primary" disabled={form.isPending}>
            {t('assinatura.pagina.documento.salvar')}
          </Button>
          {assinatura.documento && (
            <Button onClick={() => void takeAway()}>
              {t('assinatura.pagina.documento.tirar')}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}

export function DocumentoNaFatura({ assinatura, change }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { documento, cobrancas } = assinatura;
  if (cobrancas.length === 0) return null;
  const said = documento
    ? t('assinatura.pagina.documento.final', { final: documento })
    : t('assinatura.pagina.documento.nenhum');
  return (
    <div className={styles.line}>
      <span className={styles.picture} aria-hidden="true">
        <Icon name="user" />
      </span>
      <div>
        <b>{t('assinatura.pagina.documento.titulo')}</b>
        <small>{said}</small>
      </div>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t(`assinatura.pagina.documento.${documento ? 'mudar' : 'por'}`)}
      </Button>
      {isOpen && <JanelaDoDocumento {...{ assinatura, change }} onClose={() => setOpen(false)} />}
    </div>
  );
}
