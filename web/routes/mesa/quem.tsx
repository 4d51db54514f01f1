// Of whom a goal or a card was: the line-up as buttons, over the page. One press tells it.
import { useId, useLayoutEffect, useRef } from 'react';
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import { GOL_CONTRA, NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './jogo.module.css';

/** Null as name: one of the two whom the product names. */
export type QuemFoi = { readonly jogador: string; readonly nome: string | null };

type Props = {
  titulo: string;
  isGoal: boolean;
  jogadores: JogoDaMesa['mandante']['jogadores'];
  onChoose(quem: QuemFoi): void;
  onClose(): void;
};

export function QuemFez({ titulo, isGoal, jogadores, onChoose, onClose }: Props) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still there it gives the focus back to what was pressed.
  useLayoutEffect(() => {
    const here = dialog.current;
    here?.showModal();
    return () => here?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.who} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{titulo}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('mesa.quem.fechar')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.chips}>
        {jogadores.map(({ jogador, nome, numero }) => (
          <button key={jogador} type="button" onClick={() => onChoose({ jogador, nome })}>
            {numero !== null && <b>{numero}</b>}
            {nome}
          </button>
        ))}
        <button
          type="button"
          data-fixed=""
          onClick={() => onChoose({ jogador: NAO_IDENTIFICADO, nome: null })}
        >
          {t('mesa.quem.nao_sei')}
        </button>
        {isGoal && (
          <button
            type="button"
            data-fixed=""
            onClick={() => onChoose({ jogador: GOL_CONTRA, nome: t('mesa.quem.contra') })}
          >
            {t('mesa.quem.contra')}
          </button>
        )}
      </div>
    </dialog>
  );
}
