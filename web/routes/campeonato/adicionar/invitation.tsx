import { useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { api } from '#web/api/api-browser.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import { AskTwice } from './ask-twice.tsx';
import styles from './dialog.module.css';
import { LinkBox } from './link-box.tsx';

function wordsFor({ estado, visibilidade }: Campeonato) {
  if (estado === 'rascunho') return 'inscricoes.convite.texto_fechado';
  if (visibilidade === 'privado') return 'inscricoes.convite.texto_privado';
  return 'inscricoes.convite.texto';
}

/** The code opens what is private; a public championship needs none, and its link stays short. */
export function Invitation({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const [convite, setConvite] = useState(campeonato.convite ?? '');
  const isPrivate = campeonato.visibilidade === 'privado';
  const path = `${location.origin}/campeonato/${campeonato.id}`;
  const renew = async () => {
    const params = { id: campeonato.id };
    const { data } = await api('PUT /api/campeonatos/:id/participantes/convite', { params });
    setConvite(data.convite);
    toast.success(t('inscricoes.convite.renovado'));
    await refreshView();
  };
  return (
    <div className={styles.body}>
      <p className={styles.text}>{t(wordsFor(campeonato))}</p>
      <LinkBox
        label={t('inscricoes.convite.rotulo')}
        qrLabel={t('inscricoes.convite.qr')}
        url={isPrivate ? `${path}?convite=${convite}` : `${path}?inscrever=1`}
        title={campeonato.nome}
      />
      {isPrivate && (
        <AskTwice
          label={t('inscricoes.convite.renovar')}
          warning={t('inscricoes.convite.renovar_aviso')}
          confirm={t('inscricoes.convite.renovar_mesmo')}
          variant="ghost"
          onConfirm={renew}
        />
      )}
    </div>
  );
}
