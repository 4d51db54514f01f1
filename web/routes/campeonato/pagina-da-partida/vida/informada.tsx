// A claim that waits for an answer: as the rival sees it, its author, the organisation, and everybody else.
import type { ReactNode } from 'react';
import type { VidaDaPartida } from '#contract/partida/vida.ts';
import { rivalDe } from '#regras/vida/partida.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { shortDateTime } from '#web/dates/short-date.ts';
import { useTexts } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { Botoes, CartaoDaVida } from './cartao.tsx';
import { ditoEmPalavras, nomeDoLado, nomesDosLados } from './lados.ts';
import type { Modo } from './palavra.ts';
import { useLances } from './use-lances.ts';

export type PropsDaVida = { dados: DadosDaPartida; onSay(modo: Modo): void };

type Informe = NonNullable<VidaDaPartida['informe']>;

function useInforme({ partida, gente, now }: DadosDaPartida, informe: Informe) {
  const texts = useTexts();
  const { t } = texts;
  const nomes = nomesDosLados({ partida, gente });
  const { quem, lado, quando: at } = informe;
  const time = nomeDoLado(lado, nomes);
  const quando = shortDateTime(at, texts, now);
  const who = quem && quem !== time;
  return {
    t,
    time,
    rival: nomeDoLado(rivalDe(lado), nomes),
    placar: ditoEmPalavras(informe.informado, nomes, t),
    informou: who
      ? t('partida.vida.informou', { quem, time, quando })
      : t('partida.vida.informou_time', { time, quando }),
    ate: shortDateTime(informe.responde_ate, texts, now),
  };
}

/** Until when, and what follows without an answer. */
function usePrazo(dados: DadosDaPartida, informe: Informe, isMine: boolean): string {
  const { t, rival, ate } = useInforme(dados, informe);
  if (dados.vida.quem_responde === 'organizacao') return t('partida.vida.espera_organizacao');
  const until = isMine
    ? t('partida.vida.responda_ate', { data: ate })
    : t('partida.vida.responde_ate', { time: rival, data: ate });
  const then = informe.confirma_sozinho ? 'sozinho' : 'organizacao_decide';
  return `${until} ${t(`partida.vida.${then}`)}`;
}

type DoInforme = PropsDaVida & { informe: Informe };

function DoRival({ dados, informe, onSay }: DoInforme) {
  const { t, placar, informou } = useInforme(dados, informe);
  const prazo = usePrazo(dados, informe, true);
  const { isBusy, problem, confirmar } = useLances(dados);
  const mayContest = dados.vida.acoes.includes('contestar');
  return (
    <CartaoDaVida
      isMine
      titulo={t('partida.vida.foi', { placar })}
      texto={`${informou} ${mayContest ? prazo : t('partida.vida.tarde')}`}
    >
      <ProblemAlert texto={problem} />
      <Botoes>
        <Button variant="primary" big disabled={isBusy} onClick={() => void confirmar()}>
          {t('partida.vida.confirmar', { placar })}
        </Button>
        {mayContest && (
          <Button variant="bad" big disabled={isBusy} onClick={() => onSay('contestar')}>
            {t('partida.vida.contestar')}
          </Button>
        )}
      </Botoes>
    </CartaoDaVida>
  );
}

function DoAutor({ dados, informe, onSay }: DoInforme) {
  const { t, placar } = useInforme(dados, informe);
  const prazo = usePrazo(dados, informe, false);
  const { isBusy, problem, retirar } = useLances(dados);
  const { acoes, mudancas } = dados.vida;
  const left = mudancas ?? 0;
  return (
    <CartaoDaVida titulo={t('partida.vida.voce_informou', { placar })} texto={prazo}>
      <p>{left > 0 ? t('partida.vida.restam', { n: left }) : t('partida.vida.sem_mudancas')}</p>
      <ProblemAlert texto={problem} />
      {acoes.includes('mudar') && (
        <Botoes>
          <Button big disabled={isBusy} onClick={() => onSay('mudar')}>
            {t('partida.vida.mudar')}
          </Button>
          {acoes.includes('retirar') && (
            <Button variant="ghost" big disabled={isBusy} onClick={() => void retirar()}>
              {t('partida.vida.retirar')}
            </Button>
          )}
        </Botoes>
      )}
    </CartaoDaVida>
  );
}

function DeTodos({
  dados,
  informe,
  children,
}: Omit<DoInforme, 'onSay'> & { children?: ReactNode }) {
  const { t, time, placar, informou } = useInforme(dados, informe);
  const prazo = usePrazo(dados, informe, false);
  return (
    <CartaoDaVida
      isMine={Boolean(children)}
      titulo={t('partida.vida.informado_titulo', { time, placar })}
      texto={`${informou} ${prazo} ${t('partida.vida.nao_conta')}`}
    >
      {children}
    </CartaoDaVida>
  );
}

function DaOrganizacao({ dados, informe, onEnter }: Omit<DoInforme, 'onSay'> & Lancavel) {
  const { t, placar } = useInforme(dados, informe);
  const { isBusy, problem, oficializar } = useLances(dados);
  return (
    <DeTodos dados={dados} informe={informe}>
      <ProblemAlert texto={problem} />
      <Botoes>
        <Button variant="primary" big disabled={isBusy} onClick={() => void oficializar()}>
          {t('partida.vida.confirmar', { placar })}
        </Button>
        <Button big disabled={isBusy} onClick={onEnter}>
          {t('partida.vida.lancar_outro')}
        </Button>
      </Botoes>
    </DeTodos>
  );
}

type Lancavel = { onEnter(): void };

export function Informada({ dados, onSay, onEnter }: PropsDaVida & Lancavel) {
  const { informe, acoes, lado } = dados.vida;
  if (!informe) return null;
  if (acoes.includes('confirmar')) return <DoRival dados={dados} informe={informe} onSay={onSay} />;
  if (lado === informe.lado) return <DoAutor dados={dados} informe={informe} onSay={onSay} />;
  if (acoes.includes('lancar')) {
    return <DaOrganizacao dados={dados} informe={informe} onEnter={onEnter} />;
  }
  return <DeTodos dados={dados} informe={informe} />;
}
