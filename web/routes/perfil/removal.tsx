import { useState } from 'react';
import { api } from '#web/api/api-browser.ts';
import { useProof } from '#web/components/account/proof.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { formatDateTime } from '#web/dates/date-time.ts';
import { useUser } from '#web/session/user.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { Actions, Part, PartNote } from './part.tsx';
import styles from './removal.module.css';

const DATE_LENGTH = 10;

/** The person is logged out by then: everything that follows is a whole load. */
const leave = () => location.assign('/');

function Assina() {
  const { t } = useTexts();
  return (
    <PartNote tone="plain">
      {t('perfil.exclusao.assina')}{' '}
      <Link className="link" to="/assinatura">
        {t('shell.paginas.assinatura')}
      </Link>
    </PartNote>
  );
}

export function Removal() {
  const { t, zone } = useTexts();
  const prove = useProof();
  const isPaying = useUser()?.subscribed === true;
  const [isAsking, setAsking] = useState(false);
  const [due, setDue] = useState<string | null>(null);
  const ask = async () => {
    if (await prove()) setAsking(true);
  };
  const remove = async () => {
    const { data } = await api('POST /api/perfil/exclusao');
    setAsking(false);
    setDue(formatDateTime(data.exclusao_em, zone).slice(0, DATE_LENGTH));
  };
  return (
    <Part id="exclusao" lead={t('perfil.exclusao.texto')}>
      <PartNote tone="plain">{t('perfil.exclusao.desfazer')}</PartNote>
      {isPaying && <Assina />}
      <Actions>
        <Button variant="bad" onClick={ask}>
          {t('perfil.exclusao.excluir')}
        </Button>
      </Actions>
      {isAsking && (
        <Modal title={t('perfil.exclusao.certeza')} onClose={() => setAsking(false)}>
          <div className={styles.ask}>
            <p>{t('perfil.exclusao.texto')}</p>
            {isPaying && <Assina />}
            <Actions>
              <Button variant="bad" onClick={remove}>
                {t('perfil.exclusao.confirmar')}
              </Button>
              <Button onClick={() => setAsking(false)}>{t('perfil.cancelar')}</Button>
            </Actions>
          </div>
        </Modal>
      )}
      {due && (
        <Modal title={t('perfil.exclusao.titulo')} onClose={leave}>
          <div className={styles.ask}>
            <p>{t('perfil.exclusao.pedida', { data: due })}</p>
            <Button variant="primary" onClick={leave}>
              {t('social.continuar')}
            </Button>
          </div>
        </Modal>
      )}
    </Part>
  );
}
