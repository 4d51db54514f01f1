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
import table from './public-list.module.css';
import { PublicRow } from './public-row.tsx';
import { Search } from './status-filters.tsx';
import { useRest } from './use-rest.tsx';

const WORTH_SEARCHING = 12;
const NAMES = ['participante', 'situacao'] as const;
const RUNNING = ['posicao', 'participante', 'situacao', 'campanha', 'ultimos'] as const;

export function PublicList({
  campeonato,
  list,
  campanhas,
  contagem,
  onOpen,
}: ParticipantListProps) {
  const t = useT();
  const [shown, setShown] = useState(ALL);
  const visible = shownOf(list, shown);
  const { fetchRest, more, isWhole } = useRest(list, contagem);
  const search = (next: Shown) => {
    setShown(next);
    fetchRest();
  };
  const hasBegun = Object.values(campanhas).some(({ situacao }) => situacao !== 'inscrito');
  const mine = campeonato.minha_inscricao?.uuid;
  return (
    <div className={styles.body}>
      {contagem.todos > WORTH_SEARCHING && <Search shown={shown} onChange={search} />}
      {visible.length === 0 && isWhole && (
        <Vazio titulo={t('inscricoes.ninguem')} texto={t('inscricoes.ninguem_texto')} />
      )}
      {visible.length > 0 && (
        <div className={table.box}>
          <table className={table.table} data-names={hasBegun ? undefined : ''}>
            <caption className="visually-hidden">{t('inscricoes.titulo')}</caption>
            <thead className={hasBegun ? undefined : 'visually-hidden'}>
              <tr>
                {(hasBegun ? RUNNING : NAMES).map((name) => (
                  <th key={name} scope="col">
                    {t(`participante.lista.coluna.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.map((one) => (
                <PublicRow
                  key={one.uuid}
                  id={campeonato.id}
                  one={one}
                  campanha={campanhas[one.uuid]}
                  isOwn={one.uuid === mine}
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
