import { useEffect, useId, useRef, useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Time } from '#web/campeonato/time.tsx';
import { Stepper } from '#web/components/forms/stepper.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import {
  confrontoDigitado,
  type Digitado,
  type Par,
  type Penaltis,
  type Placar,
  type PlacarDoConfronto,
  temUmJogo,
} from './placar-confronto.ts';
import styles from './placar-dialog.module.css';
import { isUntouched } from './placar-rascunho.ts';

/** What the tie looks like with the score as typed; null outside a knockout and until its legs are known. */
export function useConfronto(
  partida: Partida,
  { campeonato }: DadosDaPagina,
  digitado: Digitado,
): PlacarDoConfronto | null {
  const fase = campeonato.fases[partida.fase - 1];
  const isAlone = temUmJogo(fase);
  // Known from the start, so that nothing moves under the finger when an answer comes.
  const [jogos, setJogos] = useState<readonly Partida[] | null>(isAlone ? [] : null);
  const { id } = campeonato;
  const isTie = partida.confronto !== null && !isAlone;
  const participante = partida.mandante.participante ?? undefined;
  useEffect(() => {
    if (!isTie) return;
    let isCurrent = true;
    quietApi('GET /api/campeonatos/:id/jogos', { params: { id }, query: { participante } })
      .then(({ data }) => isCurrent && setJogos(data))
      // Without the other leg the server still tells what is missing.
      .catch(() => isCurrent && setJogos([]));
    return () => {
      isCurrent = false;
    };
  }, [id, isTie, participante]);
  return jogos && confrontoDigitado(partida, { jogos, fase }, digitado);
}

type Names = readonly [string, string];

const MOST_GOALS = 99;

const LABELS = { goals: 'gols_de', penalties: 'penaltis_de' } as const;

type GoalsProps = {
  pair: Par;
  label: 'gols_de' | 'penaltis_de';
  names: Names;
  /** Who they are, on a scoreboard; without them the words of the label stand there. */
  teams?: { readonly gente: DadosDaPagina['gente']; readonly uuids: readonly [string, string] };
  /** Typing begins here. */
  first?: boolean;
  onChange(pair: Par): void;
};

function Goals({ pair, label, names, teams, first = false, onChange }: GoalsProps) {
  const t = useT();
  const id = useId();
  const [wrong, setWrong] = useState<readonly number[]>([]);
  return (
    <div className={teams ? styles.board : styles.goals}>
      {([0, 1] as const).map((side) => {
        const name = t(`campeonato.placar.${label}`, { nome: names[side] });
        const isWrong = wrong.includes(side);
        const others = wrong.filter((one) => one !== side);
        return (
          <div key={side}>
            <label htmlFor={`${id}${side}`}>
              <span className={teams && 'visually-hidden'}>{name}</span>
              {teams && (
                <span aria-hidden="true">
                  <Time gente={teams.gente} uuid={teams.uuids[side]} size={40} />
                </span>
              )}
            </label>
            <Stepper
              id={`${id}${side}`}
              name={name}
              value={pair[side]}
              min={0}
              max={MOST_GOALS}
              invalid={isWrong}
              first={first && side === 0}
              describedBy={isWrong ? `${id}-erro` : undefined}
              onChange={(value) => onChange(side === 0 ? [value, pair[1]] : [pair[0], value])}
              onTyped={(isValid) => setWrong(isValid ? others : [...others, side])}
            />
          </div>
        );
      })}
      <p id={`${id}-erro`} role="alert" className={styles.wrong}>
        {wrong.length > 0 && t('campeonato.placar.fora_da_faixa', { n: MOST_GOALS })}
      </p>
    </div>
  );
}

type CheckProps = { label: string; checked: boolean; onChange(on: boolean): void };

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** The other leg and the sum, so that nobody adds up by heart. */
function Aggregate({
  tie,
  names,
  pagina,
}: {
  tie: PlacarDoConfronto;
  names: Names;
  pagina: DadosDaPagina;
}) {
  const t = useT();
  const { outra, agregado } = tie;
  if (!outra?.placar) return null;
  const nome = (side: Partida['mandante']) => nomeDe(pagina.gente, side.participante ?? '');
  const { mandante, visitante } = outra.placar;
  const leg = `${nome(outra.mandante)} ${mandante} × ${visitante} ${nome(outra.visitante)}`;
  const sum = `${names[0]} ${agregado[0]} × ${agregado[1]} ${names[1]}`;
  return (
    <p className={styles.aggregate}>
      {t(outra.perna === 1 ? 'campeonato.placar.na_ida' : 'campeonato.placar.na_volta', { leg })}
      <b>{t('campeonato.placar.agregado', { sum })}</b>
    </p>
  );
}

type ShootoutProps = Pick<GoalsProps, 'pair' | 'names' | 'onChange'> & { first: boolean };

/** Comes into sight by itself: on a phone there is the foot of the sheet where it appears. */
function Shootout(props: ShootoutProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [isFirst] = useState(props.first);
  // It may come after the sheet, once the legs of the tie are known.
  useEffect(() => {
    fields.current?.scrollIntoView({ block: 'nearest' });
    if (isFirst) fields.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div ref={fields} className={styles.shootout}>
      <Goals {...props} label={LABELS.penalties} />
    </div>
  );
}

type Props = {
  partida: Partida;
  placar: Placar;
  names: Names;
  tie: PlacarDoConfronto | null;
  penaltis: Penaltis | null;
  pagina: DadosDaPagina;
  /** The goals were typed before; only the penalties are missing. */
  hasGoals?: boolean;
  set(change: Partial<Placar>): void;
};

type DesempateProps = Pick<Props, 'placar' | 'names' | 'tie' | 'penaltis' | 'set'> & {
  /** Typing begins here. */
  isFirst: boolean;
};

/** Extra time only in the match that decides a tie, where the rules have it; penalties only when it is level, or its table has no draws. */
export function CamposDoDesempate({ placar, names, tie, penaltis, isFirst, set }: DesempateProps) {
  const t = useT();
  const isFresh = isUntouched(placar);
  const isNeeded = penaltis === 'needed' && !isFresh;
  const isOffered = penaltis === 'offered' || (penaltis === 'needed' && isFresh);
  const needed = tie ? 'campeonatos.penaltis_faltam' : 'campeonatos.penaltis_faltam_jogo';
  const shootout = isNeeded ? (placar.penaltis ?? [0, 0]) : isOffered && placar.penaltis;
  return (
    <>
      {(tie?.temProrrogacao || placar.prorrogacao) && (
        <Check
          label={t('campeonato.placar.prorrogacao')}
          checked={placar.prorrogacao}
          onChange={(prorrogacao) => set({ prorrogacao })}
        />
      )}
      {isOffered && (
        <Check
          label={t('campeonato.placar.penaltis')}
          checked={placar.penaltis !== null}
          onChange={(on) => set({ penaltis: on ? [0, 0] : null })}
        />
      )}
      <div role="status">
        {isNeeded && <p className={styles.level}>{t(needed)}</p>}
        {tie?.pedeExtra && !shootout && !isFresh && (
          <p className={styles.level}>{t('campeonato.placar.pede_extra')}</p>
        )}
      </div>
      {shootout && (
        <Shootout
          pair={shootout}
          names={names}
          first={isFirst && isNeeded}
          onChange={(pair) => set({ penaltis: pair })}
        />
      )}
    </>
  );
}

export function CamposDoPlacar(props: Props) {
  const { partida, placar, names, tie, penaltis, pagina, hasGoals = false, set } = props;
  const uuids = [
    partida.mandante.participante ?? '',
    partida.visitante.participante ?? '',
  ] as const;
  return (
    <>
      <Goals
        pair={placar.gols}
        label={LABELS.goals}
        names={names}
        teams={{ gente: pagina.gente, uuids }}
        first={!(hasGoals && penaltis === 'needed')}
        onChange={(gols) => set({ gols })}
      />
      {tie && <Aggregate tie={tie} names={names} pagina={pagina} />}
      <CamposDoDesempate {...{ placar, names, tie, penaltis, set }} isFirst={hasGoals} />
    </>
  );
}
