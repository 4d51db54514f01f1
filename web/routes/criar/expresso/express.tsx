// The quick way: a name, a pasted list, a template. What was typed is still there after a reload.
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Validations } from '#contract/http/erros.ts';
import { comecoExpresso, HORA_DO_EXPRESSO } from '#regras/configuracao/comeco-expresso.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { VISIBILIDADES_DO_EXPRESSO } from '#regras/configuracao/opcoes.ts';
import { type Preset, predefinido } from '#regras/configuracao/presets.ts';
import { jogosDemais } from '#regras/montagem/problemas.ts';
import { type Limites, limitesDe } from '#regras/planos.ts';
import { ApiError } from '#web/api/api.ts';
import { api } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Field, fieldId } from '#web/components/forms/field.tsx';
import { FormSummary } from '#web/components/forms/form-summary.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { NamesPreview } from '#web/components/pasted-list/names-preview.tsx';
import { useList } from '#web/components/pasted-list/use-list.ts';
import { SettingRow } from '#web/routes/criar/campos/setting-row.tsx';
import { usePlan } from '#web/routes/criar/previa/use-plan.ts';
import { useUser } from '#web/session/user.ts';
import { readStored, store } from '#web/storage/stored-with-expiry.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import styles from './express.module.css';
import { PresetCards } from './preset-cards.tsx';

const WEEK_MINUTES = 7 * 24 * 60;
const LONGEST_LIST = 20_000;

type Visibilidade = (typeof VISIBILIDADES_DO_EXPRESSO)[number];

type Typed = {
  readonly nome: string;
  readonly lista: string;
  readonly preset: Preset;
  readonly visibilidade: Visibilidade;
};

const NOTHING: Typed = { nome: '', lista: '', preset: 'copa', visibilidade: 'nao_listado' };

function useTyped(user: string) {
  const [typed, setTyped] = useState(NOTHING);
  const name = `expresso:${user}`;
  useEffect(() => {
    const kept = readStored(name) as Typed | null;
    if (typeof kept?.lista === 'string') setTyped({ ...NOTHING, ...kept });
  }, [name]);
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    store(name, next, WEEK_MINUTES);
  };
  return { typed, type, forget: () => store(name, null, 0) };
}

/** What can be said without asking the server. */
function missing(
  { nome, preset }: Typed,
  names: number,
  { participantes: places, jogos }: Limites,
  t: Translate,
): Validations {
  const [tooMany] = names < 2 ? [] : jogosDemais(predefinido(preset, names).fases, names, jogos);
  return {
    ...(nome.trim() === '' && { nome: [t('criar.expresso.falta_nome')] }),
    ...(names < 2 && { lista: [t('criar.expresso.faltam_nomes')] }),
    ...(tooMany && { lista: [t(tooMany.key, tooMany.params)] }),
    ...(names > places && { lista: [t('criar.expresso.acima_do_plano', { n: places })] }),
  };
}

const CHECKED = ['nome', 'lista'] as const;

type Refusal = { readonly errors: Validations; readonly typed: Typed };

/** What still stands against what is typed now: a field that has changed is no longer refused. */
function standing({ errors, typed }: Refusal, now: Typed): Validations {
  const left = CHECKED.filter((name) => now[name] === typed[name]);
  return Object.fromEntries(left.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
}

function useCreate(typed: Typed, check: () => Validations, forget: () => void) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>({ errors: {}, typed });
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const bad = CHECKED.find((name) => refusal.errors[name]);
    if (bad) document.getElementById(fieldId(bad))?.focus();
  }, [refusal]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const problems = check();
    setRefusal({ errors: problems, typed });
    if (isBusy || Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      const { data } = await api('POST /api/campeonatos/expresso', { body: typed });
      forget();
      await navigate(`/campeonato/${data.id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal({ errors: error.body?.validations ?? {}, typed });
      setBusy(false);
    }
  };
  return { form, errors: standing(refusal, typed), isBusy, submit };
}

function ListField({ value, error, onChange }: ListProps) {
  const t = useT();
  const id = fieldId('lista');
  const help = t('criar.expresso.lista_ajuda');
  return (
    <div className={styles.list}>
      <SettingRow path="lista" label={t('criar.expresso.lista')} help={help} error={error} stacked>
        <textarea
          id={id}
          rows={7}
          value={value}
          maxLength={LONGEST_LIST}
          placeholder={t('criar.expresso.lista_exemplo')}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-ajuda ${id}-erro` : `${id}-ajuda`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </SettingRow>
    </div>
  );
}

type ListProps = { value: string; error: string | undefined; onChange(text: string): void };

const FIXED = 'data';

type PlanProps = { preset: Preset; names: number };

type SeenProps = { value: Visibilidade; onChange(value: Visibilidade): void };

function SeenBy({ value, onChange }: SeenProps) {
  const t = useT();
  const id = fieldId('visibilidade');
  const options = VISIBILIDADES_DO_EXPRESSO.map((one) => ({
    value: one,
    label: t(`opcoes.visibilidade.${one}`),
  }));
  const help = t(`criar.visibilidade.${value}`);
  return (
    <div className={styles.list}>
      <SettingRow path="visibilidade" label={t('criar.campo.visibilidade')} help={help} stacked>
        <Select
          id={id}
          options={options}
          value={value}
          aria-describedby={`${id}-ajuda`}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Visibilidade)}
        />
      </SettingRow>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** The clock of the server when the page was made, then one's own: a form may stay open for hours. */
function useClock(now: number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return at;
}

/** When its rounds will be, which nobody was asked, and where that is changed. */
function PresetDates({ preset, names, now }: PlanProps & { now: number }) {
  const t = useT();
  const { modelo_rodada, dias_por_rodada: n } = predefinido(preset, Math.max(2, names)).regras;
  const { dia } = comecoExpresso(useClock(now));
  const quando = t(`criar.expresso.comeca.${dia}`);
  const words = { n, quando, hora: HORA_DO_EXPRESSO };
  const onde = `${t('campeonato.aba.gerenciar')} › ${t('organizacao.parte.agenda')}`;
  return (
    <p className={styles.dates}>
      <Icon name="calendar" size={16} />
      <span>
        {t(modelo_rodada === FIXED ? 'criar.expresso.datas' : 'criar.expresso.prazos', words)}{' '}
        {t('criar.expresso.datas_onde', { onde })}
      </span>
    </p>
  );
}

/** 'Todos contra todos, ida e volta'. */
function phaseWords(fase: Fase, t: Translate): string {
  const isLeague = fase.tipo === 'pontos_corridos';
  const name = t(isLeague ? 'criar.expresso.todos' : `opcoes.fase.${fase.tipo}`);
  const times = 'turnos' in fase ? fase.turnos : 'pernas' in fase ? fase.pernas : 0;
  if (times === 2) return `${name}, ${t('criar.expresso.ida_e_volta')}`;
  if (times !== 1) return name;
  return `${name}, ${t('turnos' in fase ? 'criar.expresso.so_ida' : 'criar.expresso.jogo_unico')}`;
}

function PresetPlan({ preset, names, most }: PlanProps & { most: number }) {
  const t = useT();
  const count = Math.max(2, names);
  const { fases } = predefinido(preset, count);
  const plan = usePlan(fases, count);
  if (names < 2 || !plan) return null;
  const [problem] = plan.ok ? jogosDemais(fases, count, most) : plan.problems;
  if (problem) return <Note tone="warn">{t(problem.key, problem.params)}</Note>;
  if (!plan.ok) return null;
  const { matches, dates } = plan.plan;
  return (
    <span className={styles.plan}>
      <span>{fases.map((fase) => phaseWords(fase, t)).join(' + ')}:</span>
      <b>{t('criar.previa.n_jogos', { n: matches })}</b>
      {t('criar.previa.n_rodadas', { n: dates })}
    </span>
  );
}

export function Express({ now }: { now: number }) {
  const t = useT();
  const user = useUser();
  const { typed, type, forget } = useTyped(user?.uuid ?? '');
  const list = useList(typed.lista);
  const limites = limitesDe(user ?? { is_pro: false, is_parceiro: false });
  const { participantes: places } = limites;
  const check = () => missing(typed, list.names.length, limites, t);
  const { form, errors, isBusy, submit } = useCreate(typed, check, forget);
  const labels = { nome: t('criar.expresso.nome'), lista: t('criar.expresso.lista') };
  const problems = CHECKED.flatMap((name) =>
    (errors[name] ?? []).slice(0, 1).map((error) => ({ name, label: labels[name], error })),
  );
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FormSummary problems={problems} />
      {user && !user.email_verified_at && (
        <Note tone="warn">{t('criar.expresso.nao_verificado')}</Note>
      )}
      <div className={styles.columns}>
        <div className={styles.fields}>
          <Field
            name="nome"
            label={labels.nome}
            error={errors.nome?.[0]}
            value={typed.nome}
            maxLength={80}
            placeholder={t('criar.expresso.nome_exemplo')}
            autoComplete="off"
            required
            onChange={({ currentTarget }) => type({ nome: currentTarget.value })}
          />
          <ListField
            value={typed.lista}
            error={errors.lista?.[0]}
            onChange={(lista) => type({ lista })}
          />
          <NamesPreview list={list} />
          {list.names.length > places && !errors.lista && (
            <Note tone="warn">{t('criar.expresso.acima_do_plano', { n: places })}</Note>
          )}
          <SeenBy value={typed.visibilidade} onChange={(visibilidade) => type({ visibilidade })} />
        </div>
        <div className={styles.fields}>
          <PresetCards
            value={typed.preset}
            names={list.names.length}
            onChange={(preset) => type({ preset })}
          />
          <PresetDates preset={typed.preset} names={list.names.length} now={now} />
        </div>
      </div>
      <div className={styles.foot}>
        <PresetPlan preset={typed.preset} names={list.names.length} most={limites.jogos} />
        <Button type="submit" variant="primary" big icon="bolt" disabled={isBusy}>
          {t(isBusy ? 'criar.expresso.criando' : 'criar.expresso.criar')}
        </Button>
      </div>
    </form>
  );
}
