import { useState } from 'react';
import { api } from '#web/api-browser.ts';
import { Button } from '#web/components/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { formatDateTime } from '#web/date-time.ts';
import { useT } from '#web/texts.tsx';
import { Actions, Note, Part } from './part.tsx';
import { useProof } from './proof.tsx';
import styles from './removal.module.css';

const DATE_LENGTH = 10;

type Step = 'closed' | 'asking' | { readonly due: string };

/** The person is logged out by then: everything that follows is a whole load. */
const leave = () => location.assign('/');

export function Removal() {
  const t = useT();
  const prove = useProof();
  const [step, setStep] = useState<Step>('closed');
  const ask = async () => {
    if (await prove()) setStep('asking');
  };
  const remove = async () => {
    const { data } = await api('POST /api/perfil/exclusao');
    setStep({ due: formatDateTime(data.exclusao_em).slice(0, DATE_LENGTH) });
  };
  return (
    <Part id="exclusao" lead={t('perfil.exclusao.texto')}>
      <Note tone="plain">{t('perfil.exclusao.desfazer')}</Note>
      <Actions>
        <Button variant="bad" onClick={ask}>
          {t('perfil.exclusao.excluir')}
        </Button>
      </Actions>
      {step === 'asking' && (
        <Modal title={t('perfil.exclusao.certeza')} onClose={() => setStep('closed')}>
          <div className={styles.ask}>
            <p>{t('perfil.exclusao.texto')}</p>
            <Actions>
              <Button variant="bad" onClick={remove}>
                {t('perfil.exclusao.confirmar')}
              </Button>
              <Button onClick={() => setStep('closed')}>{t('perfil.cancelar')}</Button>
            </Actions>
          </div>
        </Modal>
      )}
      {typeof step === 'object' && (
        <Modal title={t('perfil.exclusao.titulo')} onClose={leave}>
          <div className={styles.ask}>
            <p>{t('perfil.exclusao.pedida', { data: step.due })}</p>
            <Button variant="primary" onClick={leave}>
              {t('social.continuar')}
            </Button>
          </div>
        </Modal>
      )}
    </Part>
  );
}
