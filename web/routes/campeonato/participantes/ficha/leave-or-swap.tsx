import { useEffect, useRef, useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import { api } from '#web/api/api-browser.ts';
import { EfeitosAVir, QuadroDosEfeitos } from '#web/campeonato/efeitos/efeitos.tsx';
import { comOsJogos } from '#web/campeonato/efeitos/o-que-houve.ts';
import { useEfeitos } from '#web/campeonato/efeitos/use-efeitos.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { useForm } from '#web/fields/form.ts';
import { refreshView } from '#web/navigation/navigation.ts';
import { toast } from '#web/notices/toast.ts';
import styles from '#web/routes/campeonato/adicionar/dialog.module.css';
import { teamOf } from '#web/routes/campeonato/participante/lista-de-participantes.ts';
import { useT } from '#web/texts/texts.tsx';

type Props = {
  one: Participante;
  campeonato: Campeonato;
  manages: boolean;
  isOwn: boolean;
  onClose(): void;
};

function Replacement({ one, onClose }: Pick<Props, 'one' | 'onClose'>) {
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

const WAYS = { own: 'sair', other: 'desistir', back: 'voltar' } as const;

type Way = (typeof WAYS)[keyof typeof WAYS];

/** Who left by themself is brought back by the organisers; who was put out, by undoing the sanction. */
function wayOf({ one, isOwn }: Props): Way | null {
  if (!one.desistiu) return isOwn ? WAYS.own : WAYS.other;
  return isOwn || one.excluido ? null : WAYS.back;
}

function Explained({ way, one, campeonato }: Pick<Props, 'one' | 'campeonato'> & { way: Way }) {
  const t = useT();
  const { suspensao_desistencia_dias: n } = campeonato.regras;
  return (
    <p className={styles.text}>
      {t(`inscricoes.mudar.${way}_texto`, { nome: teamOf(one) })}
      {way !== WAYS.back && n !== null && ` ${t('regulamento.sancao.suspensao', { n })}`}
    </p>
  );
}

/** What it moves is shown before, so agreeing to it is agreeing to that. */
function Asked({ way, one, onBack, onClose }: Pick<Props, 'one' | 'onClose'> & AskedProps) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const desistiu = way !== WAYS.back;
  const params = { uuid: one.uuid };
  const { efeitos, problem: refusal } = useEfeitos(`${one.uuid} ${desistiu}`, (api) =>
    api('POST /api/participantes/:uuid/desistencia/impacto', { params, body: { desistiu } }),
  );
  const shown = useRef<HTMLDivElement>(null);
  // On a phone it opens below the screen.
  useEffect(() => {
    if (efeitos) shown.current?.scrollIntoView({ block: 'start' });
  }, [efeitos]);
  const first = t(`inscricoes.mudar.${desistiu ? 'desistiu' : 'voltou'}`, { nome: teamOf(one) });
  const change = async () => {
    const call = { params, body: { desistiu, ciente: true } };
    const isDone = await run(
      (api) => api('PUT /api/participantes/:uuid/desistencia', call),
      (answer) => comOsJogos(first, answer.efeitos, t),
    );
    if (isDone) onClose();
  };
  return (
    <>
      <div ref={shown}>{efeitos ? <QuadroDosEfeitos efeitos={efeitos} /> : <EfeitosAVir />}</div>
      <ProblemAlert texto={problem ?? refusal} />
      <Button
        variant={desistiu ? 'bad' : 'primary'}
        block
        disabled={isBusy || efeitos === null}
        onClick={() => void change()}
      >
        {t(`inscricoes.mudar.${way}_mesmo`)}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('inscricoes.voltar')}
      </Button>
    </>
  );
}

type AskedProps = { way: Way; onBack(): void };

function Withdrawal(props: Props) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const way = wayOf(props);
  if (!way) {
    const nome = teamOf(props.one);
    return <p className={styles.text}>{t('inscricoes.mudar.ja_saiu', { nome })}</p>;
  }
  return (
    <section className={styles.block}>
      <h3>{t('inscricoes.mudar.desistir')}</h3>
      <Explained {...props} way={way} />
      {isAsking ? (
        <Asked {...props} way={way} onBack={() => setAsking(false)} />
      ) : (
        <Button onClick={() => setAsking(true)}>{t(`inscricoes.mudar.${way}_acao`)}</Button>
      )}
    </section>
  );
}

/** What is still possible with a place once the matches have begun. */
export function LeaveOrSwap(props: Props) {
  return (
    <div className={styles.body}>
      {props.manages && !props.one.desistiu && <Replacement {...props} />}
      <Withdrawal {...props} />
    </div>
  );
}
