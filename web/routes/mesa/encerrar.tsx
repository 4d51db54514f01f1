// The press that sends the score. Asked once more: what is sent counts, and the table cannot take it back.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import { Button } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { Palavra, PalavraNaMesa } from './fila.ts';
import { Icone } from './icones.tsx';
import styles from './mesa.module.css';
import { completa, emPalavras, faltaNa, mandada, nomesDo } from './palavras.ts';

type Props = { jogo: JogoDaMesa; palavra: PalavraNaMesa; onSend(palavra: Palavra): void };

type Pergunta = 'fechada' | 'aberta' | 'desistida';

/**
 * Each press takes its button away. The question is read and has the focus, none of its answers: a key that is held
 * down sends nothing. Back from it, the button has it again; once it is sent, what waits to be sent.
 */
function useFocusOnQuestion(pergunta: Pergunta): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pergunta === 'aberta') box.current?.focus();
    if (pergunta === 'desistida') box.current?.querySelector('button')?.focus();
  }, [pergunta]);
  return box;
}

export function EncerrarNaMesa({ jogo, palavra, onSend }: Props) {
  const t = useT();
  const [pergunta, setPergunta] = useState<Pergunta>('fechada');
  const box = useFocusOnQuestion(pergunta);
  const nomes = nomesDo(jogo);
  const said = mandada(jogo, palavra);
  const placar = emPalavras(said, nomes, t);
  const oficial = jogo.informado && emPalavras(jogo.informado, nomes, t);
  const falta = faltaNa(jogo, said);
  const send = () => {
    if (!completa(jogo, said)) return;
    setPergunta('fechada');
    onSend(said);
  };
  if (pergunta !== 'aberta') {
    return (
      <div ref={box} className={styles.end}>
        <Button
          variant="primary"
          big
          block
          disabled={falta !== null}
          onClick={() => setPergunta('aberta')}
        >
          <Icone name="whistle" />
          {t('mesa.placar.encerrar', { placar })}
        </Button>
        <p className={styles.hint}>
          {t(falta ? `mesa.placar.falta_${falta}` : 'mesa.placar.aviso')}
        </p>
      </div>
    );
  }
  return (
    <div ref={box} className={styles.end} role="alert" tabIndex={-1}>
      <p>
        {oficial && oficial !== placar
          ? t('mesa.placar.certeza_oficial', { oficial, placar })
          : t('mesa.placar.certeza', { placar })}
      </p>
      <Button variant="primary" big block onClick={send}>
        {t('mesa.placar.mandar')}
      </Button>
      <button type="button" className={styles.line} onClick={() => setPergunta('desistida')}>
        {t('mesa.placar.mudar')}
      </button>
    </div>
  );
}
