// Everything on one evening: its first kick-off, how long a match has, and on how many screens or fields.
import { useId } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { horaOferecida, MINUTOS_POR_JOGO, TELAS } from '#regras/agenda/noite.ts';
import { isNoCampo } from '#regras/configuracao/opcoes.ts';
import { Stepper } from '#web/components/forms/stepper.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { type Translate, useT } from '#web/texts/texts.tsx';

export type NoiteDaAgenda = {
  readonly hora: string;
  readonly minutos: number;
  readonly telas: number;
};

export const NOITE = (now: number): NoiteDaAgenda => ({
  hora: horaOferecida(now),
  minutos: MINUTOS_POR_JOGO.padrao,
  telas: TELAS.padrao,
});

/** Their names in the language of who makes the calendar; a single one needs none. */
export function telasDe(
  { telas }: NoiteDaAgenda,
  modalidade: Campeonato['modalidade'],
  t: Translate,
): string[] {
  const place = isNoCampo(modalidade) ? 'agenda.noite.campo' : 'agenda.noite.tela';
  return telas > 1 ? Array.from({ length: telas }, (_, n) => t(place, { n: n + 1 })) : [];
}

type Props = {
  value: NoiteDaAgenda;
  modalidade: Campeonato['modalidade'];
  onChange(noite: NoiteDaAgenda): void;
};

export function NoiteFields({ value, modalidade, onChange }: Props) {
  const t = useT();
  const id = useId();
  const places = t(isNoCampo(modalidade) ? 'agenda.noite.campos' : 'agenda.noite.telas');
  return (
    <div className={cartao.row}>
      <label className={cartao.field}>
        {t('agenda.noite.hora')}
        <input
          type="time"
          required
          value={value.hora}
          onChange={({ currentTarget }) =>
            currentTarget.value && onChange({ ...value, hora: currentTarget.value })
          }
        />
      </label>
      <div className={cartao.field}>
        <label htmlFor={`${id}-minutos`}>{t('agenda.noite.minutos')}</label>
        <Stepper
          id={`${id}-minutos`}
          name={t('agenda.noite.minutos')}
          {...{ value: value.minutos, min: MINUTOS_POR_JOGO.min, max: MINUTOS_POR_JOGO.max }}
          step={5}
          onChange={(minutos) => onChange({ ...value, minutos })}
        />
      </div>
      <div className={cartao.field}>
        <label htmlFor={`${id}-telas`}>{places}</label>
        <Stepper
          id={`${id}-telas`}
          name={places}
          {...{ value: value.telas, min: TELAS.min, max: TELAS.max }}
          onChange={(telas) => onChange({ ...value, telas })}
        />
      </div>
    </div>
  );
}
