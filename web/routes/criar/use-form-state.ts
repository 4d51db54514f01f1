// What every setting of the form needs to know: its value, what is wrong with it, why it is locked.
import { useMemo } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Validations } from '#contract/http/erros.ts';
import type { Usuario } from '#contract/sessao.ts';
import { contarJogos } from '#regras/montagem/contar-jogos.ts';
import type { Problema } from '#regras/montagem/problemas.ts';
import { limitesDe, MAIS_JOGOS, MAIS_PARTICIPANTES } from '#regras/planos.ts';
import { useUser } from '#web/session/user.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import type { FormState } from './form-context.tsx';
import type { PlanOutcome } from './previa/plan.ts';
import { usePlan } from './previa/use-plan.ts';
import { withValue } from './rascunho/path.ts';
import { problemsOf } from './rascunho/problems.ts';
import type { useDraft } from './rascunho/use-draft.ts';
import { stepOf } from './steps.ts';

/** Why a setting can no longer change. What lies inside of a locked one is locked too, but for what stays open. */
function lockReason(path: string, base: Campeonato | null, t: Translate): string | undefined {
  const isAt = (key: string) => path === key || path.startsWith(`${key}.`);
  if (base?.abertos.some(isAt)) return undefined;
  const reason = Object.entries(base?.travados ?? {}).find(([key]) => isAt(key))?.[1];
  type Reason = 'sorteado' | 'com_resultado' | 'comecou' | 'do_dono';
  return reason && t(`campeonatos.travado_${reason as Reason}`);
}

/** The engine is the last to be asked: most of what it refuses has been said better. */
function withEngine(own: readonly Problema[], plan: PlanOutcome | null): readonly Problema[] {
  const isSaid = own.some(({ path }) => stepOf(path) === 'formato');
  return plan?.ok === false && !isSaid ? [...own, ...plan.problems] : own;
}

/** Of the owner's plan only the server knows; what it once allowed stays allowed. */
function placesFor(user: Usuario | null, base: Campeonato | null): number {
  if (base && base.dono.uuid !== user?.uuid) return MAIS_PARTICIPANTES;
  return Math.max(user ? limitesDe(user).participantes : 0, base?.vagas ?? 0);
}

/** The same for matches. */
function matchesFor(user: Usuario | null, base: Campeonato | null): number {
  if (base && base.dono.uuid !== user?.uuid) return MAIS_JOGOS;
  const before = base ? contarJogos(base.fases, base.vagas) : 0;
  return Math.max(user ? limitesDe(user).jogos : 0, before);
}

type Server = { readonly errors: Validations; setErrors(errors: Validations): void };

/** `isTried`: somebody wanted to go on, so that even an empty name is said to be one. */
export function useFormState(state: ReturnType<typeof useDraft>, server: Server, isTried: boolean) {
  const t = useT();
  const user = useUser();
  const { base, draft, setDraft } = state;
  const places = placesFor(user, base);
  const matches = matchesFor(user, base);
  const plan = usePlan(draft.fases, draft.inscricao.vagas);
  const problems = useMemo(
    () => withEngine(problemsOf(draft, places, matches), plan),
    [draft, places, matches, plan],
  );
  const said = new Map(problems.map(({ path, key, params }) => [path, t(key, params)]));
  if (!isTried) said.delete('nome');
  const form: FormState = {
    draft,
    change: (path, value) => {
      setDraft(withValue(draft, path, value));
      if (Object.keys(server.errors).length > 0) server.setErrors({});
    },
    replace: setDraft,
    errorAt: (path) => server.errors[path]?.[0] ?? said.get(path),
    lockOf: (path) => lockReason(path, base, t),
    places,
    plan,
  };
  return { form, problems };
}
