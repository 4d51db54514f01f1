// Search and filters as one form that asks for an address. With its script every choice takes effect at once.
import type { FormEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { MODALIDADES } from '#regras/configuracao/opcoes.ts';
import { ENTRADAS_NA_LIGA, ORDENS_DAS_LIGAS } from '#regras/liga/opcoes.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { enderecoCom, type FiltrosDasLigas, LIGAS } from './filtros.ts';
import styles from './ligas.module.css';

export function AbasDasLigas({ filtros }: { filtros: FiltrosDasLigas }) {
  const t = useT();
  if (!useUser()) return null;
  const tabs = [
    ['todas', undefined],
    ['participo', 'participo'],
    ['cuido', 'cuido'],
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={t('liga.lista.quais')}>
      {tabs.map(([name, minhas]) => (
        <Link
          key={name}
          to={enderecoCom(filtros, { minhas })}
          aria-current={filtros.minhas === minhas ? 'page' : undefined}
        >
          {t(`liga.lista.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

export function FiltrosDaLista({ filtros }: { filtros: FiltrosDasLigas }) {
  const t = useT();
  const submit = useSubmit();
  const ask = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    void submit(currentTarget, { replace: true, preventScrollReset: true });
  const all = (label: string) => ({ value: '', label });
  return (
    <search>
      <Form
        key={enderecoCom(filtros)}
        action={LIGAS}
        className={styles.form}
        onChange={(event) => {
          if (!(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox') {
            ask(event);
          }
        }}
      >
        {filtros.minhas && <input type="hidden" name="minhas" value={filtros.minhas} />}
        <div className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            name="busca"
            maxLength={64}
            defaultValue={filtros.busca ?? ''}
            placeholder={t('liga.lista.busca')}
            aria-label={t('liga.lista.busca')}
          />
          <Button type="submit">{t('liga.lista.buscar')}</Button>
        </div>
        <div className={styles.filters}>
          <Select
            look="pill"
            name="modalidade"
            aria-label={t('liga.lista.modalidade')}
            defaultValue={filtros.modalidade ?? ''}
            options={[
              all(t('liga.lista.toda_modalidade')),
              ...MODALIDADES.map((value) => ({ value, label: t(`opcoes.modalidade.${value}`) })),
            ]}
          />
          <Select
            look="pill"
            name="entrada"
            aria-label={t('liga.lista.entrada')}
            defaultValue={filtros.entrada ?? ''}
            options={[
              all(t('liga.lista.toda_entrada')),
              ...ENTRADAS_NA_LIGA.map((value) => ({ value, label: t(`liga.entrada.${value}`) })),
            ]}
          />
          <label className={styles.toggle}>
            <input
              type="checkbox"
              name="verificada"
              value="1"
              defaultChecked={filtros.verificada === '1'}
            />
            <Icon name="verified" size={16} />
            {t('liga.lista.verificada')}
          </label>
          <span className={styles.order}>
            <Select
              look="quiet"
              name="ordem"
              aria-label={t('liga.lista.ordem')}
              defaultValue={filtros.ordem ?? 'maiores'}
              options={ORDENS_DAS_LIGAS.map((value) => ({
                value,
                label: t(`liga.lista.ordem_${value}`),
              }))}
            />
          </span>
        </div>
      </Form>
    </search>
  );
}
