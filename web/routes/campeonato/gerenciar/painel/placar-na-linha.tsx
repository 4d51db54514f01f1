// The score of one match typed into its row: two figures and Enter.
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import { contarResultado } from '#web/campeonato/contar-resultado.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './painel.module.css';

type Props = {
  partida: Partida;
  pagina: DadosDaPagina;
  /** What takes more than two figures is entered on the sheet. */
  onSheet(comeco: Comeco): void;
  /** What else can be done while no score is known. */
  children?: ReactNode;
};

export type Comeco = { readonly tipo: 'placar' | 'wo'; readonly gols?: [number, number] };

const MOST = 2;

const digits = (text: string) => text.replace(/\D/g, '').slice(0, MOST);

/** A level match of a bracket may need penalties, which the sheet asks for. */
const goesToSheet = ({ confronto }: Partida, home: string, away: string) =>
  confronto !== null && Number(home) === Number(away);

export function PlacarNaLinha({ partida, pagina, onSheet, children }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { isBusy, problem, run } = useChange();
  const [goals, setGoals] = useState<readonly [string, string]>(['', '']);
  const second = useRef<HTMLInputElement>(null);
  const [home, away] = goals;
  const isTyped = home !== '' && away !== '';
  const names = [partida.mandante, partida.visitante].map(({ participante }) =>
    nomeDe(pagina.gente, participante ?? ''),
  );
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isTyped || isBusy) return;
    if (goesToSheet(partida, home, away)) {
      onSheet({ tipo: 'placar', gols: [Number(home), Number(away)] });
      return;
    }
    const { uuid, versao } = partida;
    const lancamento = { tipo: 'placar', mandante: Number(home), visitante: Number(away) } as const;
    void run(
      (api) =>
        api('PUT /api/partidas/:uuid/placar', { params: { uuid }, body: { versao, lancamento } }),
      (saved) => contarResultado(saved, { texts, gente: pagina.gente, now: pagina.now }),
    );
  };
  return (
    <form className={styles.act} onSubmit={save}>
      <span className={styles.score}>
        {goals.map((value, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the first is the home side, the second the other
            key={index}
            ref={index === 1 ? second : undefined}
            inputMode="numeric"
            autoComplete="off"
            aria-label={t('campeonato.placar.gols_de', { nome: names[index] ?? '' })}
            value={value}
            onChange={({ currentTarget }) => {
              const typed = digits(currentTarget.value);
              setGoals(index === 0 ? [typed, away] : [home, typed]);
              if (index === 0 && typed.length === 1 && away === '') second.current?.focus();
            }}
          />
        ))}
        <i aria-hidden="true">×</i>
      </span>
      {isTyped ? (
        <Button type="submit" variant="primary" disabled={isBusy}>
          {t('pendencias.salvar')}
        </Button>
      ) : (
        <>
          {children && <span className={styles.remind}>{children}</span>}
          <Button variant="ghost" onClick={() => onSheet({ tipo: 'wo' })}>
            {t('pendencias.wo')}
          </Button>
        </>
      )}
      <ProblemAlert texto={problem} />
    </form>
  );
}
