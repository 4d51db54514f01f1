import { useEffect, useState } from 'react';
import type { AnswerOf, Api } from '#contract/api.ts';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Validations } from '#contract/http/erros.ts';
import type { Participante } from '#contract/participantes.ts';
import { isJanelaAberta } from '#regras/agenda/janelas.ts';
import { acabou } from '#regras/participantes/status.ts';
import { ApiError } from '#web/api/api.ts';
import { api } from '#web/api/api-browser.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { toast } from '#web/notices/toast.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import type { RecordProps } from './details-form.tsx';
import {
  elencoBody,
  emptyRow,
  type PapelNoElenco,
  problemsOf,
  type Row,
  rowOf,
  withRole,
} from './elenco.ts';
import styles from './elenco-editor.module.css';

const ROLES = ['capitao', 'vice'] as const satisfies readonly PapelNoElenco[];
const MOST_PLAYERS = 60;

type EmergenciaMostrada = AnswerOf<Api['GET /api/participantes/:uuid/elenco']>['emergencia'];

function useElenco({ uuid }: Participante) {
  const t = useT();
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [emergencia, setEmergencia] = useState<EmergenciaMostrada>(null);
  const [errors, setErrors] = useState<Validations>({});
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    api('GET /api/participantes/:uuid/elenco', { params: { uuid } }).then(
      ({ data, emergencia: changes }) => {
        if (!isHere) return;
        setRows(data.map(rowOf));
        setEmergencia(changes);
      },
      () => isHere && setRows([]),
    );
    return () => {
      isHere = false;
    };
  }, [uuid]);
  const save = async () => {
    setBusy(true);
    try {
      const body = elencoBody(rows ?? []);
      const { data, emergencia: changes } = await api('PUT /api/participantes/:uuid/elenco', {
        params: { uuid },
        body,
      });
      setRows(data.map(rowOf));
      setEmergencia(changes);
      setErrors({});
      toast.success(t('inscricoes.elenco.salvo'));
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.body?.validations ?? {});
    } finally {
      setBusy(false);
    }
  };
  return { rows, setRows, emergencia, errors, isBusy, save };
}

type PlayerProps = {
  row: Row;
  n: number;
  error: string | undefined;
  /** No window is open: who plays stays, captain and shirts may change. */
  isFrozen: boolean;
  onChange(part: Partial<Row>): void;
  onRole(papel: PapelNoElenco | null): void;
  onRemove(): void;
};

function Player({ row, n, error, isFrozen, onChange, onRole, onRemove }: PlayerProps) {
  const t = useT();
  const errorId = `${row.key}-erro`;
  const said = error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  const roles = ROLES.map((value) => ({ value, label: t(`inscricoes.elenco.${value}`) }));
  return (
    <li className={styles.player}>
      <input
        {...said}
        className={styles.number}
        inputMode="numeric"
        maxLength={2}
        aria-label={t('inscricoes.elenco.numero', { n })}
        placeholder="#"
        value={row.numero}
        onChange={({ currentTarget }) =>
          onChange({ numero: currentTarget.value.replace(/\D/g, '') })
        }
      />
      <input
        {...said}
        className={styles.name}
        maxLength={60}
        readOnly={isFrozen}
        autoComplete="off"
        aria-label={t('inscricoes.elenco.nome', { n })}
        placeholder={t('inscricoes.elenco.jogador', { n })}
        value={row.nome}
        onChange={({ currentTarget }) => onChange({ nome: currentTarget.value })}
      />
      <Select
        look="quiet"
        aria-label={t('inscricoes.elenco.papel', { n })}
        value={row.papel ?? ''}
        options={[{ value: '', label: t('inscricoes.elenco.sem_papel') }, ...roles]}
        onChange={({ currentTarget }) =>
          onRole((currentTarget.value || null) as PapelNoElenco | null)
        }
      />
      {!isFrozen && (
        <IconButton icon="close" label={t('inscricoes.elenco.tirar', { n })} onClick={onRemove} />
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </li>
  );
}

function ReadOnly({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  if (rows.length === 0) return <p className={styles.text}>{t('inscricoes.elenco.vazio')}</p>;
  return (
    <ol className={styles.players}>
      {rows.map(({ key, nome, numero, papel }) => (
        <li key={key} className={styles.line}>
          <span className={styles.shirt}>{numero}</span>
          {nome}
          {papel && <Chip tone="brand">{t(`inscricoes.elenco.${papel}`)}</Chip>}
        </li>
      ))}
    </ol>
  );
}

const sizeOf = ({ minimo, maximo, em_campo }: NonNullable<Campeonato['regras']['elenco']>) => ({
  minimo,
  maximo,
  em_campo,
});

/** Whether the squad may move now, and how often it did while it should not. */
function movesOf({ estado, regras }: Campeonato, emergencia: EmergenciaMostrada, t: Translate) {
  const isClosed = estado === 'andamento' && !isJanelaAberta(regras, Date.now());
  if (!isClosed || !emergencia) return { isFrozen: isClosed, changes: null };
  return {
    isFrozen: emergencia.usadas >= emergencia.total,
    changes: t('inscricoes.elenco.emergencia', emergencia),
  };
}

type Props = RecordProps & { isOwn: boolean };

export function ElencoEditor({ one, campeonato, manages, isOwn }: Props) {
  const t = useT();
  const { rows, setRows, emergencia, errors, isBusy, save } = useElenco(one);
  const { elenco } = campeonato.regras;
  const moves = movesOf(campeonato, emergencia, t);
  const isFrozen = moves.isFrozen && !manages;
  if (rows === null) return <p className={styles.text}>{t('inscricoes.elenco.carregando')}</p>;
  const isOver = acabou(campeonato.estado);
  if (!manages && (!isOwn || isOver)) {
    return (
      <>
        {isOwn && <p className={styles.text}>{t('participantes.elenco.acabou')}</p>}
        <ReadOnly rows={rows} />
      </>
    );
  }
  const { byRow, whole } = problemsOf(rows, errors);
  const change = (key: string, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <div className={styles.editor}>
      {elenco && <p className={styles.text}>{t('inscricoes.elenco.limites', sizeOf(elenco))}</p>}
      {isFrozen && <p className={styles.text}>{t('inscricoes.elenco.janela_fechada')}</p>}
      {moves.changes && <p className={styles.text}>{moves.changes}</p>}
      {rows.length === 0 && <p className={styles.text}>{t('inscricoes.elenco.vazio')}</p>}
      <ol className={styles.players}>
        {rows.map((row, index) => (
          <Player
            key={row.key}
            row={row}
            n={index + 1}
            error={byRow.get(row.key)}
            isFrozen={isFrozen}
            onChange={(part) => change(row.key, part)}
            onRole={(papel) => setRows(withRole(rows, row.key, papel))}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      {whole && (
        <p role="alert" className={styles.error}>
          {whole}
        </p>
      )}
      {!isFrozen && (
        <Button
          icon="plus"
          disabled={rows.length >= (elenco?.maximo ?? MOST_PLAYERS)}
          onClick={() => setRows([...rows, emptyRow(crypto.randomUUID())])}
        >
          {t('inscricoes.elenco.incluir')}
        </Button>
      )}
      {(!isFrozen || rows.length > 0) && (
        <Button variant="primary" big block disabled={isBusy} onClick={() => void save()}>
          {t('inscricoes.elenco.salvar')}
        </Button>
      )}
    </div>
  );
}
