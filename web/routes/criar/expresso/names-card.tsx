// Every name that was read, to be put right before anything is made: renamed, given a team, sent to the waiting
// list and back, taken off. What was not taken from the list is told under it.
import { useId, useState } from 'react';
import { EscudoDoTime } from '#web/campeonato/escudo-do-time.tsx';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { ListNotices } from '#web/components/pasted-list/names-preview.tsx';
import { useT } from '#web/texts/texts.tsx';
import { type NameRow, nextKey, turned } from './names.ts';
import styles from './names-card.module.css';
import type { Correcao, ExpressDraft } from './typed.ts';
import type { TypedNames } from './use-names.ts';

type Change = (key: string, change: Correcao) => void;

type RowProps = { row: NameRow; place: number; onChange: Change };

function Row({ row, place, onChange }: RowProps) {
  const t = useT();
  const warningId = useId();
  const { key, nome, time, suplente, escudo, isTwice } = row;
  const who = nome || String(place);
  return (
    <li
      className={styles.row}
      data-waits={suplente ? '' : undefined}
      data-twice={isTwice ? '' : undefined}
    >
      <span className={styles.place}>{place}</span>
      <EscudoDoTime nome={time || nome} escudo={escudo} size={30} />
      <span className={styles.words}>
        <input
          value={nome}
          maxLength={60}
          aria-label={t('criar.nomes.nome', { n: place })}
          aria-invalid={isTwice || undefined}
          aria-describedby={isTwice ? warningId : undefined}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(key, { nome: currentTarget.value })}
        />
        <input
          value={time ?? ''}
          maxLength={60}
          placeholder={t('criar.nomes.sem_time')}
          aria-label={t('criar.nomes.time', { nome: who })}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(key, { time: currentTarget.value || null })}
        />
      </span>
      <span className={styles.acts}>
        <IconButton
          icon={suplente ? 'chevron-up' : 'clock'}
          label={t(suplente ? 'criar.nomes.joga' : 'criar.nomes.espera', { nome: who })}
          onClick={() => onChange(key, { suplente: !suplente })}
        />
        <IconButton
          icon="close"
          label={t('criar.nomes.tirar', { nome: who })}
          onClick={() => onChange(key, { fora: true })}
        />
      </span>
      {isTwice && (
        <span className={styles.warning} id={warningId}>
          {t('criar.nomes.repetido')}{' '}
          <button type="button" className="link" onClick={() => onChange(key, { fora: true })}>
            {t('criar.nomes.juntar')}
          </button>
        </span>
      )}
    </li>
  );
}

const FEW = 16;

/** Hundreds of rows are drawn when somebody asks for them. */
function useFolded(rows: readonly NameRow[]) {
  const [isAll, setAll] = useState(false);
  const rest = rows.length - FEW;
  const isFolded = rest > 4 && !isAll;
  return { shown: isFolded ? rows.slice(0, FEW) : rows, rest: isFolded ? rest : 0, setAll };
}

type Props = {
  names: TypedNames;
  correcoes: ExpressDraft['correcoes'];
  onChange(correcoes: ExpressDraft['correcoes']): void;
};

export function NamesCard({ names, correcoes, onChange }: Props) {
  const t = useT();
  const { rows, notices, playing, waiting } = names;
  const { shown, rest, setAll } = useFolded(rows);
  const change: Change = (key, part) =>
    onChange({ ...correcoes, [key]: { ...correcoes[key], ...part } });
  const place = (row: NameRow, index: number) => (row.suplente ? index + 1 - playing : index + 1);
  const firstWaiting = shown.findIndex(({ suplente }) => suplente);
  const hasTeams = rows.some(({ time }) => time);
  return (
    <section className={styles.card} aria-label={t('criar.nomes.titulo')}>
      <div className={styles.head}>
        <p role="status">
          {t('criar.nomes.jogam', { n: playing })}
          {waiting > 0 && `, ${t('criar.nomes.na_espera', { n: waiting })}`}
        </p>
        {hasTeams && (
          <Button variant="ghost" onClick={() => onChange(turned(rows, correcoes))}>
            {t('criar.nomes.inverter')}
          </Button>
        )}
      </div>
      <ol className={styles.rows}>
        {shown.map((row, index) => [
          index === firstWaiting && (
            <li key="espera" className={styles.waiting}>
              <Icon name="clock" size={16} />
              {t('criar.nomes.lista_de_espera')}
            </li>
          ),
          <Row key={row.key} row={row} place={place(row, index)} onChange={change} />,
        ])}
      </ol>
      <div className={styles.foot}>
        {rest > 0 && (
          <Button variant="ghost" onClick={() => setAll(true)}>
            {t('criar.expresso.ver_mais', { n: rest })}
          </Button>
        )}
        <Button
          variant="ghost"
          icon="plus"
          onClick={() => change(nextKey(correcoes), { nome: '' })}
        >
          {t('criar.nomes.mais_um')}
        </Button>
      </div>
      <ListNotices notices={notices} />
    </section>
  );
}
