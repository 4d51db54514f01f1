import { useTexts } from '#web/texts/texts.tsx';
import cartao from './campeao.module.css';
import type { Final } from './carregar.ts';
import styles from './numeros.module.css';

export function Numeros({ final: { numeros } }: { final: Final }) {
  const { t, locale } = useTexts();
  if (numeros.jogos === 0) return null;
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const figures = [
    [numeros.jogos, 'jogos'],
    [numeros.gols, 'gols'],
    [rate.format(numeros.gols / numeros.jogos), 'media'],
    [numeros.empates, 'empates'],
    [numeros.penaltis, 'penaltis'],
    [numeros.wo, 'wo'],
  ] as const;
  return (
    <section className={cartao.card} aria-labelledby="numeros">
      <h2 id="numeros">{t('campeao.numeros.titulo')}</h2>
      <dl className={styles.figures}>
        {figures.map(([value, name]) => (
          <div key={name}>
            <dt>{t(`campeao.numeros.${name}`, { n: value })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
