// The last results as letters on coloured plates: V, E, D.
import type { Linha } from '#contract/classificacao.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './form-letters.module.css';

type FormLetter = Linha['forma'][number];

export function FormLetters({ forma }: { forma: readonly FormLetter[] }) {
  const t = useT();
  if (forma.length === 0) return null;
  const spoken = forma.map((result) => t(`campeonato.tabela.forma.${result}`)).join(', ');
  return (
    <span className={styles.form} role="img" aria-label={spoken}>
      {forma.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the last five results have no identity but their order
        <i key={index} data-r={result} aria-hidden="true">
          {t(`campeonato.tabela.letra.${result}`)}
        </i>
      ))}
    </span>
  );
}
