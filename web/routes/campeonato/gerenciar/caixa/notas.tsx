import { useId, useState } from 'react';
import type { CaixaDoCampeonato, NotaDoCaixa } from '#contract/campeonato/caixa.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { isDecimalKey, onlyKeys } from '#web/fields/key-filters.ts';
import { reais } from '#web/numbers/reais.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './caixa.module.css';

type Props = { caixa: CaixaDoCampeonato; id: string; now: number };

const TIPOS = ['premio', 'saida', 'entrada'] as const;

type Tipo = (typeof TIPOS)[number];

const centsOf = (typed: string) => Math.round(Number(typed.replace(',', '.')) * 100) || 0;

function NovaNota({ id }: { id: string }) {
  const { t } = useTexts();
  const tipoId = useId();
  const { isBusy, problem, run } = useChange();
  const [tipo, setTipo] = useState<Tipo>('premio');
  const [valor, setValor] = useState('');
  const [descricao, setDescricao] = useState('');
  const note = async () => {
    const body = { tipo, centavos: centsOf(valor), descricao };
    const isDone = await run(
      (api) => api('POST /api/campeonatos/:id/caixa', { params: { id }, body }),
      t('taxas.caixa.anotado'),
    );
    if (!isDone) return;
    setValor('');
    setDescricao('');
  };
  return (
    <>
      <div className={cartao.row}>
        <label className={cartao.field} htmlFor={tipoId}>
          {t('taxas.caixa.tipo')}
          <Select
            id={tipoId}
            value={tipo}
            options={TIPOS.map((value) => ({ value, label: t(`taxas.nota.${value}`) }))}
            onChange={({ currentTarget }) => setTipo(currentTarget.value as Tipo)}
          />
        </label>
        <label className={cartao.field}>
          {t('taxas.caixa.valor')}
          <input
            inputMode="decimal"
            placeholder="0,00"
            autoComplete="off"
            value={valor}
            onKeyDown={onlyKeys((event) => event.key === ',' || isDecimalKey(event))}
            onChange={({ currentTarget }) => setValor(currentTarget.value.replace(/[^\d.,]/g, ''))}
          />
        </label>
      </div>
      <label className={cartao.field}>
        {t('taxas.caixa.descricao')}
        <input
          maxLength={80}
          autoComplete="off"
          placeholder={t('taxas.caixa.exemplo')}
          value={descricao}
          onChange={({ currentTarget }) => setDescricao(currentTarget.value)}
        />
      </label>
      <ProblemAlert texto={problem} />
      <Button
        disabled={isBusy || centsOf(valor) === 0 || descricao.trim() === ''}
        onClick={() => void note()}
      >
        {t('taxas.caixa.anotar')}
      </Button>
    </>
  );
}

const isIn = ({ tipo }: NotaDoCaixa) => tipo === 'entrada' || tipo === 'substituicao';

export function Notas({ caixa, id, now }: Props) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { run } = useChange();
  const remove = (nota: string) =>
    run(
      (api) => api('DELETE /api/campeonatos/:id/caixa/:nota', { params: { id, nota } }),
      t('taxas.caixa.apagado'),
    );
  return (
    <section className={cartao.card}>
      <h2>{t('taxas.caixa.notas')}</h2>
      {caixa.notas.length === 0 && <p className={cartao.help}>{t('taxas.caixa.sem_notas')}</p>}
      <ul className={cartao.list}>
        {caixa.notas.map((nota) => (
          <li key={nota.uuid}>
            <span className={cartao.grow}>
              {nota.descricao || t(`taxas.nota.${nota.tipo}`)}
              <small>
                {[
                  nota.descricao && t(`taxas.nota.${nota.tipo}`),
                  nota.quem,
                  shortDateTime(nota.created_at, texts, now),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <b className={styles.amount} data-in={isIn(nota) ? '' : undefined}>
              {isIn(nota) ? '+' : '−'} {reais(nota.centavos, locale)}
            </b>
            <IconButton
              icon="trash"
              label={t('taxas.caixa.apagar')}
              onClick={() => void remove(nota.uuid)}
            />
          </li>
        ))}
      </ul>
      <NovaNota id={id} />
      <a className={styles.csv} href={`/api/campeonatos/${id}/caixa/csv`} download>
        {t('taxas.caixa.csv')}
      </a>
    </section>
  );
}
