import { Vazio } from '#web/components/layout/vazio.tsx';
import { useT } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import styles from './regras-da-liga.module.css';

export default function RegrasDaLigaPage() {
  const t = useT();
  const { liga } = useDadosDaLiga();
  if (!liga.regras) {
    return <Vazio titulo={t('liga.regras.vazio')} texto={t('liga.regras.vazio_texto')} />;
  }
  return (
    <section className={styles.rules} aria-label={t('liga.aba.regras')}>
      {liga.regras}
    </section>
  );
}
