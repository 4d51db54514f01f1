// What an organiser does at the end: close, if that is still to be done, and make the next edition.
import { useId, useState } from 'react';
import { Encerrar } from '#web/campeonato/encerrar.tsx';
import { enderecoDe } from '#web/campeonato/endereco.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { goTo } from '#web/navigation/navigation.ts';
import { useT } from '#web/texts/texts.tsx';
import type { Final } from './carregar.ts';
import styles from './depois.module.css';

type Props = { final: Final };

/** It opens where it can be looked over before anything happens with it. */
function NovaEdicao({ final: { campeonato } }: Props) {
  const t = useT();
  const withId = useId();
  const { isBusy, run } = useChange();
  const [participantes, setParticipantes] = useState(true);
  const { id, edicao, confirmados } = campeonato;
  const n = edicao + 1;
  const create = () =>
    run(
      async (call) => {
        const body = { participantes, edicao: true };
        const { data } = await call('POST /api/campeonatos/:id/copia', { params: { id }, body });
        await goTo(enderecoDe(data.id, 'gerenciar'));
      },
      t('campeao.nova.criada', { n }),
    );
  return (
    <section id="nova-edicao" className={styles.next} aria-labelledby="nova-titulo">
      <p className={styles.kicker}>{t('campeao.nova.agora')}</p>
      <h2 id="nova-titulo">{t('campeao.nova.titulo', { n })}</h2>
      <p>{t('campeao.nova.texto')}</p>
      <label htmlFor={withId}>
        <input
          id={withId}
          type="checkbox"
          checked={participantes}
          onChange={({ currentTarget }) => setParticipantes(currentTarget.checked)}
        />
        {t('campeao.nova.nomes', { n: confirmados })}
      </label>
      <div>
        <Button variant="primary" big icon="trophy" disabled={isBusy} onClick={() => void create()}>
          {t('campeao.nova.criar', { n })}
        </Button>
      </div>
    </section>
  );
}

export function Depois({ final }: Props) {
  const t = useT();
  const { campeonato, motivo, abertos } = final;
  const { estado, acoes, edicoes } = campeonato;
  const isOver = motivo !== 'jogos' && abertos === 0;
  if (estado === 'andamento' && isOver && acoes.includes('mudar_estado')) {
    return (
      <section className={styles.next}>
        <p>{t('campeao.encerrar.falta')}</p>
        <div>
          <Encerrar campeonato={campeonato} variant="primary" />
        </div>
      </section>
    );
  }
  return estado === 'encerrado' && !edicoes.proxima ? <NovaEdicao final={final} /> : null;
}
