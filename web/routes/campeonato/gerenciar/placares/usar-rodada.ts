// The rows of a round: typed, saved one by one, and kept on this device until the server has them.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lancamento, Partida } from '#contract/partidas.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { readStored, store } from '#web/storage/stored-with-expiry.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { type Figuras, figurasDe, SEM_FIGURAS } from './figuras.ts';

type Situacao = 'falta' | 'salvando' | 'salva' | 'sem_rede' | 'recusada';

export type LinhaDaRodada = {
  readonly partida: Partida;
  readonly figuras: Figuras;
  readonly situacao: Situacao;
  /** What waits to be sent, or was refused. */
  readonly pedido: Lancamento | null;
  readonly problema: string | null;
  /** Saved here a moment ago: it can be taken back without a reason. */
  readonly podeDesfazer: boolean;
};

const UNDO_MS = 30_000;
const RETRY_MS = 5_000;
const KEPT_MINUTES = 3 * 24 * 60;

type Guardadas = Readonly<Record<string, { figuras: Figuras; pedido: Lancamento | null }>>;

export const temResultado = ({ placar, wo_de }: Partida): boolean =>
  placar !== null || wo_de !== null;

export const estaAdiada = ({ estado }: Partida): boolean => estado === 'adiada';

function linhaDe(partida: Partida): LinhaDaRodada {
  const isDone = temResultado(partida);
  return {
    partida,
    figuras: figurasDe(partida),
    situacao: isDone ? 'salva' : 'falta',
    pedido: null,
    problema: null,
    podeDesfazer: false,
  };
}

/** What was typed here before and never reached the server comes back. */
function comGuardada(linha: LinhaDaRodada, kept: Guardadas[string] | undefined): LinhaDaRodada {
  if (!kept || linha.situacao === 'salva') return linha;
  const { figuras, pedido } = kept;
  return { ...linha, figuras, pedido, situacao: pedido ? 'sem_rede' : 'falta' };
}

function problemaDe(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('organizacao.placares.recusado');
  const { validations = {}, warning, error: text } = error.body ?? {};
  return (
    Object.values(validations).flat()[0] ?? warning ?? text ?? t('organizacao.placares.recusado')
  );
}

const naoGuardadas = (linhas: readonly LinhaDaRodada[]): Guardadas =>
  Object.fromEntries(
    linhas
      .filter(({ situacao, figuras }) => situacao !== 'salva' && figuras !== SEM_FIGURAS)
      .map(({ partida, figuras, pedido }) => [partida.uuid, { figuras, pedido }]),
  );

/** A lost connection comes back by itself. */
function useRetry(again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    const run = () => latest.current();
    const timer = setInterval(run, RETRY_MS);
    addEventListener('online', run);
    return () => {
      clearInterval(timer);
      removeEventListener('online', run);
    };
  }, []);
}

export function useRodada(nome: string, partidas: readonly Partida[], onSaved: () => void) {
  const t = useT();
  const [linhas, setLinhas] = useState(() => partidas.map(linhaDe));
  const now = useRef(linhas);
  now.current = linhas;

  const mudar = useCallback((uuid: string, change: Partial<LinhaDaRodada>) => {
    setLinhas((before) =>
      before.map((linha) => (linha.partida.uuid === uuid ? { ...linha, ...change } : linha)),
    );
  }, []);

  useEffect(() => {
    const kept = (readStored(nome) ?? {}) as Guardadas;
    setLinhas(partidas.map((one) => comGuardada(linhaDe(one), kept[one.uuid])));
  }, [nome, partidas]);

  useEffect(() => {
    const waiting = naoGuardadas(linhas);
    store(nome, Object.keys(waiting).length > 0 ? waiting : null, KEPT_MINUTES);
  }, [nome, linhas]);

  const enviar = useCallback(
    async (uuid: string, pedido: Lancamento, depois?: Partial<LinhaDaRodada>) => {
      const linha = now.current.find(({ partida }) => partida.uuid === uuid);
      if (!linha || linha.situacao === 'salvando') return;
      mudar(uuid, { situacao: 'salvando', pedido, problema: null });
      try {
        const { data } = await quietApi('PUT /api/partidas/:uuid/placar', {
          params: { uuid },
          body: { versao: linha.partida.versao, lancamento: pedido },
        });
        const isDone = temResultado(data);
        mudar(uuid, { ...linhaDe(data), podeDesfazer: isDone, ...depois });
        setTimeout(() => mudar(uuid, { podeDesfazer: false }), UNDO_MS);
        onSaved();
      } catch (error) {
        const isOffline = error instanceof ApiError && error.status === 0;
        if (isOffline) mudar(uuid, { situacao: 'sem_rede' });
        else mudar(uuid, { situacao: 'recusada', problema: problemaDe(error, t) });
      }
    },
    [mudar, onSaved, t],
  );

  useRetry(() => {
    for (const { partida, situacao, pedido } of now.current) {
      if (situacao === 'sem_rede' && pedido) void enviar(partida.uuid, pedido);
    }
  });

  return { linhas, mudar, enviar };
}

export type UsoDaRodada = ReturnType<typeof useRodada>;
