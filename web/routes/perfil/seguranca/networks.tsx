import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { RedeSocial } from '#contract/perfil.ts';
import type { MessageKey } from '#textos/messages.ts';
import { api } from '#web/api/api-browser.ts';
import { networkName } from '#web/components/account/network-name.ts';
import { useProof } from '#web/components/account/proof.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { formatDateTime } from '#web/dates/date-time.ts';
import { toast } from '#web/notices/toast.ts';
import { Part, PartNote } from '#web/routes/perfil/part.tsx';
import styles from '#web/routes/perfil/rows.module.css';
import { useT, useTexts } from '#web/texts/texts.tsx';

const DATE_LENGTH = 10;

const FAILURES: Readonly<Record<string, MessageKey>> = {
  social: 'perfil.redes.erro.social',
  rede_em_uso: 'perfil.redes.erro.rede_em_uso',
  reautenticar: 'perfil.redes.erro.reautenticar',
  rede_sem_prova: 'perfil.redes.erro.rede_sem_prova',
};

function LinkIt({ provedor }: { provedor: string }) {
  const t = useT();
  const prove = useProof();
  const query = new URLSearchParams({ para: 'vincular', redirect: '/perfil#redes' });
  const address = `/api/auth/${provedor}/redirect?${query}`;
  const follow = async (event: MouseEvent) => {
    event.preventDefault();
    if (await prove()) location.assign(address);
  };
  return (
    <a
      className={styles.link}
      href={address}
      onClick={follow}
      aria-label={`${t('perfil.redes.vincular')} ${networkName(t, provedor)}`}
    >
      {t('perfil.redes.vincular')}
    </a>
  );
}

function Network({ rede, refresh }: { rede: RedeSocial; refresh(): Promise<void> }) {
  const { t, zone } = useTexts();
  const prove = useProof();
  const { provedor, vinculada_em, email, pode_desvincular } = rede;
  const name = networkName(t, provedor);
  const unlink = async () => {
    if (!(await prove())) return;
    await api('DELETE /api/perfil/redes/:provedor', { params: { provedor } });
    toast.success(t('perfil.redes.desvinculada', { rede: name }));
    await refresh();
  };
  const since = vinculada_em && formatDateTime(vinculada_em, zone).slice(0, DATE_LENGTH);
  const state = since
    ? t('perfil.redes.vinculada', { data: since })
    : t('perfil.redes.nao_vinculada');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.more}>{[state, email].filter(Boolean).join(' · ')}</span>
        {vinculada_em && !pode_desvincular && (
          <span className={styles.more}>{t('perfil.redes.ultima')}</span>
        )}
      </div>
      {vinculada_em === null && <LinkIt provedor={provedor} />}
      {pode_desvincular && (
        <Button onClick={unlink} aria-label={`${t('perfil.redes.desvincular')} ${name}`}>
          {t('perfil.redes.desvincular')}
        </Button>
      )}
    </li>
  );
}

type Props = { redes: readonly RedeSocial[]; refresh(): Promise<void> };

export function Networks({ redes, refresh }: Props) {
  const t = useT();
  const [search] = useSearchParams();
  const failure = FAILURES[search.get('erro') ?? ''];
  return (
    <Part id="redes" lead={t('perfil.redes.texto')}>
      {failure && <PartNote tone="bad">{t(failure)}</PartNote>}
      {redes.length === 0 ? (
        <p>{t('perfil.redes.nenhuma')}</p>
      ) : (
        <ul className={styles.rows}>
          {redes.map((rede) => (
            <Network key={rede.provedor} rede={rede} refresh={refresh} />
          ))}
        </ul>
      )}
    </Part>
  );
}
