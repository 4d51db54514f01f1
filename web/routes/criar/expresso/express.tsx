// The quick way, for everybody: names that can be put right, how, what and when it is played. Who has no account
// yet says who they are in the last step. What was typed is still there after a reload, and after logging in.
import { type SubmitEvent, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Provedor } from '#contract/auth.ts';
import type { Validations } from '#contract/http/erros.ts';
import type { Usuario } from '#contract/sessao.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Field, fieldId } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { setUser, useUser } from '#web/session/user.ts';
import { useT } from '#web/texts/texts.tsx';
import { durationWords, type Evening, eveningOf } from './evening.ts';
import { EveningCard } from './evening-card.tsx';
import styles from './express.module.css';
import { ListField } from './list-field.tsx';
import { ModalityChips } from './modality-chips.tsx';
import { NamesCard } from './names-card.tsx';
import { PresetCards } from './preset-cards.tsx';
import { PresetDates } from './preset-dates.tsx';
import { CHECKED, isUnverified, problemsOf } from './problems.ts';
import { PUBLISH_PATH, PublishStep } from './publish-step.tsx';
import { SeenBy } from './seen-by.tsx';
import { type ExpressDraft, useTyped } from './typed.ts';
import { useClock } from './use-clock.ts';
import { useCreate } from './use-create.ts';
import { type TypedNames, useNames } from './use-names.ts';
import { type Plans, usePlans } from './use-plans.ts';

type Refusal = { readonly errors: Validations; readonly typed: ExpressDraft };

const SHOWN_AT = { nome: 'nome', lista: 'lista', noite: 'noite' } as const;

/** What still stands against what is typed now: a field that has changed is no longer refused. */
function standing({ errors, typed }: Refusal, now: ExpressDraft): Validations {
  const isSame = (name: (typeof CHECKED)[number]) =>
    now[SHOWN_AT[name]] === typed[SHOWN_AT[name]] &&
    (name !== 'lista' || now.correcoes === typed.correcoes);
  const left = CHECKED.filter(isSame);
  return Object.fromEntries(left.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
}

function useRefusal(typed: ExpressDraft) {
  const [refusal, setRefusal] = useState<Refusal>({ errors: {}, typed });
  useEffect(() => {
    const bad = CHECKED.find((name) => refusal.errors[name]);
    if (bad) document.getElementById(fieldId(bad))?.focus();
  }, [refusal]);
  const refuse = (errors: Validations) => setRefusal({ errors, typed });
  return { errors: standing(refusal, typed), refuse };
}

type BuildProps = {
  typed: ExpressDraft;
  names: TypedNames;
  plans: Plans;
  evening: Evening | null;
  errors: Validations;
  now: number;
  type(part: Partial<ExpressDraft>): void;
};

function Heading({ n, children }: { n: number; children: string }) {
  return (
    <h2 className={styles.heading}>
      <i aria-hidden="true">{n}</i>
      {children}
    </h2>
  );
}

function Who({ typed, names, errors, type }: BuildProps) {
  const t = useT();
  return (
    <div className={styles.part}>
      <Heading n={1}>{t('criar.expresso.cole')}</Heading>
      <ListField
        value={typed.lista}
        error={errors.lista?.[0]}
        onChange={(lista) => type({ lista })}
      />
      {names.rows.length > 0 ? (
        <NamesCard
          names={names}
          correcoes={typed.correcoes}
          onChange={(correcoes) => type({ correcoes })}
        />
      ) : (
        <p className={styles.empty}>{t('criar.expresso.nenhum')}</p>
      )}
    </div>
  );
}

function How(props: BuildProps) {
  const { typed, names, plans, evening, errors, now, type } = props;
  const t = useT();
  const user = useUser();
  const { noite, modalidade } = typed;
  return (
    <div className={styles.part}>
      <Heading n={2}>{t('criar.expresso.modelo')}</Heading>
      <PresetCards
        value={typed.preset}
        names={names.playing}
        plans={plans}
        noite={noite}
        onChange={(preset) => type({ preset })}
      />
      <EveningCard
        {...{ evening, noite, modalidade, now }}
        onChange={(next) => type({ noite: next })}
      />
      {!noite.isOn && <PresetDates preset={typed.preset} names={names.playing} now={now} />}
      <Heading n={3}>{t('criar.expresso.de_que')}</Heading>
      <ModalityChips value={modalidade} onChange={(next) => type({ modalidade: next })} />
      <Field
        name="nome"
        label={t('criar.expresso.nome')}
        error={errors.nome?.[0]}
        value={typed.nome}
        maxLength={80}
        placeholder={t('criar.expresso.nome_exemplo')}
        help={t('criar.expresso.muda_depois')}
        autoComplete="off"
        required
        onChange={({ currentTarget }) => type({ nome: currentTarget.value })}
      />
      {user?.email_verified_at && (
        <SeenBy value={typed.visibilidade} onChange={(visibilidade) => type({ visibilidade })} />
      )}
    </div>
  );
}

function Foot({ typed, names, plans, evening, isBusy }: BuildProps & { isBusy: boolean }) {
  const t = useT();
  const user = useUser();
  const { chosen } = plans;
  const matches = chosen?.ok ? t('criar.previa.n_jogos', { n: chosen.plan.matches }) : null;
  const rounds = chosen?.ok ? t('criar.previa.n_rodadas', { n: chosen.plan.dates }) : null;
  const long = typed.noite.isOn && evening ? durationWords(evening.minutes, t) : rounds;
  const playing = names.playing > 0 && t('criar.nomes.jogam', { n: names.playing });
  const waiting = names.waiting > 0 && t('criar.nomes.na_espera', { n: names.waiting });
  return (
    <div className={styles.foot}>
      <span className={styles.plan}>
        <b>{[matches, matches && long].filter(Boolean).join(' · ')}</b>
        {[playing, waiting].filter(Boolean).join(', ')}
      </span>
      <Button type="submit" variant="primary" big icon="bolt" disabled={isBusy}>
        {t(
          isBusy
            ? 'criar.expresso.criando'
            : user
              ? 'criar.expresso.criar'
              : 'criar.expresso.continuar',
        )}
      </Button>
    </div>
  );
}

type Props = { now: number; providers: readonly Provedor[] };

export function Express({ now: atServer, providers }: Props) {
  const t = useT();
  const user = useUser();
  const now = useClock(atServer);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { typed: kept, type, forget, isRead } = useTyped(user?.uuid ?? null);
  // Nobody sees a public one before the address is confirmed: it is not offered, and an old draft may have it.
  const typed = isUnverified(user) ? { ...kept, visibilidade: 'nao_listado' as const } : kept;
  const names = useNames(typed);
  const plans = usePlans(typed.preset, names.playing);
  const plan = plans.chosen?.ok ? plans.chosen.plan : null;
  const evening = plan && eveningOf(plan.rounds, typed.noite, now);
  const { errors, refuse } = useRefusal(kept);
  const { isBusy, create } = useCreate({ typed, names, evening }, forget, t);
  const problems = problemsOf({ user, typed, names, evening }, t);
  const isPublishing = search.get('etapa') === 'publicar' && isRead && names.playing > 0;

  const make = async () => refuse(await create());
  const enter = async (person: Usuario) => {
    const refusals = await create(person);
    setUser(person);
    refuse(refusals);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    refuse(problems);
    if (Object.keys(problems).length > 0) return;
    if (user) await make();
    else await navigate(PUBLISH_PATH);
  };
  if (isPublishing) {
    const refusals = Object.values({ ...problems, ...errors }).flat();
    const made = { typed, names, evening, matches: plan?.matches ?? null };
    return (
      <PublishStep
        {...{ ...made, providers, isBusy, refusals }}
        onCreate={make}
        onRegistered={enter}
      />
    );
  }
  const labels = {
    nome: t('criar.expresso.nome'),
    lista: t('criar.expresso.lista'),
    noite: t('criar.noite.titulo'),
  };
  const said = CHECKED.flatMap((name) =>
    (errors[name] ?? []).slice(0, 1).map((error) => ({ name, label: labels[name], error })),
  );
  const build = { typed, names, plans, evening, errors, now, type };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormSummary problems={said} />
      {user && isUnverified(user) && <Note>{t('criar.expresso.nao_verificado')}</Note>}
      <div className={styles.columns}>
        <Who {...build} />
        <How {...build} />
      </div>
      <Foot {...build} isBusy={isBusy} />
    </form>
  );
}
