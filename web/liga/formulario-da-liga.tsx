// What an owner writes about a liga: to found one, and to change it.
import type { Liga } from '#contract/liga/ligas.ts';
import { MODALIDADES, VISIBILIDADES } from '#regras/configuracao/opcoes.ts';
import { ENTRADAS_NA_LIGA } from '#regras/liga/opcoes.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field, fieldId } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { useForm, type Values } from '#web/fields/form.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './formulario-da-liga.module.css';

type Salva = Pick<
  Liga,
  | 'nome'
  | 'descricao'
  | 'regras'
  | 'whatsapp'
  | 'discord'
  | 'modalidades'
  | 'visibilidade'
  | 'entrada'
>;

export const LIGA_NOVA: Salva = {
  ...{ nome: '', descricao: '', regras: '', whatsapp: null, discord: null, modalidades: [] },
  ...{ visibilidade: 'publico', entrada: 'aprovacao' },
};

const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  given?: string,
): T[number] => values.find((value) => value === given) ?? values[0];

function salvaDe(values: Values): Salva {
  const { nome = '', descricao = '', regras = '', whatsapp = '', discord = '' } = values;
  return {
    ...{ nome, descricao, regras, whatsapp: whatsapp || null, discord: discord || null },
    modalidades: MODALIDADES.filter((one) => values[`modalidade_${one}`] !== undefined),
    visibilidade: oneOf(VISIBILIDADES, values.visibilidade),
    entrada: oneOf(ENTRADAS_NA_LIGA, values.entrada),
  };
}

type EscolhasProps = {
  legend: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

function Escolhas({ legend, name, value, options }: EscolhasProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

type Props = {
  liga: Salva;
  submit: string;
  busy: string;
  onSave(liga: Salva): Promise<void>;
};

export function FormularioDaLiga({ liga, submit, busy, onSave }: Props) {
  const t = useT();
  const form = useForm(async (values) => onSave(salvaDe(values)));
  const now = Object.keys(form.values).length > 0 ? salvaDe(form.values) : liga;
  const labels = {
    nome: t('liga.campo.nome'),
    descricao: t('liga.campo.descricao'),
    whatsapp: t('liga.campo.whatsapp'),
    discord: t('liga.campo.discord'),
    regras: t('liga.campo.regras'),
  };
  const text = (name: 'nome' | 'descricao' | 'whatsapp' | 'discord') => ({
    ...form.field(name),
    label: labels[name],
    defaultValue: now[name] ?? '',
  });
  return (
    <form noValidate ref={form.ref} action={form.submit} className={styles.form}>
      <FormSummary problems={form.problems(labels)} />
      <Field {...text('nome')} required maxLength={60} autoComplete="off" />
      <Field {...text('descricao')} maxLength={280} help={t('liga.campo.descricao_ajuda')} />
      <fieldset className={styles.group}>
        <legend>{t('liga.campo.modalidades')}</legend>
        {MODALIDADES.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="checkbox"
              name={`modalidade_${one}`}
              defaultChecked={now.modalidades.includes(one)}
            />
            {t(`opcoes.modalidade.${one}`)}
          </label>
        ))}
      </fieldset>
      <Escolhas
        legend={t('liga.campo.entrada')}
        name="entrada"
        value={now.entrada}
        options={ENTRADAS_NA_LIGA.map((value) => ({ value, label: t(`liga.entrada.${value}`) }))}
      />
      <Escolhas
        legend={t('liga.campo.visibilidade')}
        name="visibilidade"
        value={now.visibilidade}
        options={VISIBILIDADES.map((value) => ({ value, label: t(`liga.campo.${value}`) }))}
      />
      <Field {...text('whatsapp')} inputMode="url" help={t('liga.campo.whatsapp_ajuda')} />
      <Field {...text('discord')} inputMode="url" help={t('liga.campo.discord_ajuda')} />
      <div className={styles.area}>
        <label htmlFor={fieldId('regras')}>{labels.regras}</label>
        <textarea
          id={fieldId('regras')}
          name="regras"
          maxLength={20_000}
          defaultValue={now.regras}
          aria-describedby="regras-ajuda"
        />
        <small id="regras-ajuda">{t('liga.campo.regras_ajuda')}</small>
      </div>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" big block disabled={form.isPending}>
          {form.isPending ? busy : submit}
        </Button>
      </div>
    </form>
  );
}
