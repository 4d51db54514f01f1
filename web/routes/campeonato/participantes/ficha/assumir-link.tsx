import { useState } from 'react';
import type { Participante } from '#contract/participantes.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { LinkBox } from '#web/routes/campeonato/adicionar/link-box.tsx';
import { useT } from '#web/texts/texts.tsx';

/** Only the hash of the token is kept on the server, so a link can be made again but not shown again. */
export function AssumirLink({ one }: { one: Participante }) {
  const t = useT();
  const [url, setUrl] = useState<string | null>(null);
  const make = async () => {
    const params = { uuid: one.uuid };
    const { data } = await api('POST /api/participantes/:uuid/convite', { params });
    setUrl(data.url);
  };
  return (
    <div className={styles.body}>
      <p className={styles.text}>{t('inscricoes.conta.texto', { nome: one.nome })}</p>
      {url ? (
        <LinkBox
          label={t('inscricoes.conta.rotulo', { nome: one.nome })}
          qrLabel={t('inscricoes.conta.qr', { nome: one.nome })}
          url={url}
          title={one.nome}
        />
      ) : (
        <Button variant="primary" big block onClick={() => void make().catch(() => undefined)}>
          {t('inscricoes.conta.criar')}
        </Button>
      )}
      <p className={styles.help}>{t('inscricoes.conta.uma_vez')}</p>
    </div>
  );
}
