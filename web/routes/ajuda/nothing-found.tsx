import { ButtonLink } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './nothing-found.module.css';

export function NothingFound({ query }: { query: string }) {
  const t = useT();
  const words = [
    t('ajuda.busca.sugestao_1'),
    t('ajuda.busca.sugestao_2'),
    t('ajuda.busca.sugestao_3'),
    t('ajuda.busca.sugestao_4'),
  ];
  return (
    <section className={styles.empty}>
      <h2>{t('ajuda.busca.nada', { busca: query })}</h2>
      <p>{t('ajuda.busca.nada_texto')}</p>
      <div className={styles.words}>
        {words.map((word) => (
          <ButtonLink key={word} to={`/ajuda?q=${encodeURIComponent(word)}`}>
            {word}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
