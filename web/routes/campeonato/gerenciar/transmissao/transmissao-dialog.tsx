// The stream's overlay, from a phone: which match, what is shown, how late the video is, and the addresses for OBS.
import { Button } from '#web/components/elements/button.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useT } from '#web/texts/texts.tsx';
import { Controles } from './controles.tsx';
import { Enderecos } from './enderecos.tsx';
import { PreviaNoAr } from './no-ar.tsx';
import styles from './transmissao.module.css';
import { useTransmissao } from './usar-transmissao.ts';

export default function TransmissaoDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT();
  const { transmissao, failed, load, change, renew } = useTransmissao(id);
  return (
    <Modal title={t('transmissao.controle.titulo')} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.lead}>{t('transmissao.controle.sobre')}</p>
        {transmissao && (
          <>
            <PreviaNoAr endereco={transmissao.enderecos.tela} />
            <Controles transmissao={transmissao} onChange={change} />
            <Enderecos transmissao={transmissao} onRenew={renew} />
          </>
        )}
        {failed && (
          <>
            <p role="alert">{t('transmissao.controle.falhou')}</p>
            <Button onClick={load}>{t('transmissao.controle.de_novo')}</Button>
          </>
        )}
        {!transmissao && !failed && <p role="status">{t('transmissao.controle.preparando')}</p>}
      </div>
    </Modal>
  );
}
