import { useEffect, useId, useRef, useState } from 'react';
import { settingName, settingValue } from '#web/campeonato/setting-words.ts';
import { Button } from '#web/components/elements/button.tsx';
import { useOfficialTexts, useTexts } from '#web/texts/texts.tsx';
import styles from './conflict-panel.module.css';
import { type Draft, draftOf } from './rascunho/draft.ts';
import type { Clash } from './rascunho/merge.ts';
import { withValue } from './rascunho/path.ts';
import type { Conflict } from './rascunho/use-draft.ts';

type ConflictSide = 'mine' | 'saved';

type Props = {
  conflict: Conflict;
  draft: Draft;
  now: number;
  /** Saves this. */
  onChoose(draft: Draft): void;
};

function Choice({ clash, side, now, onChange }: ChoiceProps) {
  const texts = useOfficialTexts();
  const name = useId();
  const options = [
    ['mine', texts.t('criar.conflito.minha')],
    ['saved', texts.t('criar.conflito.salva')],
  ] as const;
  return (
    <fieldset className={styles.clash}>
      <legend>{settingName(clash.path, texts.t)}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={side === option}
            onChange={() => onChange(option)}
          />
          <span>
            <small>{label}</small>
            <b>{settingValue(clash.path, clash[option], texts, now)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type ChoiceProps = {
  clash: Clash;
  side: ConflictSide;
  now: number;
  onChange(side: ConflictSide): void;
};

/** Two versions of some settings side by side, for a person to choose. */
export function ConflictPanel({ conflict, draft, now, onChoose }: Props) {
  const { t } = useTexts();
  const panel = useRef<HTMLElement>(null);
  const { clashes, saved } = conflict;
  const [sides, setSides] = useState<Readonly<Record<string, ConflictSide>>>({});
  useEffect(() => panel.current?.focus(), []);

  const chosen = () =>
    clashes.reduce(
      (result, { path, mine, saved: theirs }) =>
        withValue(result, path, sides[path] === 'saved' ? theirs : mine),
      draft,
    );
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="conflito">
      <h2 id="conflito">{t('criar.conflito.titulo')}</h2>
      <p>{t('criar.conflito.texto')}</p>
      {clashes.map((clash) => (
        <Choice
          key={clash.path}
          clash={clash}
          side={sides[clash.path] ?? 'mine'}
          now={now}
          onChange={(side) => setSides({ ...sides, [clash.path]: side })}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => onChoose(chosen())}>
          {t('criar.conflito.juntar')}
        </Button>
        <Button variant="ghost" onClick={() => onChoose(draftOf(saved))}>
          {t('criar.conflito.todas_salvas')}
        </Button>
      </div>
    </section>
  );
}
