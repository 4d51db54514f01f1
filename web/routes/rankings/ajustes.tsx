import { useRevalidator } from 'react-router';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field, fieldId } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { useForm } from '#web/fields/form.ts';
import { toast } from '#web/notices/toast.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaEdicao } from './carregar.ts';
import styles from './rankings.module.css';

type Props = Pick<DadosDaEdicao, 'ranking' | 'ajustes'>;

const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

function Feitos({ ranking, ajustes }: Props) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const undo = async (ajuste: string) => {
    const params = { uuid: ranking.uuid, ajuste };
    await api('DELETE /api/rankings/:uuid/ajustes/:ajuste', { params });
    toast.success(t('gestao_ranking.ajuste_desfeito'));
    await revalidate();
  };
  if (ajustes.length === 0) return <p>{t('gestao_ranking.sem_ajustes')}</p>;
  return (
    <ul className={styles.list}>
      {ajustes.map(({ uuid, pessoa, pontos, motivo, autor }) => (
        <li key={uuid}>
          <span>
            <b>{pessoa.nome ?? t('gestao_ranking.alguem')}</b>
            <small>{[motivo, autor].filter(Boolean).join(' · ')}</small>
          </span>
          <strong>{signed(pontos)}</strong>
          <Button
            onClick={() => void undo(uuid)}
            aria-label={t('gestao_ranking.desfazer_de', { nome: pessoa.nome ?? '' })}
          >
            {t('gestao_ranking.desfazer')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Points by hand: whose, how many, why. Everybody reads the reason. */
export function Ajustes({ ranking, ajustes }: Props) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const people = ranking.linhas.flatMap(({ pessoa: { uuid, nome } }) =>
    uuid && nome ? [{ value: uuid, label: nome }] : [],
  );
  const form = useForm(async ({ pessoa = '', pontos = '', motivo = '' }) => {
    const body = { pessoa, pontos: Number(pontos.replace('−', '-') || Number.NaN), motivo };
    await api('POST /api/rankings/:uuid/ajustes', { params: { uuid: ranking.uuid }, body });
    toast.success(t('gestao_ranking.ajuste_feito'));
    await revalidate();
  });
  const labels = {
    pontos: t('gestao_ranking.campo.pontos_a_mais'),
    motivo: t('gestao_ranking.campo.motivo'),
  };
  return (
    <section className={styles.part} aria-labelledby="ajustes">
      <h2 id="ajustes">{t('gestao_ranking.ajustes')}</h2>
      <p>{t('gestao_ranking.ajustes_ajuda')}</p>
      <Feitos ranking={ranking} ajustes={ajustes} />
      {people.length > 0 && (
        <form noValidate ref={form.ref} action={form.submit} className={styles.form}>
          <FormSummary problems={form.problems(labels)} />
          <div className={styles.pick}>
            <label htmlFor={fieldId('pessoa')}>{t('gestao_ranking.campo.pessoa')}</label>
            <Select id={fieldId('pessoa')} name="pessoa" options={people} />
          </div>
          <Field
            {...form.field('pontos')}
            label={labels.pontos}
            help={t('gestao_ranking.ajuda.pontos_a_mais')}
            inputMode="numeric"
            autoComplete="off"
          />
          <Field
            {...form.field('motivo')}
            label={labels.motivo}
            maxLength={500}
            autoComplete="off"
          />
          <Button type="submit" disabled={form.isPending}>
            {t('gestao_ranking.ajustar')}
          </Button>
        </form>
      )}
    </section>
  );
}
