// What the clock proposes for matches without a score in time: decided one by one or all at once, and taken back.
import { useState } from 'react';
import type { Sugestao } from '#contract/campeonato/sugestoes.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Pergunta } from '#web/components/forms/pergunta.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { Vazio } from '#web/components/layout/vazio.tsx';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import { type DadosDaPagina, useDaAba, usePagina } from '#web/routes/campeonato/pagina.ts';
import { useT } from '#web/texts/texts.tsx';
import { carregarSugestoes } from './carregar.ts';
import { Feitas } from './feitas.tsx';
import { SugestaoAberta } from './linha.tsx';
import styles from './sugestoes.module.css';

export const loader = carregarSugestoes;

type Props = { sugestoes: readonly Sugestao[]; pagina: DadosDaPagina };

/** All that this person may decide; the question says what it means before it is done. */
function AceitarTodas({ sugestoes, pagina }: Props) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, run } = useChange();
  const uuids = sugestoes.filter(({ decido }) => decido).map(({ uuid }) => uuid);
  const n = uuids.length;
  if (n < 2) return null;
  const accept = async () => {
    await run(
      (call) =>
        call('POST /api/campeonatos/:id/sugestoes', {
          params: { id: pagina.campeonato.id },
          body: { uuids, decisao: 'aceitar' },
        }),
      t('robo.lista.houve.aceitas', { n }),
    );
    setAsking(false);
  };
  return (
    <div className={styles.all}>
      <Button
        variant="primary"
        disabled={isBusy}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        {t('robo.lista.aceitar_todas', { n })}
      </Button>
      <ProblemAlert texto={problem} />
      <Pergunta
        texto={isAsking ? t('robo.lista.todas_pergunta', { n }) : null}
        sim={t('robo.lista.todas_sim')}
        isBusy={isBusy}
        onYes={() => void accept()}
      />
    </div>
  );
}

function Abertas({ sugestoes, pagina }: Props) {
  const t = useT();
  if (sugestoes.length === 0) {
    return <Vazio titulo={t('robo.lista.nada')} texto={t('robo.lista.nada_texto')} />;
  }
  return (
    <section className={cartao.card}>
      <h2>{t('robo.lista.esperam')}</h2>
      <AceitarTodas sugestoes={sugestoes} pagina={pagina} />
      <ul className={styles.list}>
        {sugestoes.map((sugestao) => (
          <SugestaoAberta key={sugestao.uuid} sugestao={sugestao} pagina={pagina} />
        ))}
      </ul>
    </section>
  );
}

export default function SugestoesPage() {
  const { dados, ...nomes } = useDaAba<typeof loader>();
  const pagina = usePagina(nomes);
  const t = useT();
  const { sugestoes } = dados;
  const { robo } = pagina.campeonato.regras;
  const open = sugestoes.filter(({ estado }) => estado === 'aberta');
  const done = sugestoes.filter(({ estado }) => estado !== 'aberta');
  return (
    <div className={cartao.stack}>
      <div className={styles.intro}>
        <h2>{t('robo.lista.titulo')}</h2>
        <p>{t(`robo.lista.ajuda_${robo}`)}</p>
      </div>
      <Abertas sugestoes={open} pagina={pagina} />
      <Feitas sugestoes={done} pagina={pagina} />
    </div>
  );
}
