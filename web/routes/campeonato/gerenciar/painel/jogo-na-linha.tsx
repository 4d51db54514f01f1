import type { ReactNode } from 'react';
import type { Partida } from '#contract/partidas.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { EscudoDoTime } from '#web/campeonato/time.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import styles from './painel.module.css';

type Props = {
  partida: Partida;
  pagina: Pick<DadosDaPagina, 'gente'>;
  /** When its time was over. */
  atraso?: string | null;
  /** In few words; what is empty is left out. */
  detalhes: readonly (string | null | undefined | false)[];
  children: ReactNode;
};

export const nomesDoJogo = (
  { mandante, visitante }: Pick<Partida, 'mandante' | 'visitante'>,
  { gente }: Pick<DadosDaPagina, 'gente'>,
): string =>
  [mandante, visitante].map(({ participante }) => nomeDe(gente, participante ?? '')).join(' × ');

/** A match with something to do: who plays, what about it, and the buttons. */
export function JogoNaLinha({ partida, pagina, atraso, detalhes, children }: Props) {
  const { gente } = pagina;
  const sides = [partida.mandante, partida.visitante].map(({ participante }) => participante ?? '');
  return (
    <li className={styles.task}>
      <span className={styles.crests} aria-hidden="true">
        {sides.map((uuid) => (
          <EscudoDoTime
            key={uuid}
            nome={nomeDe(gente, uuid)}
            escudo={gente[uuid]?.escudo}
            size={28}
          />
        ))}
      </span>
      <span className={styles.what}>
        <b>{nomesDoJogo(partida, pagina)}</b>
        {atraso && <small className={styles.late}>{atraso}</small>}
        <small>{detalhes.filter(Boolean).join(' · ')}</small>
      </span>
      {children}
    </li>
  );
}
