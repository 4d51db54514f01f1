import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';
import { podeEditarAEquipe } from '#regras/participantes/status.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { type Form, useForm, type Values } from '#web/fields/form.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { type Translate, useT } from '#web/texts/texts.tsx';

export type RecordProps = { one: Participante; campeonato: Campeonato; manages: boolean };

/** Only what was changed is sent: a new team brings its own crest, unless that was chosen too. */
function changesOf(one: Participante, values: Values) {
  const before: Readonly<Record<string, string>> = {
    nome: one.nome,
    time_nome: one.time_nome ?? '',
    sigla: one.sigla,
    gamertag: one.gamertag ?? '',
    contato: one.contato ?? '',
    pote: String(one.pote ?? ''),
  };
  const changed = Object.entries(values).filter(([name, value]) => value.trim() !== before[name]);
  const { pote, ...texts } = Object.fromEntries(changed);
  return { ...texts, ...(pote !== undefined && { pote: pote ? Number(pote) : null }) };
}

type FieldsProps = RecordProps & { form: Form; t: Translate };

/** The form keeps what was typed after a refusal; before that it shows what is known. */
function Fields({ one, campeonato, manages, form, t }: FieldsProps) {
  const field = (name: string, value: string | number | null) => {
    const given = form.field(name);
    return { ...given, defaultValue: form.values[name] ?? String(value ?? '') };
  };
  const asksContact =
    campeonato.inscricao.pede.includes('whatsapp') &&
    !manages &&
    podeEditarAEquipe(campeonato.estado);
  // After the start a person has only their id left to change.
  const isWhole = manages || podeEditarAEquipe(campeonato.estado);
  const hasGamertag = one.gamertag !== null || !isNoCampo(campeonato.modalidade);
  const isDrawn = campeonato.resumo.jogos > 0;
  return (
    <>
      {manages && (
        <Field
          {...field('nome', one.nome)}
          label={t('inscricoes.ficha.nome')}
          maxLength={60}
          required
          autoComplete="off"
        />
      )}
      {isWhole && (
        <div className={styles.pair}>
          <Field
            {...field('time_nome', one.time_nome)}
            label={t('inscricoes.ficha.time')}
            maxLength={60}
            autoComplete="off"
          />
          <Field
            {...field('sigla', one.sigla)}
            label={t('inscricoes.ficha.sigla')}
            maxLength={4}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </div>
      )}
      {hasGamertag && (
        <Field
          {...field('gamertag', one.gamertag)}
          label={t('inscricoes.ficha.gamertag')}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {asksContact && (
        <Field
          {...field('contato', one.contato)}
          label={t('inscricoes.ficha.whatsapp')}
          help={t('inscricoes.ficha.whatsapp_ajuda')}
          type="tel"
          autoComplete="tel"
        />
      )}
      {manages && !isDrawn && (
        <Field
          {...field('pote', one.pote)}
          label={t('inscricoes.ficha.pote')}
          help={t('inscricoes.ficha.pote_ajuda')}
          type="number"
          min={1}
          max={12}
          inputMode="numeric"
        />
      )}
    </>
  );
}

export function DetailsForm(props: RecordProps) {
  const t = useT();
  const { one } = props;
  const form = useForm(async (values) => {
    const params = { uuid: one.uuid };
    await api('PUT /api/participantes/:uuid', { params, body: changesOf(one, values) });
    toast.success(t('inscricoes.ficha.salvo'));
    await refreshView();
  });
  const labels = {
    nome: t('inscricoes.ficha.nome'),
    time_nome: t('inscricoes.ficha.time'),
    sigla: t('inscricoes.ficha.sigla'),
    gamertag: t('inscricoes.ficha.gamertag'),
    contato: t('inscricoes.ficha.whatsapp'),
    pote: t('inscricoes.ficha.pote'),
  };
  return (
    <form ref={form.ref} action={form.submit} className={styles.form} noValidate>
      <FormSummary problems={form.problems(labels)} />
      <Fields {...props} form={form} t={t} />
      <Button type="submit" variant="primary" big block disabled={form.isPending}>
        {t(form.isPending ? 'inscricoes.ficha.salvando' : 'inscricoes.ficha.salvar')}
      </Button>
    </form>
  );
}
