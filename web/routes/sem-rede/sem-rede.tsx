import { Seo } from '#web/screen/seo.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './sem-rede.module.css';

/**
 * What the worker shows without a network for an address that it has not kept: it fills the list, and reads here the
 * words that it puts on what it has (web/public/tabelao-sw.js).
 */
export default function SemRedePage() {
  const t = useT();
  return (
    <div
      className={styles.page}
      data-visto={t('rede.visto', { quando: '{quando}' })}
      data-agora={t('rede.agora')}
      data-de-novo={t('rede.de_novo')}
    >
      <Seo title={t('rede.titulo')} noindex />
      <h1>{t('rede.titulo')}</h1>
      <p className={styles.text}>{t('rede.texto')}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: the address that was asked for, whatever it is */}
        <a className={styles.again} href="">
          {t('rede.de_novo')}
        </a>
      </p>
      <h2>{t('rede.vistos')}</h2>
      <ul className={styles.list} data-vistos />
    </div>
  );
}
