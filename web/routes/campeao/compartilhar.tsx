import { Button } from '#web/components/elements/button.tsx';
import { Drawing } from '#web/components/elements/drawing.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './campeao.module.css';
import type { Final } from './carregar.ts';
import { copyLink, useShared } from './mensagem.ts';

const BALLOON =
  '<path d="M4 20l1.2-4A8.2 8.2 0 1 1 8.200 19z"/><path d="M8.800 8.700c.2-.6.9-.6 1.200-.1l.6 1.300-.6 1c.7 1.300 1.600 2.100 3 2.900l.9-.8 1.500.7c.5.2.5.900 0 1.300-2.300 1.800-7.500-3.400-6.600-6.300z"/>';

/** To the group, or as a link. */
export function Compartilhar({ final }: { final: Final }) {
  const t = useT();
  const { text, url } = useShared(final);
  const message = new URLSearchParams({ text: `${text}\n${url}` });
  return (
    <section className={styles.share} aria-label={t('campeao.share.titulo')}>
      <a
        className={styles.zap}
        href={`https://wa.me/?${message}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Drawing
          className={styles.balloon}
          width={20}
          height={20}
          viewBox="0 0 24 24"
          markup={BALLOON}
        />
        {t('campeao.share.whatsapp')}
      </a>
      <Button icon="link" block onClick={() => void copyLink(url, t)}>
        {t('campeao.share.copiar')}
      </Button>
    </section>
  );
}
