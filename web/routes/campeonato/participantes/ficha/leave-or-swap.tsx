import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import { api } from '#web/api/api-browser.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { useForm } from '#web/fields/form.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import { AskTwice } from '#web/routes/campeonato/adicionar/ask-twice.tsx';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { useT } from '#web/texts/texts.tsx';

type Props = { one: Participante; campeonato: Campeonato; onClose(): void };

function Replacement({ one, onClose }: Omit<Props, 'campeonato'>) {
  const t = useT();
  const form = useForm(async ({ nome = '', time_nome = '' }) => {
    await api('PUT /api/participantes/:uuid/substituto', {
      params: { uuid: one.uuid },
      body: { nome, time_nome: time_nome || one.time_nome },
    });
    toast.success(t('inscricoes.mudar.substituido', { nome }));
    await refreshView();
    onClose();
  });
  const labels = {
    nome: t('inscricoes.mudar.novo'),
    time_nome: t('inscricoes.mudar.novo_time'),
  };
  return (
    <section className={styles.block}>
      <h3>{t('inscricoes.mudar.substituir')}</h3>
      <p className={styles.text}>{t('inscricoes.mudar.substituir_texto', { nome: one.nome })}</p>
      <form ref={form.ref} action={form.submit} className={styles.form} noValidate>
        <FormSummary problems={form.problems(labels)} />
        <Field
          {...form.field('nome')}
          label={labels.nome}
          maxLength={60}
          required
          autoComplete="off"
        />
        <Field
          {...form.field('time_nome')}
          label={labels.time_nome}
          maxLength={60}
          autoComplete="off"
          placeholder={one.time_nome ?? undefined}
        />
        <Button type="submit" variant="primary" block disabled={form.isPending}>
          {t('inscricoes.mudar.substituir_acao', { nome: one.nome })}
        </Button>
      </form>
    </section>
  );
}

function Withdrawal({ one, campeonato, onClose }: Props) {
  const t = useT();
  const { isBusy, question, run } = useChange();
  const desistiu = !one.desistiu;
  const change = async (ciente: boolean) => {
    const done = t(desistiu ? 'inscricoes.mudar.desistiu' : 'inscricoes.mudar.voltou');
    const call = { params: { uuid: one.uuid }, body: { desistiu, ciente } };
    const isDone = await run((api) => api('PUT /api/participantes/:uuid/desistencia', call), done);
    if (isDone) onClose();
  };
  const { suspensao_desistencia_dias: n } = campeonato.regras;
  const words = [
    t('inscricoes.mudar.desistir_texto', { nome: one.nome }),
    ...(n === null ? [] : [t('regulamento.sancao.suspensao', { n })]),
  ].join(' ');
  return (
    <section className={styles.block}>
      <h3>{t('inscricoes.mudar.desistir')}</h3>
      {one.desistiu ? (
        <>
          <p className={styles.text}>{t('inscricoes.mudar.voltar_texto', { nome: one.nome })}</p>
          <Button disabled={isBusy} onClick={() => void change(false)}>
            {t('inscricoes.mudar.voltar_acao')}
          </Button>
        </>
      ) : (
        <AskTwice
          label={t('inscricoes.mudar.desistir_acao')}
          warning={words}
          confirm={t('inscricoes.mudar.desistir_mesmo')}
          onConfirm={() => change(false)}
        />
      )}
      <Pergunta
        texto={question}
        sim={t('inscricoes.mudar.mesmo_assim')}
        isBusy={isBusy}
        onYes={() => void change(true)}
      />
    </section>
  );
}

/** What is still possible with a place once the matches have begun. */
export function LeaveOrSwap(props: Props) {
  return (
    <div className={styles.body}>
      {!props.one.desistiu && <Replacement {...props} />}
      <Withdrawal {...props} />
    </div>
  );
}
