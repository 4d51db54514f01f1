// Asks before a championship is closed: who becomes champion, who stands on the podium, and what is still open.
import { useEffect, useState } from 'react';
import type { FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import type { Campeonato } from '#contract/campeonatos.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { goTo } from '#web/navigation/navigation.ts';
import { useT } from '#web/texts/texts.tsx';
import { lugarEmPalavras, podioDe } from './colocacao.ts';
import styles from './encerrar-dialog.module.css';
import { enderecoDe } from './endereco.ts';
import { Time } from './time.tsx';
import { useChange } from './use-change.ts';

type Props = { campeonato: Pick<Campeonato, 'id' | 'nome'>; onClose(): void };

function Podium({ final }: { final: FinalDoCampeonato }) {
  const t = useT();
  const podium = podioDe(final.colocacoes);
  if (podium.length === 0) return null;
  return (
    <>
      <h3>{t('campeao.encerrar.oficial')}</h3>
      <ol className={styles.podium}>
        {podium.map((lugar) => (
          <li
            key={lugar.participante}
            data-champion={lugar.participante === final.campeao || undefined}
          >
            <b>{lugarEmPalavras(lugar, t)}</b>
            <Time gente={final.gente} uuid={lugar.participante} size={32} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Nothing where nothing is missing. */
function open({ motivo, abertos, empatados }: FinalDoCampeonato, t: ReturnType<typeof useT>) {
  return [
    motivo && t(`campeao.sem.${motivo}`),
    abertos > 0 && t('campeao.encerrar.jogos', { n: abertos }),
    !motivo && empatados.length > 0 && t('campeao.encerrar.empatados'),
  ].filter((text) => typeof text === 'string');
}

function Answer({ final, campeonato, onClose }: Props & { final: FinalDoCampeonato }) {
  const t = useT();
  const { isBusy, question, run } = useChange();
  const missing = open(final, t);
  const { id } = campeonato;
  const close = (ciente: boolean) =>
    run(
      async (call) => {
        const body = { estado: 'encerrado', ciente } as const;
        await call('PUT /api/campeonatos/:id/estado', { params: { id }, body });
        await goTo(enderecoDe(id, 'campeao'));
      },
      () => null,
    );
  return (
    <div className={styles.body}>
      <Podium final={final} />
      {missing.map((text) => (
        <Note key={text} tone="warn">
          {text}
        </Note>
      ))}
      <p className={styles.help}>{t('campeao.encerrar.ajuda')}</p>
      <Pergunta
        texto={question}
        sim={t('campeao.encerrar.mesmo_assim')}
        isBusy={isBusy}
        onYes={() => void close(true)}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          big
          icon="trophy"
          disabled={isBusy}
          onClick={() => void close(missing.length > 0)}
        >
          {t(missing.length > 0 ? 'campeao.encerrar.mesmo_assim' : 'campeonato.fim.celebrar')}
        </Button>
        <Button variant="ghost" big onClick={onClose}>
          {t('campeao.encerrar.voltar')}
        </Button>
      </div>
    </div>
  );
}

export default function EncerrarDialog({ campeonato, onClose }: Props) {
  const t = useT();
  const [final, setFinal] = useState<FinalDoCampeonato | null>(null);
  const { id, nome } = campeonato;
  useEffect(() => {
    let isGone = false;
    api('GET /api/campeonatos/:id/campeao', { params: { id } }).then(
      ({ data }) => !isGone && setFinal(data),
      onClose,
    );
    return () => {
      isGone = true;
    };
  }, [id, onClose]);
  return (
    <Modal title={t('campeao.encerrar.titulo', { nome })} onClose={onClose}>
      {final ? (
        <Answer final={final} campeonato={campeonato} onClose={onClose} />
      ) : (
        <p role="status" className={styles.loading}>
          {t('campeao.encerrar.conferindo')}
        </p>
      )}
    </Modal>
  );
}
