// Which settings a phase has, in the order of the form: the few that everybody decides first, the rest
// under "more options".
import type { Fase } from '#regras/configuracao/fases.ts';
import { temVolta } from '#regras/configuracao/formato.ts';

type NumberField = {
  readonly kind: 'number';
  readonly name: 'turnos' | 'grupos' | 'classificam' | 'melhores' | 'rodadas' | 'jogos' | 'potes';
  readonly min: number;
  readonly max: number;
};

type SwitchField = {
  readonly kind: 'switch';
  readonly name:
    | 'espelhado'
    | 'terceiro_lugar'
    | 'reordenar'
    | 'final_extra'
    | 'wo_elimina'
    | 'evita_reencontro';
};

/** One match or two. */
type LegsField = { readonly kind: 'legs'; readonly name: 'pernas' | 'pernas_final' };

/** None at all, or a number of its own. */
type OptionalField = {
  readonly kind: 'optional';
  readonly name: 'wo_gols' | 'duracao_minutos';
  readonly min: number;
  readonly max: number;
  readonly initial: number;
};

type OtherField = {
  readonly kind:
    | 'cruzamento'
    | 'etapas'
    | 'gols_fora'
    | 'desempate'
    | 'entradas'
    | 'comparacao'
    | 'wo_duplo'
    | 'nome';
};

export type PhaseField = NumberField | SwitchField | LegsField | OptionalField | OtherField;

export type PhaseFields = { readonly first: PhaseField[]; readonly more: PhaseField[] };

const number = (name: NumberField['name'], min: number, max: number): NumberField => ({
  kind: 'number',
  name,
  min,
  max,
});

const flip = (name: SwitchField['name']): SwitchField => ({ kind: 'switch', name });

const legs = (name: LegsField['name']): LegsField => ({ kind: 'legs', name });

const TURNS = number('turnos', 1, 4);
const GO_ON = number('classificam', 1, 256);

const optional = (
  name: OptionalField['name'],
  [min, max]: readonly [number, number],
  initial: number,
): OptionalField => ({ kind: 'optional', name, min, max, initial });

const LENGTH = optional('duracao_minutos', [1, 120], 12);
const WALKOVER = optional('wo_gols', [1, 20], 3);
const ABSENCES: readonly PhaseField[] = [WALKOVER, flip('wo_elimina'), { kind: 'wo_duplo' }];
const NAME: OtherField = { kind: 'nome' };

function knockout(fase: Fase & { tipo: 'mata_mata' }, before: Fase | undefined): PhaseFields {
  return {
    first: [legs('pernas'), flip('terceiro_lugar')],
    more: [
      ...(before?.tipo === 'grupos'
        ? [{ kind: 'cruzamento' } as const, flip('evita_reencontro')]
        : []),
      legs('pernas_final'),
      { kind: 'etapas' },
      ...(temVolta(fase) ? [{ kind: 'gols_fora' } as const] : []),
      { kind: 'desempate' },
      flip('reordenar'),
      { kind: 'entradas' },
      ...ABSENCES,
      LENGTH,
      NAME,
    ],
  };
}

/** `isLast`: nobody goes on from it. */
export function fieldsOf(fase: Fase, before: Fase | undefined, isLast: boolean): PhaseFields {
  const goOn = isLast ? [] : [GO_ON];
  const last = [LENGTH, NAME];
  switch (fase.tipo) {
    case 'pontos_corridos':
      return {
        first: [TURNS, ...goOn],
        more: [...(fase.turnos > 1 ? [flip('espelhado')] : []), ...last],
      };
    case 'grupos':
      return {
        first: [number('grupos', 2, 64), ...goOn],
        more: [
          ...(isLast ? [] : [number('melhores', 0, 64), { kind: 'comparacao' } as const]),
          TURNS,
          ...last,
        ],
      };
    case 'suico':
      return { first: [number('rodadas', 1, 30), ...goOn], more: last };
    case 'liga':
      return {
        first: [number('jogos', 2, 30), ...goOn],
        more: [number('potes', 1, 12), ...last],
      };
    case 'mata_mata':
      return knockout(fase, before);
    case 'dupla_eliminacao':
      return {
        first: [flip('final_extra')],
        more: [
          legs('pernas'),
          ...(fase.pernas === 2 ? [{ kind: 'gols_fora' } as const] : []),
          { kind: 'desempate' },
          ...ABSENCES,
          ...last,
        ],
      };
  }
}
