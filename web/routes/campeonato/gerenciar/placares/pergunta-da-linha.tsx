import { useEffect, useId, useRef } from 'react';
import { inASentence } from '#regras/regulamento/in-a-sentence.ts';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Button } from '#web/components/elements/button.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useEfeitoDoWoDuplo } from '#web/routes/campeonato/partida/pelo-regulamento.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './placares.module.css';
import type { Digitacao } from './usar-digitacao.ts';
import type { LinhaDaRodada } from './usar-rodada.ts';

type Props = { linha: LinhaDaRodada; pagina: DadosDaPagina; digitacao: Digitacao };

/**
 * A walkover asks who did not come, putting off asks whether, because both sides are told. The first answer
 * has the focus; Escape goes back to the figures. What follows when neither came is said before it is pressed.
 */
export function PerguntaDaLinha({ linha, pagina, digitacao }: Props) {
  const t = useT();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { uuid, mandante, visitante } = linha.partida;
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  const ofBoth = useEfeitoDoWoDuplo(linha.partida, {
    ...pagina,
    partidas: [...pagina.partidas, ...digitacao.doConfronto],
  });
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
          <Button
            key={quem}
            aria-describedby={quem === 'ambos' ? id : undefined}
            onClick={() => digitacao.faltou(uuid, quem)}
          >
            {label}
          </Button>
        ))
      ) : (
        <Button onClick={() => digitacao.adiar(uuid)}>{t('organizacao.placares.adiar')}</Button>
      )}
      <Button variant="ghost" onClick={digitacao.calar}>
        {t('organizacao.placares.cancelar')}
      </Button>
      {isWo && ofBoth && (
        <p id={id}>
          {t('organizacao.placares.se_os_dois')} {inASentence(ofBoth)}
        </p>
      )}
    </fieldset>
  );
}
