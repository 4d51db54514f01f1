// What decides a match beside its goals: penalties, and a W.O.
import { useRef } from 'react';
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import { LADOS } from '#regras/vida/partida.ts';
import { useLostFocus } from '#web/screen/lost-focus.ts';
import { useT } from '#web/texts/texts.tsx';
import { Figura } from './figura.tsx';
import type { Palavra, PalavraNaMesa } from './fila.ts';
import styles from './mesa.module.css';
import { isUntouched, nomesDo, penaltisDe, ZERO } from './palavras.ts';

type PlacarDigitado = Extract<Palavra, { tipo: 'placar' }>;

type CamposProps = {
  jogo: JogoDaMesa;
  placar: PlacarDigitado;
  /** While it is played a draw is no end: penalties are asked for when there were some. */
  isLive: boolean;
  onChange(palavra: Palavra): void;
};

export function PenaltisNaMesa({ jogo, placar, isLive, onChange }: CamposProps) {
  const t = useT();
  const nomes = nomesDo(jogo);
  const need = penaltisDe(jogo, placar);
  const kicks = placar.penaltis ?? null;
  const fields = useRef<HTMLElement>(null);
  useLostFocus(kicks === null, () => fields.current);
  if (need === 'nao') return null;
  if ((need === 'podem' || isLive || isUntouched(placar)) && !kicks) {
    return (
      <button
        type="button"
        className={styles.line}
        onClick={() => onChange({ ...placar, penaltis: [0, 0] })}
      >
        {t('mesa.placar.teve_penaltis')}
      </button>
    );
  }
  const [home, away] = kicks ?? [0, 0];
  return (
    <section
      ref={fields}
      tabIndex={-1}
      className={styles.shootout}
      aria-label={t('mesa.placar.penaltis_titulo')}
    >
      <h2>{t('mesa.placar.penaltis_titulo')}</h2>
      <div className={styles.sides}>
        {nomes.map((time, at) => (
          <div key={LADOS[at]} className={styles.side}>
            <h3>{time}</h3>
            <Figura
              time={time}
              valor={at === 0 ? home : away}
              tipo="penaltis"
              onStep={(by) =>
                onChange({ ...placar, penaltis: at === 0 ? [home + by, away] : [home, away + by] })
              }
            />
          </div>
        ))}
      </div>
    </section>
  );
}

type WoProps = {
  jogo: JogoDaMesa;
  palavra: PalavraNaMesa;
  onChange(palavra: PalavraNaMesa): void;
};

/** Who did not come is chosen by who saw it: nobody is before. */
export function WoNaMesa({ jogo, palavra, onChange }: WoProps) {
  const t = useT();
  const nomes = nomesDo(jogo);
  const [first, button] = [useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null)];
  useLostFocus(palavra.tipo, () => first.current ?? button.current);
  if (palavra.tipo === 'placar') {
    const give = () => onChange({ tipo: 'wo', wo_de: null });
    return (
      <button ref={button} type="button" className={styles.line} onClick={give}>
        {t('mesa.placar.wo')}
      </button>
    );
  }
  const names = { mandante: nomes[0], visitante: nomes[1], ambos: t('mesa.placar.wo_ambos') };
  return (
    <fieldset className={styles.absent}>
      <legend>{t('mesa.placar.wo_quem')}</legend>
      {(['mandante', 'visitante', 'ambos'] as const).map((wo_de) => (
        <label key={wo_de}>
          <input
            ref={wo_de === 'mandante' ? first : undefined}
            type="radio"
            name="wo"
            checked={palavra.wo_de === wo_de}
            onChange={() => onChange({ tipo: 'wo', wo_de })}
          />
          {names[wo_de]}
        </label>
      ))}
      <button type="button" className={styles.line} onClick={() => onChange(ZERO)}>
        {t('mesa.placar.wo_volta')}
      </button>
    </fieldset>
  );
}
