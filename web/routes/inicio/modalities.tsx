import { Banner } from '#web/components/crest/banner.tsx';
import type { Shirt } from '#web/components/crest/shirt.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './modalities.module.css';

const SHIRTS = {
  ea_fc: { main: '#0e7c86', detail: '#e8f3f2', pattern: 'faixa', shield: 'bico' },
  ultimate: { main: '#46267f', detail: '#f6d346', pattern: 'cruz', shield: 'bico' },
  efootball: { main: '#1b51b4', detail: '#ffffff', pattern: 'listras', shield: 'bico' },
  dream: { main: '#d84b7c', detail: '#21243a', pattern: 'centro', shield: 'bico' },
  proclubs: { main: '#1d3075', detail: '#d7342f', pattern: 'metade', shield: 'bico' },
  campo: { main: '#11784a', detail: '#f3cd3b', pattern: 'divisa', shield: 'bico' },
  society: { main: '#e87520', detail: '#7b2f14', pattern: 'quartos', shield: 'bico' },
  futsal: { main: '#8d1f1e', detail: '#f0c56c', pattern: 'argolas', shield: 'bico' },
} as const satisfies Record<string, Shirt>;

const NAMES = Object.keys(SHIRTS) as (keyof typeof SHIRTS)[];

export function Modalities() {
  const t = useT();
  return (
    <section className={styles.section}>
      <h2>{t('inicio.modalidades.titulo')}</h2>
      <ul className={styles.list}>
        {NAMES.map((name) => (
          <li key={name} className={styles.card}>
            <div className={styles.banner}>
              <Banner shirt={SHIRTS[name]} />
            </div>
            <h3>{t(`inicio.modalidades.${name}`)}</h3>
            <p>{t(`inicio.modalidades.${name}_texto`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
