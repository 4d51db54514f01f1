// Ways in by another account: plain links, so that they work before the page's script has come. They lead
// to the server, which leads to the provider.
import type { Provedor } from '#contract/auth.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './social-buttons.module.css';

type Props = { providers: readonly Provedor[]; goTo: string | null };

export function SocialButtons({ providers, goTo }: Props) {
  const t = useT();
  if (providers.length === 0) return null;
  const query = goTo ? `?${new URLSearchParams({ redirect: goTo })}` : '';
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('social.ou')}</p>
      {providers.map((provedor) => {
        const rede = t(`social.${provedor}`);
        return (
          <a
            key={provedor}
            className={styles.button}
            href={`/api/auth/${provedor}/redirect${query}`}
          >
            <span className={styles.initial} aria-hidden="true">
              {rede[0]}
            </span>
            {t('social.entrar_com', { rede })}
          </a>
        );
      })}
    </div>
  );
}
