// The rules of a ranking as fields.
import type { CampeonatoDoRanking } from '#contract/ranking/gestao.ts';
import { Field } from '#web/components/forms/field.tsx';
import type { Form } from '#web/fields/form.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './rankings.module.css';
import { campoDoPeso, ESCOLHAS, NUMEROS, type RegrasNoFormulario } from './valores.ts';

type Props = { form: Form; regras: RegrasNoFormulario };

const textOf = (value: number | null | undefined) => (value == null ? '' : String(value));

function Numeros({ form, regras }: Props) {
  const t = useT();
  const values: Readonly<Record<string, unknown>> = regras;
  return (
    <div className={styles.numbers}>
      {NUMEROS[regras.tipo].map((name) => {
        const field = form.field(`regras.${name}`);
        const kept = values[name];
        return (
          <Field
            key={name}
            {...field}
            label={t(`gestao_ranking.campo.${name}`)}
            help={t(`gestao_ranking.ajuda.${name}`)}
            defaultValue={field.defaultValue || textOf(kept as number | null)}
            inputMode="decimal"
            autoComplete="off"
          />
        );
      })}
    </div>
  );
}

function DoElo({ regras }: { regras: RegrasNoFormulario & { tipo: 'elo' } }) {
  const t = useT();
  return (
    <div className={styles.checks}>
      {ESCOLHAS.map((name) => (
        <label key={name}>
          <input type="checkbox" name={`regras.${name}`} defaultChecked={regras[name]} />
          <span>
            {t(`gestao_ranking.escolha.${name}`)}
            <small>{t(`gestao_ranking.ajuda.${name}`)}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

function DePosicao({
  form,
  regras,
}: {
  form: Form;
  regras: RegrasNoFormulario & { tipo: 'posicao' };
}) {
  const t = useT();
  const field = form.field('regras.pontos');
  return (
    <>
      <Field
        {...field}
        label={t('gestao_ranking.campo.pontos')}
        help={t('gestao_ranking.ajuda.pontos')}
        defaultValue={field.defaultValue || regras.pontos.join(', ')}
        autoComplete="off"
      />
      <fieldset className={styles.checks}>
        <legend>{t('gestao_ranking.campo.peso')}</legend>
        {(['igual', 'tamanho'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="regras.peso"
              value={value}
              defaultChecked={regras.peso === value}
            />
            <span>{t(`gestao_ranking.peso.${value}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

export function RegrasDoRankingEmCampos({ form, regras }: Props) {
  const places = regras.tipo === 'posicao' ? regras : null;
  const elo = regras.tipo === 'elo' ? regras : null;
  return (
    <>
      {places && <DePosicao form={form} regras={places} />}
      <Numeros form={form} regras={regras} />
      {elo && <DoElo regras={elo} />}
    </>
  );
}

type PesosProps = Props & { campeonatos: readonly CampeonatoDoRanking[] };

/** Left empty, a championship weighs what the rule says. */
export function Pesos({ form, regras, campeonatos }: PesosProps) {
  const t = useT();
  if (regras.tipo !== 'posicao' || campeonatos.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="pesos">
      <h2 id="pesos">{t('gestao_ranking.pesos')}</h2>
      <p>{t('gestao_ranking.pesos_ajuda')}</p>
      {campeonatos.map(({ id, nome, peso }) => {
        const field = form.field(campoDoPeso(id));
        return (
          <Field
            key={id}
            {...field}
            label={nome}
            defaultValue={field.defaultValue || textOf(regras.pesos?.[id])}
            placeholder={String(peso)}
            inputMode="decimal"
            autoComplete="off"
          />
        );
      })}
    </section>
  );
}
