import { useState } from 'react';
import type { Campeonato } from '#contract/campeonatos.ts';
import { acharClube } from '#contract/clubes.ts';
import { lerLista } from '#contract/lista-colada.ts';
import { Button } from '#web/components/button.tsx';
import { useT } from '#web/texts.tsx';
import cartao from './cartao.module.css';
import { useFazer } from './fazer.ts';

/** A pasted list, for who has the names in a chat. */
export function Nomes({ campeonato }: { campeonato: Campeonato }) {
  const t = useT();
  const { isBusy, run } = useFazer();
  const [texto, setTexto] = useState('');
  const { participantes } = lerLista(texto, { ehClube: (name) => acharClube(name) !== undefined });
  const n = participantes.length;
  const add = async () => {
    const body = { participantes: participantes.map((nome) => ({ ...nome })) };
    const isDone = await run(
      (api) =>
        api('POST /api/campeonatos/:id/participantes/lista', {
          params: { id: campeonato.id },
          body,
        }),
      t('campeonato.participantes.incluidos', { n }),
    );
    if (isDone) setTexto('');
  };
  return (
    <section className={cartao.card}>
      <label className={cartao.field}>
        {t('campeonato.participantes.colar')}
        <textarea
          rows={4}
          value={texto}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
      </label>
      <Button disabled={n === 0 || isBusy} onClick={() => void add()}>
        {t('campeonato.participantes.incluir')} ({n})
      </Button>
    </section>
  );
}
