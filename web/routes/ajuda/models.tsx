import type { Tiebreaker } from '#engine/types.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { HelpPage } from './help.ts';
import styles from './models.module.css';

/** The presets of the engine, in words. */
export function Models({ models }: { models: HelpPage['models'] }) {
  const t = useT();
  const nameOf = (criterion: Tiebreaker) => t(`ajuda.criterios.coluna.${criterion}`);
  return (
    <details className={styles.models}>
      <summary>
        <span>
          <b>{t('ajuda.criterios.modelos.titulo')}</b> {t('ajuda.criterios.modelos.texto')}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <dl>
        {models.map(({ id, order }) => (
          <div key={id}>
            <dt>{t(`ajuda.criterios.modelos.${id}`)}</dt>
            <dd>
              <ol>
                {order.map((criterion) => (
                  <li key={criterion}>{nameOf(criterion)}</li>
                ))}
              </ol>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
