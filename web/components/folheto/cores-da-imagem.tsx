import { useId } from 'react';
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './cores-da-imagem.module.css';

type Pintura = Folheto['pecas'][number]['pinturas'][number];

type Props = {
  pinturas: readonly Pintura[];
  escolhida: Pintura['nome'];
  onChange(nome: Pintura['nome']): void;
};

/** Half of each colour, as the picture has them. */
function Amostra({ cores: [left, right] }: Pick<Pintura, 'cores'>) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path fill={left} d="M14 0a14 14 0 0 0 0 28z" />
      <path fill={right} d="M14 0a14 14 0 0 1 0 28z" />
    </svg>
  );
}

export function CoresDaImagem({ pinturas, escolhida, onChange }: Props) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={styles.colours}>
      <legend>{t('compartilhar.cores')}</legend>
      {pinturas.map(({ nome, cores }) => (
        <label key={nome}>
          <input
            type="radio"
            name={name}
            checked={nome === escolhida}
            onChange={() => onChange(nome)}
          />
          <Amostra cores={cores} />
          {t(`compartilhar.pintura.${nome}`)}
        </label>
      ))}
    </fieldset>
  );
}
