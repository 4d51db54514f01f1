import type { AssinaturaDaPessoa } from '#contract/pessoa/assinatura.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './uso.module.css';

const LINHAS = ['ativos', 'maior', 'ligas', 'fotos_mb'] as const;

const espaco = (mb: number) => (mb < 1_000 ? `${mb} MB` : `${mb / 1_000} GB`);

export function Uso({ uso }: { uso: AssinaturaDaPessoa['uso'] }) {
  const { t, locale } = useTexts();
  return (
    <section className={styles.card} aria-labelledby="uso">
      <h2 id="uso">{t('assinatura.pagina.uso')}</h2>
      {LINHAS.map((linha) => {
        const { tem, de } = uso[linha];
        const say = (n: number) => (linha === 'fotos_mb' ? espaco(n) : n.toLocaleString(locale));
        const name = t(`assinatura.pagina.uso_linha.${linha}`);
        return (
          <div key={linha} className={styles.line} data-over={tem > de ? '' : undefined}>
            <p>
              <b>{name}</b>
              <span>
                <strong>{say(tem)}</strong> {t('assinatura.pagina.de', { n: say(de) })}
              </span>
            </p>
            <progress aria-label={name} value={Math.min(tem, de)} max={de} />
            {tem > de && (
              <small>
                <Icon name="alert" size={16} />
                {t('assinatura.pagina.acima')}
              </small>
            )}
          </div>
        );
      })}
    </section>
  );
}
