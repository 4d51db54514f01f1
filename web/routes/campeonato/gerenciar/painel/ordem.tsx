import { useState } from 'react';
import { nomeDe } from '#web/campeonato/lado.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { SortableList } from '#web/components/forms/sortable-list.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './painel.module.css';

type Props = { pagina: DadosDaPagina; fase: number; empatados: readonly string[] };

/** Those that only an extra match separates, put in the order that it gave. */
export function Ordem({ pagina, fase, empatados }: Props) {
  const t = useT();
  const { isBusy, problem, question, run } = useChange();
  const [ordem, setOrdem] = useState([...empatados]);
  const params = { id: pagina.campeonato.id };
  const save = (ciente: boolean) =>
    run(
      (api) => api('PUT /api/campeonatos/:id/desempate', { params, body: { fase, ordem, ciente } }),
      t('organizacao.passo.ordenar_feito'),
    );
  return (
    <div className={styles.order}>
      <SortableList
        label={t('organizacao.passo.ordenar_lista')}
        items={ordem.map((id) => ({ id, label: nomeDe(pagina.gente, id) }))}
        least={ordem.length}
        onChange={setOrdem}
      />
      <ProblemAlert texto={problem} />
      <Pergunta
        texto={question}
        sim={t('campeonato.placar.salvar_mesmo')}
        isBusy={isBusy}
        onYes={() => void save(true)}
      />
      <Button variant="primary" disabled={isBusy} onClick={() => void save(false)}>
        {t('organizacao.passo.ordenar')}
      </Button>
    </div>
  );
}
