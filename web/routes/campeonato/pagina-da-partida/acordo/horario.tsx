// The hour of a match, as its two sides agree on it: whose turn it is, the hours that wait, and what holds if
// nobody answers.
import { lazy, Suspense, useEffect, useState } from 'react';
import { horarioSemAcordo } from '#regras/agenda/horario-sem-acordo.ts';
import { rivalDe } from '#regras/vida/partida.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import { Botoes, CartaoDaVida } from '../vida/cartao.tsx';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import { PropostasDeles, PropostasMinhas } from './propostas-abertas.tsx';
import { type DoLado, type SituacaoDoAcordo, situacaoDoAcordo } from './situacao.ts';
import { useAcordo } from './use-acordo.ts';

const ProporDialog = lazy(() => import('./propor-dialog.tsx'));

/** The log keeps when the other side saw what was proposed. */
function useMarcarVistas(uuid: string, { deles }: SituacaoDoAcordo): void {
  const isNew = deles.some(({ vista_at }) => vista_at === null);
  useEffect(() => {
    if (!isNew) return;
    const seen = { params: { uuid }, body: {} };
    quietApi('PUT /api/partidas/:uuid/propostas/vistas', seen).catch(() => undefined);
  }, [uuid, isNew]);
}

/** One after the other: what is to be done, and what holds meanwhile. */
function useFrases({ dados, lado }: DoLado, situacao: SituacaoDoAcordo): string[] {
  const texts = useTexts();
  const { t } = texts;
  const { partida, campeonato, now } = dados;
  const { jogo_previsto_at: at, prazo_at, confirmado_at } = partida;
  const { passo, minhas, ate, regra } = situacao;
  const time = nomeDoLado(rivalDe(lado), nomesDosLados(dados));
  const words = (instant: string) => shortDateTime(instant, texts, now);
  const isOfRule =
    at !== null && prazo_at !== null && horarioSemAcordo(campeonato.regras, prazo_at) === at;
  const first = {
    responder: () => [t('acordo.escolha_ate', { data: words(ate ?? '') })],
    esperar: () => [
      t('acordo.responde_ate', { time, data: words(ate ?? '') }),
      t(minhas.every(({ vista_at }) => vista_at) ? 'acordo.visto' : 'acordo.nao_visto', { time }),
    ],
    propor: () => [t('acordo.proponha', { time })],
    combinado: () => [t('acordo.combinado_ajuda', { time })],
    marcado: () => [t(isOfRule ? 'acordo.marcado_regra' : 'acordo.marcado_ajuda')],
    passou: () => [t('acordo.passou_ajuda', { data: words(at ?? '') })],
  }[passo]();
  const isAsking = passo === 'responder' || passo === 'esperar';
  const stands = at !== null && Date.parse(at) > now;
  return [
    ...first,
    ...(isAsking && stands ? [t('acordo.segue_valendo', { data: words(at) })] : []),
    ...(prazo_at && !confirmado_at ? [t('acordo.prazo', { data: words(prazo_at) })] : []),
    ...(regra
      ? [t('acordo.sem_acordo', { ate: words(regra.marcaEm), data: words(regra.horario) })]
      : []),
  ];
}

function useTitulo({ dados, lado }: DoLado, { passo, deles, minhas }: SituacaoDoAcordo): string {
  const texts = useTexts();
  const { t } = texts;
  const { jogo_previsto_at: at } = dados.partida;
  const time = nomeDoLado(rivalDe(lado), nomesDosLados(dados));
  if (passo === 'responder') return t('acordo.titulo.deles', { time, n: deles.length });
  if (passo === 'esperar') return t('acordo.titulo.minhas', { n: minhas.length });
  if (passo === 'propor' || passo === 'passou') return t(`acordo.titulo.${passo}`);
  return t(`acordo.titulo.${passo}`, { data: shortDateTime(at ?? '', texts, dados.now) });
}

const PROPOR = {
  responder: 'acordo.propor_outros',
  esperar: 'acordo.propor_mais',
  propor: 'acordo.propor',
  combinado: 'acordo.pedir_outro',
  marcado: 'acordo.pedir_outro',
  passou: 'acordo.propor',
} as const;

/** For who speaks for a side, while the match waits to be played. */
export function CartaoDoHorario(props: DoLado) {
  const { dados, acordo, lado } = props;
  const { t } = useTexts();
  const [isProposing, setProposing] = useState(false);
  const situacao = situacaoDoAcordo(dados, acordo, lado);
  const { passo, deles, minhas } = situacao;
  const lances = useAcordo(props);
  const titulo = useTitulo(props, situacao);
  const frases = useFrases(props, situacao);
  useMarcarVistas(dados.partida.uuid, situacao);
  const isMine = passo === 'responder' || passo === 'propor';
  return (
    <CartaoDaVida isMine={isMine} titulo={titulo} texto={frases.join(' ')}>
      <ProblemAlert texto={lances.problem} />
      {deles.length > 0 && <PropostasDeles {...props} propostas={deles} lances={lances} />}
      {minhas.length > 0 && (
        <PropostasMinhas
          {...props}
          propostas={minhas}
          lances={lances}
          hasTitle={deles.length > 0}
        />
      )}
      {acordo.restam[lado] > 0 && (
        <Botoes>
          <Button
            variant={passo === 'propor' ? 'primary' : 'line'}
            big
            icon="calendar"
            disabled={lances.isBusy}
            onClick={() => setProposing(true)}
          >
            {t(PROPOR[passo])}
          </Button>
        </Botoes>
      )}
      {isProposing && (
        <Suspense>
          <ProporDialog {...props} onClose={() => setProposing(false)} />
        </Suspense>
      )}
    </CartaoDaVida>
  );
}
