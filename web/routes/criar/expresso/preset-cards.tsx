import { minutosDaNoite } from '#regras/agenda/noite.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import {
  divisaoEmGrupos,
  PRESETS,
  type Preset,
  predefinido,
} from '#regras/configuracao/presets.ts';
import { FormatDrawing, type FormatName } from '#web/components/campeonato-card/format-drawing.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { durationWords } from './evening.ts';
import styles from './preset-cards.module.css';
import type { NoiteEscolhida } from './typed.ts';
import type { Plans, PresetPlan } from './use-plans.ts';

const DRAWINGS: Readonly<Record<Preset, FormatName>> = {
  pelada: 'pontos-corridos',
  x1: 'mata-mata',
  pro_clubs: 'fase-de-liga',
  copa: 'grupos',
  brasileirao: 'pontos-corridos',
  champions: 'fase-de-liga',
};

/** The ones that most people want come first. */
const IN_ORDER: readonly Preset[] = PRESETS.toSorted(
  (a, b) => Number(b === 'copa') - Number(a === 'copa'),
);

const FULL = 16;

/** Too few for groups or a league phase: it is played as something else than the card draws. */
function otherwise(preset: Preset, names: number): Fase['tipo'] | null {
  if (names < 2) return null;
  const first = predefinido(preset, names).fases[0]?.tipo ?? null;
  return first === predefinido(preset, FULL).fases[0]?.tipo ? null : first;
}

/** What would be made of so many; of a list that is still empty, what it is meant for. */
function wordsOf(preset: Preset, names: number, t: Translate): string {
  const other = otherwise(preset, names);
  if (other) {
    const formato = t(`opcoes.fase.${other}`).toLocaleLowerCase();
    return t('criar.expresso.vira', { n: names, formato });
  }
  const groups = names < 2 ? null : divisaoEmGrupos(preset, names);
  if (!groups) return t(`criar.preset.${preset}_texto`);
  const { grupos, menor, maior, passam } = groups;
  const times = menor === maior ? menor : t('criar.expresso.de_ou', { menor, maior });
  return t('criar.expresso.em_grupos', { n: passam, grupos, times });
}

function Figures({ plan, noite }: { plan: PresetPlan; noite: NoiteEscolhida }) {
  const t = useT();
  const rounds = plan.plan?.rounds.map(({ matches }) => matches);
  const night = noite.isOn && rounds ? durationWords(minutosDaNoite(rounds, noite), t) : null;
  const rest = plan.plan ? t('criar.previa.n_rodadas', { n: plan.plan.dates }) : null;
  const words = t('criar.previa.jogos', { n: plan.matches });
  return (
    <span className={styles.figures}>
      {plan.matches}
      <small>{[words, night ?? rest].filter(Boolean).join(', ')}</small>
    </span>
  );
}

type Props = {
  value: Preset;
  names: number;
  plans: Plans;
  noite: NoiteEscolhida;
  onChange(preset: Preset): void;
};

export function PresetCards({ value, names, plans, noite, onChange }: Props) {
  const t = useT();
  return (
    <fieldset>
      <legend className="visually-hidden">{t('criar.expresso.modelo')}</legend>
      <div className={styles.cards}>
        {IN_ORDER.map((preset) => {
          const plan = plans.of(preset);
          return (
            <label key={preset} className={styles.card}>
              <input
                type="radio"
                name="preset"
                value={preset}
                checked={value === preset}
                onChange={() => onChange(preset)}
              />
              <span className={styles.figure}>
                <FormatDrawing name={DRAWINGS[preset]} />
              </span>
              <span className={styles.words}>
                <b>{t(`criar.preset.${preset}`)}</b>
                <small>{wordsOf(preset, names, t)}</small>
              </span>
              {plan && <Figures plan={plan} noite={noite} />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
