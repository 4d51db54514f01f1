import { useEffect, useRef } from 'react';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Button } from '#web/components/elements/button.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './placares.module.css';
import type { Digitacao } from './usar-digitacao.ts';
import type { LinhaDaRodada } from './usar-rodada.ts';

type Props = { linha: LinhaDaRodada; pagina: DadosDaPagina; digitacao: Digitacao };

/**
 * A walkover asks who did not come, putting off asks whether, because both sides are told. The first answer
 * has the focus; Escape goes back to the figures.
 */
export function PerguntaDaLinha({ linha, pagina, digitacao }: Props) {
  const t = useT();
  const group = useRef<HTMLFieldSetElement>(null);
  const { uuid, mandante, visitante } = linha.partida;
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  const name = (participante: string | null) => nomeDe(pagina.gente, participante ?? '');
  const isWo = digitacao.pergunta?.sobre === 'wo';
  const missing = [
    { quem: 'mandante', label: name(mandante.participante) },
    { quem: 'visitante', label: name(visitante.participante) },
    { quem: 'ambos', label: t('organizacao.placares.os_dois') },
  ] as const;
  return (
    <fieldset
      ref={group}
      className={styles.missing}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        digitacao.calar();
        digitacao.estar({ uuid, campo: 'mandante' });
      }}
    >
      <legend>{t(`organizacao.placares.${isWo ? 'quem_faltou' : 'adiar_mesmo'}`)}</legend>
      {isWo ? (
        missing.map(({ quem, label }) => (
          <Button key={quem} onClick={() => digitacao.faltou(uuid, quem)}>
            {label}
          </Button>
        ))
      ) : (
        <Button onClick={() => digitacao.adiar(uuid)}>{t('organizacao.placares.adiar')}</Button>
      )}
      <Button variant="ghost" onClick={digitacao.calar}>
        {t('organizacao.placares.cancelar')}
      </Button>
    </fieldset>
  );
}
