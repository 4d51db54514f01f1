import { type KeyboardEvent, memo } from 'react';
import type { LadoDaChave } from '#regras/cenario/chaves.ts';
import type { JogoDoCenario } from '#regras/cenario/rodadas.ts';
import type { Apelidos } from '#regras/montagem/apelidos.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { nomeDe, vagaEmPalavras } from '#web/campeonato/lado.ts';
import { nomeCurto } from '#web/campeonato/nome-curto.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { FittingName } from '#web/components/match/fitting-name.tsx';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { type AcaoDeDigitar, figurasDe, type LadoDoPlacar } from './digitado.ts';
import styles from './jogo.module.css';

type Props = {
  jogo: JogoDoCenario;
  /** As typed; undefined where nobody typed anything. */
  mandante: string | undefined;
  visitante: string | undefined;
  penaltis: LadoDoPlacar | undefined;
  gente: Gente;
  confrontos: Apelidos;
  dispatch(acao: AcaoDeDigitar): void;
};

const sideName = (lado: LadoDaChave, { gente, confrontos }: Props, t: Translate) =>
  lado.participante ? nomeDe(gente, lado.participante) : vagaEmPalavras(lado.vaga, confrontos, t);

function Side({ lado, isAway, ...props }: Props & { lado: LadoDaChave; isAway?: boolean }) {
  const t = useT();
  const nome = sideName(lado, props, t);
  const one = lado.participante ? props.gente[lado.participante] : undefined;
  const curto = one ? one.sigla || nomeCurto(nome, undefined) : nome;
  return (
    <span
      className={styles.side}
      data-away={isAway ? '' : undefined}
      data-slot={one ? undefined : ''}
    >
      <EscudoDoTime nome={nome} escudo={one?.escudo} size={22} />
      <FittingName nome={nome} curto={curto} whole={styles.whole} brief={styles.brief} />
    </span>
  );
}

/** Enter walks on to the next field, with Shift back; Tab does so by itself. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-gols]:enabled')];
  const next = fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}

function Goals({ lado, ...props }: Props & { lado: LadoDoPlacar }) {
  const { jogo, dispatch } = props;
  const t = useT();
  const real = figurasDe(jogo.semValor ? null : jogo.resultado);
  const [own, other] =
    lado === 'mandante' ? [jogo.mandante, jogo.visitante] : [jogo.visitante, jogo.mandante];
  const isKnown = jogo.mandante.participante !== null && jogo.visitante.participante !== null;
  return (
    <input
      className={styles.goals}
      data-gols=""
      type="text"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={2}
      placeholder="–"
      disabled={!isKnown}
      aria-label={t('simulador.gols_de', {
        nome: sideName(own, props, t),
        outro: sideName(other, props, t),
      })}
      value={props[lado] ?? real[lado]}
      onChange={({ currentTarget }) =>
        dispatch({ tipo: 'gols', jogo, lado, gols: currentTarget.value })
      }
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={walk}
    />
  );
}

function Shootout(props: Props) {
  const { jogo, penaltis, dispatch } = props;
  const t = useT();
  return (
    <fieldset className={styles.shootout}>
      <legend>{t('simulador.penaltis')}</legend>
      {SIDES.map((lado) => (
        <button
          key={lado}
          type="button"
          aria-pressed={penaltis === lado}
          onClick={() => dispatch({ tipo: 'penaltis', uuid: jogo.uuid, lado })}
        >
          {sideName(jogo[lado], props, t)}
        </button>
      ))}
    </fieldset>
  );
}

const isTyped = ({ mandante, visitante }: Props) => Boolean(mandante) && Boolean(visitante);

const goesToPenalties = ({ empate }: JogoDoCenario) => empate === 'penaltis';
const goesToMatch = ({ empate }: JogoDoCenario) => empate === 'jogo_extra';

function realScore({ resultado }: JogoDoCenario, t: Translate): string | null {
  if (resultado?.tipo === 'wo')
    return t(`campeonato.jogos.${resultado.wo_de === 'ambos' ? 'wo_duplo' : 'wo'}`);
  if (resultado?.tipo !== 'placar') return null;
  return `${resultado.mandante} × ${resultado.visitante}`;
}

/** By the number of the leg; what comes after them is an extra match. */
const PERNAS: Readonly<Record<number, 'ida' | 'volta'>> = { 1: 'ida', 2: 'volta' };

function Notes(props: Props) {
  const { jogo, dispatch, mandante } = props;
  const t = useT();
  const real = realScore(jogo, t);
  const isChanged = mandante !== undefined && jogo.resultado !== null && !jogo.semValor;
  const leg = jogo.perna && t(`campeonato.jogos.${PERNAS[jogo.perna] ?? 'jogo_extra'}`);
  const grupo = jogo.grupo && t('campeonato.grupo', { nome: jogo.grupo });
  return (
    <>
      {(leg || grupo || real) && (
        <span className={styles.notes}>
          {grupo && <small>{grupo}</small>}
          {leg && <small>{leg}</small>}
          {real && jogo.semValor && <Chip tone="warn">{t('simulador.sem_valor')}</Chip>}
          {real && !jogo.semValor && (
            <Chip tone={isChanged ? 'warn' : 'neutral'}>
              {t('simulador.de_verdade', { placar: real })}
            </Chip>
          )}
          {isChanged && (
            <button
              type="button"
              className={styles.back}
              onClick={() => dispatch({ tipo: 'voltar', uuid: jogo.uuid })}
            >
              {t('simulador.voltar_ao_real')}
            </button>
          )}
        </span>
      )}
      {isTyped(props) && goesToPenalties(jogo) && <Shootout {...props} />}
      {isTyped(props) && goesToMatch(jogo) && (
        <small className={styles.notes}>{t('simulador.jogo_extra')}</small>
      )}
    </>
  );
}

const SIDES = ['mandante', 'visitante'] as const;
const TYPED = [...SIDES, 'penaltis', 'gente', 'confrontos'] as const;

/** A key press makes every match anew; only those about which something is different are drawn again. */
function areSame(a: Props, b: Props): boolean {
  return (
    TYPED.every((name) => a[name] === b[name]) &&
    (a.jogo === b.jogo || JSON.stringify(a.jogo) === JSON.stringify(b.jogo))
  );
}

export const JogoSimulado = memo(function JogoSimulado(props: Props) {
  const { jogo } = props;
  const isImagined = props.mandante !== undefined || props.visitante !== undefined;
  return (
    <li className={styles.match} data-on={isImagined ? '' : undefined}>
      <Side {...props} lado={jogo.mandante} />
      <span className={styles.score}>
        <Goals {...props} lado="mandante" />
        <i aria-hidden="true">×</i>
        <Goals {...props} lado="visitante" />
      </span>
      <Side {...props} lado={jogo.visitante} isAway />
      <Notes {...props} />
    </li>
  );
}, areSame);
