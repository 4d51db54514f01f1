import { useId } from 'react';
import { AUSENTES, type Ausente } from '#regras/montagem/resultado.ts';
import { useT } from '#web/texts/texts.tsx';
import { EfeitoDoWoDuplo, PlacarDoWo } from './pelo-regulamento.tsx';
import type { SheetProps } from './placar-salvar.ts';
import styles from './placar-wo.module.css';

type Props = Omit<SheetProps, 'onClose'> & {
  names: readonly [string, string];
  ausente: Ausente | null;
  /** Saving was tried without an answer. */
  isMissing: boolean;
  onChange(ausente: Ausente): void;
};

/** Who failed to appear is asked, never guessed; then it says what that comes to. */
export function CamposDoWo({ partida, pagina, names, ausente, isMissing, onChange }: Props) {
  const t = useT();
  const id = useId();
  const [mandante, visitante] = names;
  const words = {
    mandante: t('campeonato.placar.ausente_quem', { nome: mandante }),
    visitante: t('campeonato.placar.ausente_quem', { nome: visitante }),
    ambos: t('campeonato.placar.ausentes'),
  };
  const isOfBoth = ausente === 'ambos';
  const isOfOne = ausente !== null && !isOfBoth;
  const [vencedor, perdedor] = ausente === 'visitante' ? names : [visitante, mandante];
  return (
    <>
      <fieldset className={styles.who} aria-describedby={isMissing ? id : undefined}>
        <legend>{t('campeonato.placar.ausente')}</legend>
        {AUSENTES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id} ausente`}
              value={value}
              checked={ausente === value}
              aria-invalid={isMissing || undefined}
              onChange={() => onChange(value)}
            />
            {words[value]}
          </label>
        ))}
      </fieldset>
      <p id={id} role="alert" className={styles.missing}>
        {isMissing && t('campeonato.placar.quem_faltou')}
      </p>
      {isOfBoth && <EfeitoDoWoDuplo partida={partida} pagina={pagina} />}
      {isOfOne && (
        <PlacarDoWo partida={partida} pagina={pagina} vencedor={vencedor} perdedor={perdedor} />
      )}
    </>
  );
}
