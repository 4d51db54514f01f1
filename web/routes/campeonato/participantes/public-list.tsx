import { useState } from 'react';
import { Vazio } from '#web/components/layout/vazio.tsx';
import {
  ALL,
  type Shown,
  shownOf,
} from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './list.module.css';
import type { ParticipantListProps } from './managed-list.tsx';
import { PublicRow } from './row.tsx';
import { Search } from './status-filters.tsx';
import table from './table.module.css';
import { useRest } from './use-rest.tsx';

const WORTH_SEARCHING = 12;
const COLUMNS = ['participante', 'gamertag', 'situacao'] as const;
const TAG = 'gamertag';

export function PublicList({ campeonato, list, contagem, onOpen }: ParticipantListProps) {
  const t = useT();
  const [shown, setShown] = useState(ALL);
  const visible = shownOf(list, shown);
  const { fetchRest, more, isWhole } = useRest(list, contagem);
  const search = (next: Shown) => {
    setShown(next);
    fetchRest();
  };
  const showsTags = list.some(({ gamertag }) => gamertag !== null);
  const mine = campeonato.minha_inscricao?.uuid;
  return (
    <div className={styles.body}>
      {contagem.todos > WORTH_SEARCHING && <Search shown={shown} onChange={search} />}
      {visible.length === 0 && isWhole && (
        <Vazio titulo={t('inscricoes.ninguem')} texto={t('inscricoes.ninguem_texto')} />
      )}
      {visible.length > 0 && (
        <div className={table.box}>
          <table className={table.table}>
            <caption className="visually-hidden">{t('inscricoes.titulo')}</caption>
            <thead className="visually-hidden">
              <tr>
                {COLUMNS.filter((name) => showsTags || name !== TAG).map((name) => (
                  <th key={name} scope="col">
                    {t(`inscricoes.coluna.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.map((one) => (
                <PublicRow
                  key={one.uuid}
                  one={one}
                  isOwn={one.uuid === mine}
                  showsTags={showsTags}
                  onOpen={onOpen}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {more}
    </div>
  );
}
