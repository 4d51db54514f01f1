import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { CampanhaAteAqui } from '#contract/participante/campanha.ts';
import type { Contagem, Participante } from '#contract/participantes.ts';
import { aguardaAprovacao, STATUS } from '#regras/participantes/status.ts';
import type { ApiCall } from '#web/api/api.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import { AddButton } from '#web/routes/campeonato/adicionar/add-button.tsx';
import {
  ALL,
  type Shown,
  STATUS_IDS,
  shownOf,
} from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { useFocusOfGone } from '#web/screen/lost-focus.ts';
import { useT } from '#web/texts/texts.tsx';
import { BulkBar, useChangeMany } from './bulk-bar.tsx';
import styles from './list.module.css';

import { type Columns, isOrdinary, ManagedRow, type RowActions } from './managed-row.tsx';
import { StatusFilters } from './status-filters.tsx';

import { StatusMenu } from './status-menu.tsx';
import table from './table.module.css';
import { useRest } from './use-rest.tsx';

export type ParticipantListProps = {
  campeonato: Campeonato;
  list: readonly Participante[];
  /** What each has done, by their uuid; of nobody for who manages the entries. */
  campanhas: Readonly<Record<string, CampanhaAteAqui>>;
  /** Of all, also of those that are not in the list yet. */
  contagem: Contagem;
  /** The fee was due before now. */
  isFeeDue: boolean;
  onOpen(one: Participante): void;
};

const COLUMNS = ['escolher', 'participante', 'gamertag', 'situacao', 'pago', 'acoes'] as const;
const UNNAMED: ReadonlySet<string> = new Set(['escolher', 'acoes']);

/** Where everybody is simply in, no status is told: only what changes it stands there. */
function Head({ columns, isPlain }: { columns: Columns; isPlain: boolean }) {
  const t = useT();
  const isShown = (name: (typeof COLUMNS)[number]) =>
    !(name in columns) || columns[name as keyof Columns];
  const isUnnamed = (name: string) => UNNAMED.has(name) || (isPlain && name === 'situacao');
  return (
    <thead>
      <tr>
        {COLUMNS.filter(isShown).map((name) => (
          <th key={name} scope="col">
            <span className={isUnnamed(name) ? 'visually-hidden' : undefined}>
              {t(`inscricoes.coluna.${name}`)}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const isDraft = ({ estado }: Campeonato) => estado === 'rascunho';

/** Everybody who waits, also those that the page does not show. */
async function allPending({ id }: Campeonato, call: ApiCall): Promise<readonly Participante[]> {
  const { data } = await call('GET /api/campeonatos/:id/participantes', { params: { id } });
  return data.filter(aguardaAprovacao);
}

function Toolbar({ campeonato, contagem }: Pick<ParticipantListProps, 'campeonato' | 'contagem'>) {
  const t = useT();
  const { isBusy, problem, change } = useChangeMany(campeonato);
  const isDrawn = campeonato.resumo.jogos > 0;
  const pending = isDrawn ? 0 : contagem.aguardam;
  const { confirmados, vagas } = campeonato;
  const isFull = confirmados >= vagas && !isDrawn;
  return (
    <div className={styles.toolbar}>
      <p className={styles.places}>
        {t('inscricoes.vagas', { confirmados, n: vagas })}
        {isFull && <small>{t('inscricoes.completas')}</small>}
      </p>
      <div className={styles.buttons}>
        {contagem.todos > 0 && (
          <a
            className={styles.export}
            href={`/api/campeonatos/${campeonato.id}/participantes/csv`}
            download
          >
            {t('inscricoes.exportar')}
          </a>
        )}
        {pending > 1 && (
          <Button
            variant="soft"
            icon="check"
            disabled={isBusy}
            onClick={() => void change(STATUS.confirmado, (call) => allPending(campeonato, call))}
          >
            {t('inscricoes.confirmar_pendentes', { n: pending })}
          </Button>
        )}
        {isFull && campeonato.acoes.includes('editar') && (
          <ButtonLink to={`/campeonato/editar/${campeonato.id}`}>
            {t('inscricoes.mais_vagas')}
          </ButtonLink>
        )}
        <AddButton campeonato={campeonato} />
      </div>
      <ProblemAlert texto={problem} />
    </div>
  );
}

/** The address may name a status: `&status=1` shows who waits for an answer. */
function useShown() {
  const [search] = useSearchParams();
  const asked = Number(search.get('status'));
  const status = STATUS_IDS.find((id) => id === asked) ?? null;
  return useState<Shown>({ ...ALL, status });
}

/** Who waits for an answer stands on top, the longest first. */
const waitingFirst = (list: readonly Participante[]) => [
  ...list.filter(aguardaAprovacao),
  ...list.filter((one) => !aguardaAprovacao(one)),
];

export function ManagedList({
  campeonato,
  list,
  contagem,
  isFeeDue,
  onOpen,
}: ParticipantListProps) {
  useFocusOfGone();
  const t = useT();
  const menuId = useId();
  const [shown, setShown] = useShown();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState({ uuid: '', refuses: false });
  const found = waitingFirst(shownOf(list, shown));
  const { fetchRest, more, isWhole } = useRest(list, contagem);
  const isDrawn = campeonato.resumo.jogos > 0;
  const isOver = campeonato.estado === 'encerrado';
  const isPlain = list.every(isOrdinary);
  const columns: Columns = {
    escolher: !isDrawn,
    gamertag: list.some(({ gamertag }) => gamertag !== null),
    situacao: !isDrawn || !isPlain,
    pago: campeonato.taxa_centavos > 0,
  };
  const actions: RowActions = {
    id: campeonato.id,
    menuId,
    isDrawn,
    isFeeDue,
    columns,
    isChosen: (uuid) => chosen.has(uuid),
    onChoose: (uuid, isOn) => {
      const next = new Set(chosen);
      if (isOn) next.add(uuid);
      else next.delete(uuid);
      setChosen(next);
    },
    onAskStatus: ({ uuid }, refuses = false) => setAsked({ uuid, refuses }),
    onOpen,
  };
  return (
    <div className={styles.body}>
      <Toolbar campeonato={campeonato} contagem={contagem} />
      {isDrawn && !isOver && <p className={styles.note}>{t('inscricoes.sorteado')}</p>}
      {list.length > 0 && (
        <StatusFilters
          contagem={contagem}
          shown={shown}
          onChange={(next) => {
            setShown(next);
            fetchRest();
          }}
        />
      )}
      {list.length === 0 && (
        <Vazio
          titulo={t('campeonato.sem_participantes.titulo')}
          texto={t(isDraft(campeonato) ? 'inscricoes.vazio_rascunho' : 'inscricoes.vazio_gestao')}
        />
      )}
      {list.length > 0 && found.length === 0 && isWhole && (
        <Vazio titulo={t('inscricoes.ninguem')} texto={t('inscricoes.ninguem_texto')} />
      )}
      {found.length > 0 && (
        <div className={table.box}>
          <table className={table.table}>
            <caption className="visually-hidden">{t('inscricoes.titulo')}</caption>
            <Head columns={columns} isPlain={isPlain} />
            <tbody>
              {found.map((one) => (
                <ManagedRow key={one.uuid} one={one} actions={actions} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {more}
      <StatusMenu
        id={menuId}
        one={list.find(({ uuid }) => uuid === asked.uuid) ?? null}
        refuses={asked.refuses}
        isDrawn={isDrawn}
      />
      <BulkBar
        campeonato={campeonato}
        chosen={list.filter(({ uuid }) => chosen.has(uuid))}
        isDrawn={isDrawn}
        onClear={() => setChosen(new Set())}
      />
    </div>
  );
}
