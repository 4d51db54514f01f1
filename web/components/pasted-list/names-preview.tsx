import { Crest } from '#web/components/crest/crest.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './names-preview.module.css';
import type { ReadList } from './read-list.ts';

const SHOWN = 12;
const NOTICES_SHOWN = 5;
const LEFT_OUT_SHOWN = 50;

/** Somebody on these lines does not play: that is never folded away. */
const LEFT_OUT: ReadonlySet<string> = new Set(['repetido', 'ignorada', 'riscado', 'limite']);

function Notices({ notices, most }: { notices: ReadList['notices']; most: number }) {
  const t = useT();
  const rest = notices.length - most;
  return (
    <ul>
      {notices.slice(0, most).map(({ linha, tipo, texto }) => (
        <li key={`${linha} ${tipo} ${texto}`}>
          {t(`criar.expresso.aviso.${tipo}`, { linha, texto })}
        </li>
      ))}
      {rest > 0 && <li>{t('criar.expresso.e_mais', { n: rest })}</li>}
    </ul>
  );
}

export function NamesPreview({ list }: { list: ReadList }) {
  const t = useT();
  const { names } = list;
  const leftOut = list.notices.filter(({ tipo }) => LEFT_OUT.has(tipo));
  const notices = list.notices.filter(({ tipo }) => !LEFT_OUT.has(tipo));
  const rest = names.length - SHOWN;
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.count} data-empty={names.length === 0 ? '' : undefined}>
        {names.length > 0
          ? t('criar.expresso.participantes', { n: names.length })
          : t('criar.expresso.nenhum')}
      </p>
      {names.length > 0 && (
        <ul className={styles.names}>
          {names.slice(0, SHOWN).map(({ nome, time, shirt }) => (
            <li key={nome}>
              <Crest name={time ?? nome} shirt={shirt} size={24} />
              <span>
                <b>{nome}</b>
                {time && <small>{time}</small>}
              </span>
            </li>
          ))}
          {rest > 0 && <li className={styles.rest}>{t('criar.expresso.e_mais', { n: rest })}</li>}
        </ul>
      )}
      {leftOut.length > 0 && (
        <Note tone="warn">
          <Notices notices={leftOut} most={LEFT_OUT_SHOWN} />
        </Note>
      )}
      {notices.length > 0 && (
        <details className={styles.notices}>
          <summary>
            <Icon name="info" size={16} />
            {t('criar.expresso.avisos', { n: notices.length })}
          </summary>
          <Notices notices={notices} most={NOTICES_SHOWN} />
        </details>
      )}
    </div>
  );
}
