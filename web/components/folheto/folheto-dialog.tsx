// What goes to the group: words of the moment that can be changed, pictures of how things stand, and the ways to send
// them. Loaded when somebody presses 'Compartilhar'.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { conviteEm } from '#web/campeonato/endereco.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { useT } from '#web/texts/texts.tsx';
import { Folha } from './folha.tsx';
import styles from './folheto.module.css';
import { type DoFolheto, pedirFolheto } from './pedir.ts';

export default function FolhetoDialog({ de, onClose }: { de: DoFolheto; onClose(): void }) {
  const t = useT();
  const { search } = useLocation();
  const [folheto, setFolheto] = useState<Folheto | null>(null);
  const [failed, setFailed] = useState(false);
  // Whoever opens it writes it anew at every render: it stays the one that was asked for.
  const asked = useRef(de);
  const load = useCallback(() => {
    setFailed(false);
    pedirFolheto(asked.current, conviteEm(new URLSearchParams(search))).then(setFolheto, () =>
      setFailed(true),
    );
  }, [search]);
  useEffect(load, [load]);
  const campeonato = de.alvo === 'campeonato' ? de.id : null;
  return (
    <Modal title={t('compartilhar.titulo')} onClose={onClose}>
      {folheto && <Folha folheto={folheto} />}
      {campeonato && (
        <p className={styles.report}>
          <Link
            to={`/denunciar?tipo=campeonato&alvo=${campeonato}`}
            className="link"
            rel="nofollow"
          >
            {t('compartilhar.denunciar')}
          </Link>
        </p>
      )}
      {failed && (
        <div className={styles.sheet}>
          <p role="alert">{t('compartilhar.falhou')}</p>
          <Button onClick={load}>{t('compartilhar.de_novo')}</Button>
        </div>
      )}
      {!folheto && !failed && <p role="status">{t('compartilhar.preparando')}</p>}
    </Modal>
  );
}
