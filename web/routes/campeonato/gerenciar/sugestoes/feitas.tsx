// What was decided on proposals, and what the clock did by itself: it can be taken back.
import { lazy, Suspense, useState } from 'react';
import type { Sugestao } from '#contract/campeonato/sugestoes.ts';
import { Button } from '#web/components/elements/button.tsx';
import { isOver } from '#web/components/match/match-state.ts';
import cartao from '#web/routes/campeonato/gerenciar/cartao.module.css';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { sugestaoEmPalavras } from './em-palavras.ts';
import { LinkDoJogo } from './linha.tsx';
import styles from './sugestoes.module.css';

const DesfazerDialog = lazy(() => import('./desfazer-dialog.tsx'));

type Props = { sugestoes: readonly Sugestao[]; pagina: DadosDaPagina };

const vale = ({ estado }: Sugestao) => estado === 'aplicada' || estado === 'aceita';

const podeDesfazer = (sugestao: Sugestao) =>
  vale(sugestao) && sugestao.decido && sugestao.partida !== null && isOver(sugestao.partida);

export function Feitas({ sugestoes, pagina }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const [undone, undo] = useState<Sugestao | null>(null);
  if (sugestoes.length === 0) return null;
  return (
    <section className={cartao.card}>
      <h2>{t('robo.lista.feito')}</h2>
      <ul className={styles.list}>
        {sugestoes.map((sugestao) => {
          const { jogo, placar, estado } = sugestaoEmPalavras(sugestao, pagina, texts);
          return (
            <li key={sugestao.uuid} className={styles.item}>
              <div className={styles.what}>
                <b>
                  <LinkDoJogo sugestao={sugestao} jogo={jogo} />
                </b>
                <small>{estado}</small>
              </div>
              <strong className={styles.result} data-void={vale(sugestao) ? undefined : ''}>
                {placar}
              </strong>
              {podeDesfazer(sugestao) && (
                <div className={styles.acts}>
                  <Button
                    aria-label={t('robo.lista.desfazer_de', { jogo })}
                    onClick={() => undo(sugestao)}
                  >
                    {t('robo.lista.desfazer')}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {undone?.partida && (
        <Suspense>
          <DesfazerDialog
            sugestao={undone}
            partida={undone.partida}
            pagina={pagina}
            onClose={() => undo(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
