import { useState } from 'react';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './names-preview.module.css';
import type { ListedName, ReadList } from './read-list.ts';

const SHOWN = 12;

/** Somebody on these lines does not play: that is never folded away. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'repetido',
  'ignorada',
  'riscado',
  'fora',
  'limite',
]);

function Notices({ notices }: { notices: ReadList['notices'] }) {
  const t = useT();
  return (
    <ul className={styles.all}>
      {notices.map(({ linha, tipo, texto }) => (
        <li key={`${linha} ${tipo} ${texto}`}>
          {t(`criar.expresso.aviso.${tipo}`, { linha, texto })}
        </li>
      ))}
    </ul>
  );
}

/** The first of them, and all on request: who is on the list is never a guess. */
function Names({ names }: { names: readonly ListedName[] }) {
  const t = useT();
  const [isAll, setAll] = useState(false);
  const rest = names.length - SHOWN;
  const isFolded = rest > 1 && !isAll;
  return (
    <ul className={styles.names}>
      {(isFolded ? names.slice(0, SHOWN) : names).map(({ nome, time, escudo }) => (
        <li key={nome}>
          <EscudoDoTime nome={time ?? nome} escudo={escudo} />
          <span>
            <b>{nome}</b>
            {time && <small>{time}</small>}
          </span>
        </li>
      ))}
      {isFolded && (
        <li className={styles.rest}>
          <Button variant="ghost" onClick={() => setAll(true)}>
            {t('criar.expresso.ver_mais', { n: rest })}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** What the reading of the list left out or changed. */
export function ListNotices({ notices: all }: { notices: ReadList['notices'] }) {
  const t = useT();
  const leftOut = all.filter(({ tipo }) => LEFT_OUT.has(tipo));
  const notices = all.filter(({ tipo }) => !LEFT_OUT.has(tipo));
  if (all.length === 0) return null;
  return (
    <div className={styles.preview}>
      {leftOut.length > 0 && (
        <Note tone="warn">
          <Notices notices={leftOut} />
        </Note>
      )}
      {notices.length > 0 && (
        <details className={styles.notices}>
          <summary>
            <Icon name="info" size={16} />
            {t('criar.expresso.avisos', { n: notices.length })}
          </summary>
          <Notices notices={notices} />
        </details>
      )}
    </div>
  );
}

export function NamesPreview({ list }: { list: ReadList }) {
  const t = useT();
  const { names, waiting } = list;
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.count} data-empty={names.length === 0 ? '' : undefined}>
        {names.length > 0
          ? t('criar.expresso.participantes', { n: names.length })
          : t('criar.expresso.nenhum')}
      </p>
      {names.length > 0 && <Names names={names} />}
      {waiting.length > 0 && (
        <>
          <p className={styles.waiting}>{t('criar.expresso.espera', { n: waiting.length })}</p>
          <Names names={waiting} />
        </>
      )}
      <ListNotices notices={list.notices} />
    </div>
  );
}
