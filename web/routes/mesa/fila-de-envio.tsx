// Everything that was entered on this device, and what became of it.
import type { RefObject } from 'react';
import { Icon } from '#web/components/elements/icon.tsx';
import { clockOf } from '#web/dates/date-time.ts';
import { type Translate, useTexts } from '#web/texts/texts.tsx';
import { valeu } from './disputa.ts';
import {
  type DecisaoDaDisputa,
  type EntradaDaMesa,
  type EntradaDoPlacar,
  ehLance,
  esperam,
} from './fila.ts';
import { Icone } from './icones.tsx';
import jogo from './jogo.module.css';
import styles from './listas.module.css';
import type { MesaAberta, QuadroDaMesa } from './mesa-aberta.ts';
import { emPalavras, lanceEmPalavras } from './palavras.ts';

const DONE = ['aceito', 'ja_estava', 'enviado', 'decidido'];

function Marca({ entrada }: { entrada: EntradaDaMesa }) {
  if (!ehLance(entrada)) return <Icone name="whistle" />;
  const { tipo } = entrada.lance;
  if (tipo === 'gol') return <Icon name="ball" />;
  if (tipo === 'amarelo' || tipo === 'vermelho') {
    return <i className={jogo.card} data-tipo={tipo} aria-hidden="true" />;
  }
  return <Icone name="whistle" />;
}

/** What it says, and what is said below it. */
function palavrasDa(
  entrada: EntradaDaMesa,
  { t, hour, hasMany }: { t: Translate; hour: string | null; hasMany: boolean },
): readonly [string, string] {
  const [home = '', away = ''] = entrada.jogo.split(' × ');
  if (!ehLance(entrada)) {
    const said = emPalavras(entrada.informado, [home, away], t);
    return [entrada.jogo, [said, hour].filter(Boolean).join(' · ')];
  }
  const { lance, desfeito } = entrada;
  const said = lanceEmPalavras(lance, [home, away], t);
  const minute = lance.minuto === null ? null : t('mesa.lance.minuto', { n: lance.minuto });
  return [
    desfeito ? t('mesa.lance.desfeito', { lance: said }) : said,
    [minute, hour, hasMany ? entrada.jogo : null].filter(Boolean).join(' · '),
  ];
}

/** What counts instead: by a decision about one that differed, or by a change of one that was taken. */
function emVezDele(
  { jogo, estado }: EntradaDoPlacar,
  decidido: DecisaoDaDisputa,
  t: Translate,
): string {
  const como = estado === 'difere' ? 'decidiu' : 'mudou';
  if (decidido.vale === null)
    return t(`mesa.fila.${como}_${decidido.cancelada ? 'cancelar' : 'nenhum'}`);
  const [home = '', away = ''] = jogo.split(' × ');
  return t(`mesa.fila.${como}_outro`, { placar: emPalavras(decidido.vale, [home, away], t) });
}

/** Of one that the server took: it counts, unless it is contested or another one counts by now. */
function situacaoDoAceito(entrada: EntradaDoPlacar, t: Translate) {
  const { estado, motivo, decidido, contestado } = entrada;
  if (contestado) return { state: 'difere' as const, why: t('mesa.fila.contestado') };
  if (!decidido) return { state: estado, why: motivo };
  return { state: 'mudou' as const, why: emVezDele(entrada, decidido, t) };
}

/** How it stands, in the words of `mesa.fila`, and why. */
function situacaoDa(entrada: EntradaDaMesa, t: Translate) {
  const { estado, motivo } = entrada;
  if (ehLance(entrada)) {
    return { state: estado === 'aceito' ? ('enviado' as const) : estado, why: motivo };
  }
  if (estado !== 'difere') return situacaoDoAceito(entrada, t);
  const { decidido } = entrada;
  if (!decidido) return { state: estado, why: t('mesa.fila.difere_texto') };
  if (valeu(entrada, decidido)) {
    return { state: 'aceito' as const, why: t('mesa.fila.decidiu_este') };
  }
  return { state: 'decidido' as const, why: emVezDele(entrada, decidido, t) };
}

type LinhaProps = { entrada: EntradaDaMesa; hasMany: boolean; onRemove(): void };

function Linha({ entrada, hasMany, onRemove }: LinhaProps) {
  const { t, zone } = useTexts();
  const { estado, digitado_em } = entrada;
  const hour = clockOf(digitado_em, zone).time;
  const [said, below] = palavrasDa(entrada, { t, hour, hasMany });
  const isWaiting = estado === 'na_fila';
  const { state, why } = situacaoDa(entrada, t);
  const icon = DONE.includes(state) ? 'check' : isWaiting ? 'clock' : 'alert';
  // The score of a match that is played is counted from what was told of it.
  const mayRemove = estado === 'recusado' || (!ehLance(entrada) && !isWaiting);
  return (
    <li data-state={state}>
      <span className={jogo.mark}>
        <Marca entrada={entrada} />
      </span>
      <span className={styles.grow}>
        <b>{said}</b>
        <small>{below}</small>
        {why && <small>{why}</small>}
      </span>
      <span className={styles.state}>
        <Icon name={icon} size={16} />
        {t(`mesa.fila.${state}`)}
      </span>
      {mayRemove && (
        <button type="button" aria-label={t('mesa.fila.tirar', { jogo: said })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}

type Props = {
  mesa: MesaAberta;
  quadro: QuadroDaMesa;
  hasMany: boolean;
  /** Has the focus once something was sent, or taken out. */
  heading: RefObject<HTMLHeadingElement | null>;
};

export function FilaDeEnvio({ mesa, quadro, hasMany, heading }: Props) {
  const { t } = useTexts();
  const { fila } = quadro;
  const espera = esperam(fila).length;
  const enviados = fila.length - espera - fila.filter(({ estado }) => estado === 'recusado').length;
  return (
    <section className={styles.queue} aria-label={t('mesa.fila.titulo')}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t('mesa.fila.titulo')}
        </h2>
        <span className={styles.count}>{t('mesa.fila.conta', { espera, enviados })}</span>
      </header>
      {fila.length === 0 && <p className={styles.empty}>{t('mesa.fila.vazia')}</p>}
      <ul>
        {fila.toReversed().map((entrada) => (
          <Linha
            key={entrada.id}
            entrada={entrada}
            hasMany={hasMany}
            onRemove={() => {
              mesa.tirar(entrada.id);
              heading.current?.focus({ preventScroll: true });
            }}
          />
        ))}
      </ul>
    </section>
  );
}
