// Pictures and links that went with what a side said, to look at; a press opens a picture large.
import { useState } from 'react';
import type { FotoVista, ProvasVistas } from '#contract/partida/provas.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Modal } from '#web/components/overlay/modal.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { enderecoDaProva } from './endereco-da-prova.ts';
import { IconeDaFoto } from './icone.tsx';
import styles from './provas.module.css';

type Props = {
  partida: string;
  provas: ProvasVistas;
  /** Whose they are, for who does not see them. */
  de: string;
  now: number;
};

/** Who organises, or judges, is told that the same file was sent before. */
function Repetida({ foto, partida }: { foto: FotoVista; partida: string }) {
  const { t } = useTexts();
  const elsewhere = foto.repetida?.filter((uuid) => uuid !== partida) ?? [];
  const isOfRival = foto.repetida?.includes(partida) ?? false;
  if (elsewhere.length === 0 && !isOfRival && !foto.repetida_em_outra) return null;
  return (
    <p className={styles.repeated}>
      <Icon name="alert" size={16} />
      <span>
        {t('provas.repetida')}{' '}
        {elsewhere.map((uuid) => (
          <Link key={uuid} to={`/partida/${uuid}`}>
            {t('provas.outro_jogo')}
          </Link>
        ))}
        {elsewhere.length === 0 && isOfRival && t('provas.do_rival')}{' '}
        {foto.repetida_em_outra && t('provas.em_outro_jogo')}
      </span>
    </p>
  );
}

function Grande({
  foto,
  titulo,
  partida,
  onClose,
}: {
  foto: FotoVista;
  titulo: string;
  partida: string;
  onClose(): void;
}) {
  const { t } = useTexts();
  const src = enderecoDaProva(partida, foto.uuid);
  const shows = foto.tipos.map((tipo) => t(`opcoes.prova.${tipo}`)).join(', ');
  return (
    <Modal title={titulo} onClose={onClose}>
      <div className={styles.large}>
        <img src={src} alt={shows ? `${titulo}: ${shows}` : titulo} />
        {shows && <p>{shows}</p>}
        <a href={src} target="_blank" rel="noreferrer">
          {t('provas.outra_aba')}
        </a>
      </div>
    </Modal>
  );
}

function LinkDado({ url, rotulo }: { url: string; rotulo: string }) {
  return (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <Icon name="link" size={16} />
      <span>
        {rotulo} <small>{new URL(url).hostname}</small>
      </span>
    </a>
  );
}

export function Galeria({ partida, provas, de, now }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const [open, setOpen] = useState<number | null>(null);
  const { fotos, video, transmissao } = provas;
  if (fotos.length === 0 && !video && !transmissao) return null;
  const titleOf = (index: number) => t('provas.foto_de', { n: index + 1, time: de });
  const shown = open === null ? undefined : fotos[open];
  return (
    <div className={styles.gallery}>
      {fotos.length > 0 && (
        <ul className={styles.pictures}>
          {fotos.map((foto, index) => (
            <li key={foto.uuid}>
              {foto.apagada ? (
                <span className={styles.gone}>{t('provas.apagada')}</span>
              ) : (
                <button type="button" onClick={() => setOpen(index)}>
                  <img
                    src={enderecoDaProva(partida, foto.uuid)}
                    alt={titleOf(index)}
                    loading="lazy"
                  />
                  <span>
                    <IconeDaFoto name="camera" size={14} />
                    {shortDateTime(foto.quando, texts, now)}
                  </span>
                </button>
              )}
              <Repetida foto={foto} partida={partida} />
            </li>
          ))}
        </ul>
      )}
      {video && <LinkDado url={video} rotulo={t('opcoes.prova.video')} />}
      {transmissao && <LinkDado url={transmissao} rotulo={t('opcoes.prova.transmissao')} />}
      {shown && open !== null && (
        <Grande
          foto={shown}
          titulo={titleOf(open)}
          partida={partida}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
