// One proposal that waits: accepted, refused, or looked into first.
import { useState } from 'react';
import type { Sugestao } from '#contract/campeonato/sugestoes.ts';
import type { Lancamento, Partida } from '#contract/partidas.ts';
import { useEnderecoDaPartida } from '#web/campeonato/endereco.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { sugestaoEmPalavras } from './em-palavras.ts';
import { OQueMuda, useMovido } from './o-que-muda.tsx';
import styles from './sugestoes.module.css';

type Props = { sugestao: Sugestao; pagina: DadosDaPagina };

const lancamentoDe = ({ lancamento }: Pick<Sugestao, 'lancamento'>): Lancamento =>
  lancamento.tipo === 'wo' ? lancamento : { ...lancamento, prorrogacao: false };

function Muda({ sugestao, partida, pagina }: Props & { partida: Partida }) {
  const movido = useMovido(partida.uuid, lancamentoDe(sugestao));
  return <OQueMuda movido={movido} gente={pagina.gente} />;
}

/** The match leads to its page. */
export function LinkDoJogo({ sugestao, jogo }: { sugestao: Sugestao; jogo: string }) {
  const endereco = useEnderecoDaPartida();
  const { partida } = sugestao;
  return partida ? <Link to={endereco(partida.uuid)}>{jogo}</Link> : jogo;
}

export function SugestaoAberta({ sugestao, pagina }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, run } = useChange();
  const { partida, decido } = sugestao;
  const { jogo, placar, regra, estado } = sugestaoEmPalavras(sugestao, pagina, texts);
  const decide = (decisao: 'aceitar' | 'recusar') =>
    run(
      (call) =>
        call('POST /api/campeonatos/:id/sugestoes', {
          params: { id: pagina.campeonato.id },
          body: { uuids: [sugestao.uuid], decisao },
        }),
      decisao === 'aceitar'
        ? t('robo.lista.houve.aceita', { jogo, placar })
        : t('robo.lista.houve.recusada', { jogo }),
    );
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <b>
          <LinkDoJogo sugestao={sugestao} jogo={jogo} />
        </b>
        <span>{regra}</span>
        <small>{estado}</small>
      </div>
      <strong className={styles.result}>{placar}</strong>
      {!decido && <p className={styles.note}>{t('robo.lista.joga')}</p>}
      <div className={styles.acts}>
        {decido && (
          <>
            <Button
              variant="soft"
              disabled={isBusy}
              aria-label={t('robo.lista.aceitar_de', { jogo })}
              onClick={() => void decide('aceitar')}
            >
              {t('robo.lista.aceitar')}
            </Button>
            <Button
              disabled={isBusy}
              aria-label={t('robo.lista.recusar_de', { jogo })}
              onClick={() => void decide('recusar')}
            >
              {t('robo.lista.recusar')}
            </Button>
          </>
        )}
        {partida && (
          <Button
            variant="ghost"
            aria-expanded={isOpen}
            aria-label={t('robo.lista.muda_de', { jogo })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('robo.lista.muda')}
          </Button>
        )}
      </div>
      <ProblemAlert texto={problem} />
      {isOpen && partida && <Muda sugestao={sugestao} partida={partida} pagina={pagina} />}
    </li>
  );
}
