import { useEffect, useRef } from 'react';
import { nomeDe } from '#web/campeonato/lado.ts';
import { Button } from '#web/components/elements/button.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './placares.module.css';
import type { Digitacao } from './usar-digitacao.ts';
import type { LinhaDaRodada } from './usar-rodada.ts';

type Props = { linha: LinhaDaRodada; pagina: DadosDaPagina; digitacao: Digitacao };

/** A walkover asks who did not come. The first answer has the focus; Escape goes back to the figures. */
export function QuemFaltou({ linha, pagina, digitacao }: Props) {
  const t = useT();
  const group = useRef<HTMLFieldSetElement>(null);
  const { uuid, mandante, visitante } = linha.partida;
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  const name = (participante: string | null) => nomeDe(pagina.gente, participante ?? '');
  const answers = [
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
        digitacao.perguntarWo(null);
        digitacao.estar({ uuid, campo: 'mandante' });
      }}
    >
      <legend>{t('organizacao.placares.quem_faltou')}</legend>
      {answers.map(({ quem, label }) => (
        <Button key={quem} onClick={() => digitacao.faltou(uuid, quem)}>
          {label}
        </Button>
      ))}
      <Button variant="ghost" onClick={() => digitacao.perguntarWo(null)}>
        {t('organizacao.placares.cancelar')}
      </Button>
    </fieldset>
  );
}
