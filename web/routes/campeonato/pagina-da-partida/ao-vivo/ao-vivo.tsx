// A match while it is played: what happened, as it is told, and what who is there may add. It counts only once
// somebody ends it.
import { lazy, Suspense, useEffect, useState } from 'react';
import type { JogoAoVivo } from '#contract/partida/lances.ts';
import { vaiAosPenaltis } from '#regras/configuracao/formato.ts';
import { DE_ALGUEM, DE_UM_LADO, type TipoAoVivo } from '#regras/vida/ao-vivo.ts';
import { LADOS, type LadoDoJogo } from '#regras/vida/partida.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { novoId } from '#web/api/novo-id.ts';
import { useChange } from '#web/campeonato/use-change.ts';
import { Button } from '#web/components/elements/button.tsx';
import { ProblemAlert } from '#web/components/forms/problem-alert.tsx';
import { refreshView } from '#web/navigation/navigation.ts';
import { lineState } from '#web/realtime/line-state.ts';
import { useStore } from '#web/storage/store.ts';
import { withTexts } from '#web/texts/messages-browser.ts';
import { useT } from '#web/texts/texts.tsx';
import type { DadosDaPartida } from '../carregar.ts';
import { CartaoDaVida } from '../vida/cartao.tsx';
import { nomeDoLado, nomesDosLados } from '../vida/lados.ts';
import styles from './ao-vivo.module.css';
import { LanceALance } from './lance-a-lance.tsx';
import { palavraDoLance } from './palavra-do-lance.ts';
import type { Perguntado } from './quem-foi-dialog.tsx';

const DeQuemFoi = lazy(() => import('./quem-foi-dialog.tsx'));
const EncerrarAoVivo = lazy(withTexts(['placar'], () => import('./encerrar-dialog.tsx')));

const INTERVAL_MS = 15_000;

/** Where nothing is told, asks again while the page is looked at; with something new all of the page shows it. */
function useNovidades(uuid: string, aoVivo: JogoAoVivo) {
  const known = JSON.stringify(aoVivo.lances);
  const isTold = useStore(lineState) === 'on';
  useEffect(() => {
    if (isTold) return;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      quietApi('GET /api/partidas/:uuid/lances', { params: { uuid } }).then(
        ({ data }) => {
          if (JSON.stringify(data.lances) !== known) void refreshView();
        },
        () => undefined,
      );
    };
    const timer = setInterval(ask, INTERVAL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [uuid, known, isTold]);
}

type Props = { dados: DadosDaPartida; aoVivo: JogoAoVivo };

type MarcarProps = Props & {
  isBusy: boolean;
  onTell(tipo: TipoAoVivo, lado: LadoDoJogo | null): void;
};

/** The own side first: its goals are what who plays tells most. */
const naOrdemDe = ({ vida }: DadosDaPartida): readonly LadoDoJogo[] =>
  vida.lado === 'visitante' ? [...LADOS].reverse() : LADOS;

function Marcar({ dados, aoVivo, isBusy, onTell }: MarcarProps) {
  const t = useT();
  const nomes = nomesDosLados(dados);
  const told = aoVivo.pode.filter((tipo) => tipo !== 'fim');
  const isMain = (tipo: TipoAoVivo, lado: LadoDoJogo | null) =>
    tipo === 'inicio' || (tipo === 'gol' && (dados.vida.lado ?? lado) === lado);
  if (told.length === 0) return null;
  return (
    <div className={styles.tell}>
      {told.flatMap((tipo) => {
        const sides = tipo !== 'na_sala' && DE_UM_LADO.includes(tipo) ? naOrdemDe(dados) : [null];
        return sides.map((lado) => (
          <Button
            key={`${tipo}${lado}`}
            variant={isMain(tipo, lado) ? 'primary' : 'line'}
            icon={tipo === 'gol' ? 'ball' : undefined}
            disabled={isBusy}
            onClick={() => onTell(tipo, lado)}
          >
            {t(`lances.marcar.${palavraDoLance(tipo, dados.campeonato)}`, {
              time: lado ? nomeDoLado(lado, nomes) : '',
            })}
          </Button>
        ));
      })}
    </div>
  );
}

/** Where somebody has to win it is asked how. */
function pedeMais({ partida, campeonato }: DadosDaPartida, [home, away]: JogoAoVivo['gols']) {
  const fase = campeonato.fases[partida.fase - 1];
  const isLevel = home === away;
  return partida.confronto !== null || (fase && vaiAosPenaltis(fase) && isLevel);
}

function Encerrar({ dados, aoVivo }: Props) {
  const t = useT();
  const { isBusy, problem, run } = useChange();
  const [isOpen, setOpen] = useState(false);
  const { uuid } = dados.partida;
  if (!aoVivo.encerra) return null;
  const placar = aoVivo.gols.join(' × ');
  const end = () =>
    run(
      (call) =>
        call('POST /api/partidas/:uuid/lances/encerramento', { params: { uuid }, body: {} }),
      t('lances.encerrado'),
    );
  return (
    <>
      <Button
        big
        block
        disabled={isBusy}
        onClick={() => (pedeMais(dados, aoVivo.gols) ? setOpen(true) : void end())}
      >
        {t(`lances.encerrar.${aoVivo.encerra}`, { placar })}
      </Button>
      <ProblemAlert texto={problem} />
      {isOpen && (
        <Suspense>
          <EncerrarAoVivo dados={dados} aoVivo={aoVivo} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What the page shows: whoever did not see it, and presses at the same time, tells the same goal. */
const golsVistos = ({ lances }: JogoAoVivo, tipo: TipoAoVivo, lado: LadoDoJogo | null) =>
  tipo === 'gol'
    ? lances.filter((one) => one.tipo === 'gol' && one.lado === lado).map(({ uuid }) => uuid)
    : null;

export function AoVivoDoJogo({ dados, aoVivo }: Props) {
  const t = useT();
  const { uuid } = dados.partida;
  useNovidades(uuid, aoVivo);
  const { isBusy, problem, run } = useChange();
  const [asked, setAsked] = useState<Perguntado | null>(null);
  const tell = (tipo: TipoAoVivo, lado: LadoDoJogo | null, jogador: string | null = null) =>
    run(
      (call) =>
        call('POST /api/partidas/:uuid/lances', {
          params: { uuid },
          body: { id: novoId(), tipo, lado, jogador, viu: golsVistos(aoVivo, tipo, lado) },
        }),
      t('lances.marcado'),
    );
  const undo = (lance: string) =>
    run(
      (call) => call('DELETE /api/partidas/:uuid/lances/:lance', { params: { uuid, lance } }),
      t('lances.desfeito'),
    );
  const isLive = aoVivo.comecou !== null;
  const before = aoVivo.pode.length > 0 ? 'lances.antes_ajuda' : 'lances.antes_de_longe';
  return (
    <div className={styles.stack}>
      <CartaoDaVida
        titulo={t(isLive ? 'lances.titulo' : 'lances.antes')}
        texto={t(isLive ? 'lances.nao_conta' : before)}
        isMine={aoVivo.pode.length > 0}
      >
        <Marcar
          dados={dados}
          aoVivo={aoVivo}
          isBusy={isBusy}
          onTell={(tipo, lado) => {
            const isOfSomebody = lado !== null && DE_ALGUEM.includes(tipo);
            if (isOfSomebody && !dados.sumula.aceita_nomes) setAsked({ tipo, lado });
            else void tell(tipo, lado);
          }}
        />
        <Encerrar dados={dados} aoVivo={aoVivo} />
        <ProblemAlert texto={problem} />
        {asked && (
          <Suspense>
            <DeQuemFoi
              dados={dados}
              perguntado={asked}
              onAnswer={(jogador) => {
                setAsked(null);
                void tell(asked.tipo, asked.lado, jogador);
              }}
              onClose={() => setAsked(null)}
            />
          </Suspense>
        )}
      </CartaoDaVida>
      <LanceALance
        dados={dados}
        aoVivo={aoVivo}
        isBusy={isBusy}
        onUndo={(lance) => void undo(lance)}
      />
    </div>
  );
}
