// Pictures in the sheet of who plays: from the camera or the gallery, five at most, each with what it shows.
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { MAIS_FOTOS } from '#regras/vida/provas.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import { enderecoDaProva } from './endereco-da-prova.ts';
import styles from './fotos-campos.module.css';
import { IconeDaFoto } from './icone.tsx';
import type { FotoEscolhida, Fotos } from './use-fotos.ts';

type Props = {
  partida: string;
  estado: Fotos;
  titulo: string;
  /** Of what is wrong before kick-off, not of how it ended. */
  isProblem?: boolean;
  children?: ReactNode;
};

/** Which of the kinds that are asked for a picture shows; with one kind there is nothing to say. */
function Mostra({ foto, estado, n }: { foto: FotoEscolhida; estado: Fotos; n: number }) {
  const t = useT();
  if (estado.asked.length < 2) return null;
  return (
    <fieldset className={styles.shows}>
      <legend className="visually-hidden">{t('provas.mostra', { n })}</legend>
      {estado.asked.map((tipo) => (
        <label key={tipo}>
          <input
            type="checkbox"
            checked={foto.tipos.includes(tipo)}
            onChange={({ currentTarget }) => estado.show(foto.uuid, tipo, currentTarget.checked)}
          />
          {t(`opcoes.prova.${tipo}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Escolher({ kind, estado }: { kind: 'camera' | 'galeria'; estado: Fotos }) {
  const t = useT();
  const isFull = estado.fotos.length + estado.sending >= MAIS_FOTOS;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) void estado.add(files);
  };
  return (
    <label className={styles.pick} data-off={isFull ? '' : undefined}>
      <input
        type="file"
        accept="image/*"
        capture={kind === 'camera' ? 'environment' : undefined}
        multiple={kind === 'galeria'}
        disabled={isFull || estado.sending > 0}
        onChange={choose}
      />
      <IconeDaFoto name={kind === 'camera' ? 'camera' : 'imagem'} />
      {t(`provas.${kind}`)}
    </label>
  );
}

export function CamposDasFotos({ partida, estado, isProblem = false, titulo, children }: Props) {
  const t = useT();
  const id = useId();
  const { fotos, sending, problem } = estado;
  return (
    <section className={styles.field} aria-labelledby={id} data-falta="provas" tabIndex={-1}>
      <div className={styles.top}>
        <h3 id={id}>{titulo}</h3>
        <output>{t('provas.conta', { n: fotos.length, de: MAIS_FOTOS })}</output>
      </div>
      {children}
      <ul className={styles.grid}>
        {fotos.map((foto, index) => (
          <li key={foto.uuid}>
            <div className={styles.thumb}>
              <img
                src={enderecoDaProva(partida, foto.uuid)}
                alt={t('provas.foto', { n: index + 1 })}
              />
              <button
                type="button"
                aria-label={t('provas.tirar', { n: index + 1 })}
                onClick={() => void estado.remove(foto)}
              >
                <Icon name="close" size={16} />
              </button>
            </div>
            <Mostra foto={foto} estado={estado} n={index + 1} />
          </li>
        ))}
        {sending > 0 && (
          <li className={styles.sending}>
            <span role="status">{t('provas.enviando', { n: sending })}</span>
          </li>
        )}
        <li>
          <Escolher kind="camera" estado={estado} />
        </li>
        <li>
          <Escolher kind="galeria" estado={estado} />
        </li>
      </ul>
      <p className={styles.help}>{t(isProblem ? 'provas.quem_ve' : 'provas.ajuda')}</p>
      {problem && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
    </section>
  );
}
