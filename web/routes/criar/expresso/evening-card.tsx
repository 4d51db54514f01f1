// Everything today: how long it takes, when each part begins, and what can be changed about it.
import { type CSSProperties, useId } from 'react';
import { horaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { MAIS_HORAS_DA_NOITE, MINUTOS_POR_JOGO, TELAS } from '#regras/agenda/noite.ts';
import type { Modalidade } from '#regras/configuracao/expresso.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { Stepper } from '#web/components/forms/stepper.tsx';
import { SwitchLine } from '#web/components/forms/switch-line.tsx';
import { Note } from '#web/components/layout/panel.tsx';
import { useT } from '#web/texts/texts.tsx';
import { durationWords, type Evening, type EveningPart, hourOf } from './evening.ts';
import styles from './evening-card.module.css';
import type { NoiteEscolhida } from './typed.ts';

const FINAL = 'final';

const toneOf = ({ stage }: EveningPart) =>
  stage === null ? 'table' : stage === FINAL ? 'final' : 'bracket';

type Slots = CSSProperties & { '--slots': number };

/** A block for each kick-off; decoration, the words under it say the same. */
function Bar({ parts }: { parts: readonly EveningPart[] }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {parts.map((part) => {
        const style: Slots = { flexGrow: part.slots, '--slots': part.slots };
        return <i key={part.at} style={style} data-tone={toneOf(part)} />;
      })}
    </span>
  );
}

function Parts({ parts }: { parts: readonly EveningPart[] }) {
  const t = useT();
  return (
    <ul className={styles.parts}>
      {parts.map(({ at, stage, slots }) => (
        <li key={at}>
          <b>{horaEmBrasilia(at)}</b>{' '}
          {stage
            ? stageName(stage, t).toLocaleLowerCase()
            : t('criar.noite.horarios', { n: slots })}
        </li>
      ))}
    </ul>
  );
}

type SettingsProps = {
  noite: NoiteEscolhida;
  modalidade: Modalidade;
  now: number;
  onChange(noite: NoiteEscolhida): void;
};

function Settings({ noite, modalidade, now, onChange }: SettingsProps) {
  const t = useT();
  const id = useId();
  const places = t(isNoCampo(modalidade) ? 'criar.noite.campos' : 'criar.noite.telas');
  return (
    <>
      <div className={styles.line}>
        <label htmlFor={`${id}-hora`}>{t('criar.noite.hora')}</label>
        <input
          id={`${id}-hora`}
          type="time"
          className={styles.time}
          value={hourOf(noite, now)}
          onChange={({ currentTarget }) => onChange({ ...noite, hora: currentTarget.value })}
        />
      </div>
      <div className={styles.line}>
        <label htmlFor={`${id}-minutos`}>{t('criar.noite.por_jogo')}</label>
        <Stepper
          id={`${id}-minutos`}
          name={t('criar.noite.por_jogo')}
          {...{ value: noite.minutos, min: MINUTOS_POR_JOGO.min, max: MINUTOS_POR_JOGO.max }}
          step={5}
          onChange={(minutos) => onChange({ ...noite, minutos })}
        />
      </div>
      <div className={styles.line}>
        <label htmlFor={`${id}-telas`}>{places}</label>
        <Stepper
          id={`${id}-telas`}
          name={places}
          {...{ value: noite.telas, min: TELAS.min, max: TELAS.max }}
          onChange={(telas) => onChange({ ...noite, telas })}
        />
      </div>
    </>
  );
}

type Props = SettingsProps & { evening: Evening | null };

export function EveningCard({ evening, ...settings }: Props) {
  const t = useT();
  const { noite, modalidade, onChange } = settings;
  const where = isNoCampo(modalidade) ? 'criar.noite.com_campos' : 'criar.noite.com_telas';
  const isShown = noite.isOn && evening;
  return (
    <section className={styles.card} aria-label={t('criar.noite.titulo')}>
      <div className={styles.switch}>
        <SwitchLine
          label={t('criar.noite.titulo')}
          isOn={noite.isOn}
          onChange={(isOn) => onChange({ ...noite, isOn })}
          help={
            evening
              ? t('criar.noite.dura', {
                  tempo: durationWords(evening.minutes, t),
                  onde: t(where, { n: noite.telas }),
                })
              : t('criar.noite.ajuda')
          }
        />
      </div>
      {isShown && !evening.isTooLong && (
        <div className={styles.plan}>
          <Bar parts={evening.parts} />
          <Parts parts={evening.parts} />
        </div>
      )}
      {isShown && (evening.isTooLong || evening.isPastMidnight) && (
        <div className={styles.note}>
          <Note tone="warn">
            {evening.isTooLong
              ? t('agenda.noite_longa', { n: MAIS_HORAS_DA_NOITE })
              : t('criar.noite.madrugada', { hora: horaEmBrasilia(evening.ends) })}
          </Note>
        </div>
      )}
      {noite.isOn && <Settings {...settings} />}
    </section>
  );
}
