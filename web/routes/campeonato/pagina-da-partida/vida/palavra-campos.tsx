import { useId } from 'react';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import type { Modo } from './palavra.ts';
import styles from './palavra-dialog.module.css';

export type TipoDePalavra = 'placar' | 'wo' | 'motivo';

type TipoProps = {
  dados: DadosDaPartida;
  modo: Modo;
  tipo: TipoDePalavra;
  onChange(tipo: TipoDePalavra): void;
};

/** A score or a W.O.; who answers may give only the reason. Before the tolerance is over nobody missed a match. */
export function Tipo({ dados, modo, tipo, onChange }: TipoProps) {
  const t = useT();
  const id = useId();
  const isAnswer = modo === 'contestar' || modo === 'reclamar';
  const kinds = isAnswer ? (['placar', 'wo', 'motivo'] as const) : (['placar', 'wo'] as const);
  const isEarly = modo === 'informar' && !dados.vida.acoes.includes('informar_wo');
  return (
    <fieldset className={styles.kinds} aria-describedby={isEarly ? id : undefined}>
      <legend className="visually-hidden">{t('palavra.tipo')}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={`${id} tipo`}
            value={kind}
            checked={tipo === kind}
            disabled={kind === 'wo' && isEarly}
            onChange={() => onChange(kind)}
          />
          {t(`palavra.tipos.${kind}`)}
        </label>
      ))}
      {isEarly && (
        <p id={id} className={styles.note}>
          {t('palavra.wo_cedo', { n: dados.campeonato.regras.tolerancia_minutos })}
        </p>
      )}
    </fieldset>
  );
}

type TextoProps = {
  isAnswer: boolean;
  isNeeded: boolean;
  value: string;
  onChange(value: string): void;
};

const LONGEST = { answer: 1_000, note: 500 } as const;

/** A note beside a score, or the reason of a contest. */
export function Texto({ isAnswer, isNeeded, value, onChange }: TextoProps) {
  const t = useT();
  const id = useId();
  const label = isNeeded ? 'motivo' : isAnswer ? 'motivo_opcional' : 'nota';
  return (
    <div className={styles.words}>
      <label htmlFor={id}>{t(`palavra.${label}`)}</label>
      <textarea
        id={id}
        rows={isAnswer ? 3 : 2}
        maxLength={isAnswer ? LONGEST.answer : LONGEST.note}
        required={isNeeded}
        data-falta="falta_motivo igual"
        aria-describedby={`${id}-ajuda`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <small id={`${id}-ajuda`}>{t(`palavra.${isAnswer ? 'motivo_ajuda' : 'nota_ajuda'}`)}</small>
    </div>
  );
}
