import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Pendencias } from '#contract/campeonato/pendencias.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { useEndereco } from '#web/campeonato/endereco.ts';
import { acaoDoPasso, rodadaALancar } from '#web/campeonato/passos.ts';
import { stageName } from '#web/campeonato/stage-name.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button, ButtonLink } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { useLostFocus } from '#web/screen/lost-focus.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import type { DadosDosPlacares } from './carregar.ts';
import styles from './placares.module.css';
import { estaAdiada, type LinhaDaRodada } from './usar-rodada.ts';

type Props = {
  pagina: DadosDaPagina;
  dados: DadosDosPlacares;
  linhas: readonly LinhaDaRodada[];
};

type RodadaDaFaixa = DadosDosPlacares['rodadas'][number];

export const nomeDaRodada = ({ etapa, rodada }: RodadaDaFaixa, { t }: Texts) =>
  etapa ? stageName(etapa, t) : t('campeonato.jogos.rodada', { n: rodada });

/**
 * With the last score in, the board is asked: lots or a tie may stand before the next round. A score that was put
 * right may need others: `versions` is another then, null while scores are missing.
 */
function useDoPainel(id: string, versions: string | null): Pendencias | 'unknown' | null {
  const [tarefas, setTarefas] = useState<Pendencias | 'unknown' | null>(null);
  useEffect(() => {
    if (versions === null) return undefined;
    let isHere = true;
    quietApi('GET /api/campeonatos/:id/pendencias', { params: { id } })
      .then(({ data }) => isHere && setTarefas(data))
      .catch(() => isHere && setTarefas('unknown'));
    return () => {
      isHere = false;
      setTarefas(null);
    };
  }, [id, versions]);
  return tarefas;
}

/** The round whose scores come next; undefined where something else does. */
function proxima(tarefas: ReturnType<typeof useDoPainel>, { rodadas, ...here }: DadosDosPlacares) {
  if (!tarefas || tarefas === 'unknown' || tarefas.passo?.nome !== 'lancar') return undefined;
  const first = rodadaALancar(tarefas.jogos);
  const isFirst = ({ fase, rodada }: RodadaDaFaixa) =>
    fase === first?.fase && rodada === first.rodada;
  const isHere = first?.fase === here.fase && first.rodada === here.rodada;
  return isHere ? undefined : rodadas.find(isFirst);
}

/** The next round is paired where its last score came in: one press is all. */
function GerarRodada({ id }: { id: string }) {
  const { t } = useTexts();
  const { isBusy, problem, run } = useChange();
  const navigate = useNavigate();
  const endereco = useEndereco(id);
  const acao = acaoDoPasso({ id }, { nome: 'rodada' });
  const go = async () => {
    const isDone = 'run' in acao && (await run(acao.run, t('organizacao.passo.rodada_feito')));
    if (isDone) await navigate(endereco('gerenciar/placares'));
  };
  return (
    <>
      <Button variant="primary" disabled={isBusy} onClick={() => void go()}>
        {t('pendencias.passo.rodada.botao')}
      </Button>
      <ProblemAlert texto={problem} />
    </>
  );
}

/** Once every match has its score or its day: on to the round that waits, or to what comes before it. */
export function Adiante({ pagina, dados, linhas }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { id } = pagina.campeonato;
  const endereco = useEndereco(id);
  const isSettled = linhas.every(
    ({ situacao, partida }) =>
      situacao === 'salva' || (situacao === 'falta' && estaAdiada(partida)),
  );
  const versions = linhas.map(({ partida }) => partida.versao).join();
  const tarefas = useDoPainel(id, isSettled ? versions : null);
  const here = useRef<HTMLDivElement>(null);
  // The keys of the last match are gone.
  useLostFocus(isSettled, () => here.current);
  if (!isSettled) return null;
  const next = proxima(tarefas, dados);
  const isToPair = tarefas && tarefas !== 'unknown' && tarefas.passo?.nome === 'rodada';
  const isWhole = linhas.every(({ situacao }) => situacao === 'salva');
  return (
    <div ref={here} className={styles.done} tabIndex={-1}>
      <p role="status">{t(`organizacao.placares.${isWhole ? 'completa' : 'falta_adiado'}`)}</p>
      {isToPair && <GerarRodada id={id} />}
      {!isToPair && next && (
        <ButtonLink
          variant="primary"
          to={endereco('gerenciar/placares', { fase: next.fase, rodada: next.rodada })}
        >
          {t('campeonato.jogos.ir_para', { rodada: nomeDaRodada(next, texts) })}
        </ButtonLink>
      )}
      {!isToPair && !next && tarefas && (
        <ButtonLink variant="primary" to={endereco('gerenciar')}>
          {t('campeonato.jogos.ir_ao_painel')}
        </ButtonLink>
      )}
    </div>
  );
}
