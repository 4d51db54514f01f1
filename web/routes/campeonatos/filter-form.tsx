// Search and filters as one form that asks for an address. With its script every choice takes effect at
// once; on a phone the filters are a sheet, and wait for its button.
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { FORMATOS, MODALIDADES, ORDENS, PLATAFORMAS } from '#regras/configuracao/opcoes.ts';
import { Button, IconButton } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './filter-form.module.css';
import {
  activeFilters,
  type Filters,
  filtersOfForm,
  hrefWith,
  LISTA,
  USUAL_ORDER,
} from './filters.ts';

const FORM_ID = 'filtros-da-lista';
const SHEET_ID = 'filtros';
const PAUSE_MS = 300;

/** Going back, a tab or a removed filter change the address and not the fields: those follow. */
function fill(form: HTMLFormElement, filters: Filters): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field.type === 'hidden' || field === document.activeElement) continue;
    const value = filters[field.name as keyof Filters];
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = Boolean(value);
    else field.value = value ?? (field.name === 'ordem' ? USUAL_ORDER : '');
  }
}

/** A choice asks at once, typing after a pause; an open sheet waits. */
function useInstantFilters(filters: Filters) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = () => {
    if (!form.current) return;
    const to = hrefWith(filtersOfForm(form.current));
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    clearTimeout(waiting.current);
    if ((target as HTMLElement).closest(':popover-open')) return;
    const isTyped = target instanceof HTMLInputElement && target.type === 'search';
    waiting.current = setTimeout(ask, isTyped ? PAUSE_MS : 0);
  };
  const onSubmit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    clearTimeout(waiting.current);
    ask();
  };
  useEffect(() => {
    if (form.current) fill(form.current, filters);
  }, [filters]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return { form, onInput, onSubmit };
}

function Choices({ filters }: { filters: Filters }) {
  const t = useT();
  const lists = [
    ['modalidade', MODALIDADES.map((value) => ({ value, label: t(`opcoes.modalidade.${value}`) }))],
    ['plataforma', PLATAFORMAS.map((value) => ({ value, label: t(`opcoes.plataforma.${value}`) }))],
    ['formato', FORMATOS.map((value) => ({ value, label: t(`opcoes.formato.${value}`) }))],
  ] as const;
  return (
    <>
      {lists.map(([name, options]) => (
        <div key={name} className={styles.choice}>
          <label htmlFor={`filtro-${name}`}>{t(`lista.filtros.${name}`)}</label>
          <Select
            id={`filtro-${name}`}
            look="pill"
            name={name}
            defaultValue={filters[name] ?? ''}
            options={[{ value: '', label: t(`lista.filtros.${name}`) }, ...options]}
          />
        </div>
      ))}
      {(['com_vagas', 'gratis'] as const).map((name) => (
        <label key={name} className={styles.toggle}>
          <input type="checkbox" name={name} value="1" defaultChecked={filters[name] === '1'} />
          <Icon name="check" size={16} />
          {t(`lista.filtros.${name}`)}
        </label>
      ))}
    </>
  );
}

function Sheet({ filters }: { filters: Filters }) {
  const t = useT();
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list that was asked for is there
  useEffect(() => sheet.current?.hidePopover(), [key]);
  return (
    <div ref={sheet} id={SHEET_ID} popover="auto" className={styles.sheet}>
      <div className={styles.sheetHead}>
        <h2>{t('lista.filtros.nome')}</h2>
        <IconButton
          icon="close"
          label={t('lista.filtros.fechar')}
          popoverTarget={SHEET_ID}
          popoverTargetAction="hide"
        />
      </div>
      <Choices filters={filters} />
      <div className={styles.show}>
        <Button type="submit" variant="primary" big block>
          {t('lista.filtros.ver')}
        </Button>
      </div>
    </div>
  );
}

export function FilterForm({ filters }: { filters: Filters }) {
  const t = useT();
  const { form, onInput, onSubmit } = useInstantFilters(filters);
  const count = activeFilters(filters).filter((name) => name !== 'busca').length;
  return (
    <search>
      <Form
        ref={form}
        id={FORM_ID}
        action={LISTA}
        className={styles.form}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {filters.estado && <input type="hidden" name="estado" value={filters.estado} />}
        {filters.meus && <input type="hidden" name="meus" value={filters.meus} />}
        <div className={styles.row}>
          <label className={styles.search}>
            <Icon name="search" />
            <span className="visually-hidden">{t('lista.busca.rotulo')}</span>
            <input
              type="search"
              name="busca"
              defaultValue={filters.busca ?? ''}
              placeholder={t('lista.busca.dica')}
              maxLength={64}
              autoComplete="off"
              enterKeyHint="search"
            />
          </label>
          <button
            type="button"
            className={styles.open}
            popoverTarget={SHEET_ID}
            aria-label={
              count > 0 ? t('lista.filtros.abrir_ativos', { n: count }) : t('lista.filtros.abrir')
            }
          >
            <Icon name="filter" />
            {count > 0 && <i>{count}</i>}
          </button>
          <span className={styles.go}>
            <Button type="submit" variant="primary" big>
              {t('lista.busca.buscar')}
            </Button>
          </span>
        </div>
        <Sheet filters={filters} />
      </Form>
    </search>
  );
}

/** Above the list, and still a field of the form. */
export function OrderChoice({ filters }: { filters: Filters }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className={styles.order}>
      <label htmlFor="ordem" className="visually-hidden">
        {t('lista.ordem.rotulo')}
      </label>
      <Select
        id="ordem"
        look="quiet"
        form={FORM_ID}
        name="ordem"
        defaultValue={filters.ordem ?? USUAL_ORDER}
        options={ORDENS.map((value) => ({ value, label: t(`lista.ordem.${value}`) }))}
        onChange={({ currentTarget }) => {
          if (!currentTarget.form) return;
          const to = hrefWith(filtersOfForm(currentTarget.form));
          void navigate(to, { replace: true, preventScrollReset: true });
        }}
      />
    </div>
  );
}
