// The rows of a round: typed, saved one by one, and kept on this device until the server has them.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lancamento, Partida } from '#contract/partidas.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { readStored, store } from '#web/storage/stored-with-expiry.ts';
import { type Translate, useT } from '#web/texts/texts.tsx';
import { type Figuras, figurasDe } from './figuras.ts';

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
  readonly fora: MotivoDeFora | null;
};

/** Why no figures are typed for a match: this organiser plays it where others can speak, or it is contested. */
export type MotivoDeFora = 'joga' | 'contestada';

type ForaDaqui = (partida: Partida) => MotivoDeFora | null;

const UNDO_MS = 30_000;
const RETRY_MS = 5_000;
const CONFLICT = 409;
const KEPT_MINUTES = 3 * 24 * 60;

type Guardada = {
  readonly figuras: Figuras;
  /** Pressed, and never answered. */
  readonly pedido: Lancamento | null;
  /** The match as it was then: on another one nothing is sent by itself. */
  readonly versao: number;
};

type Guardadas = Readonly<Record<string, Guardada>>;

export const temResultado = ({ placar, wo_de }: Partida): boolean =>
  placar !== null || wo_de !== null;

/** Nothing is left to enter: it has its result, or a withdrawal called it off. */
const estaFeita = (partida: Partida): boolean => temResultado(partida) || estaCancelada(partida);

export const estaCancelada = ({ estado }: Partida): boolean => estado === 'cancelada';

export const estaAdiada = ({ estado }: Partida): boolean => estado === 'adiada';

function linhaDe(partida: Partida, foraDaqui: ForaDaqui): LinhaDaRodada {
  return {
    partida,
    figuras: figurasDe(partida),
    situacao: estaFeita(partida) ? 'salva' : 'falta',
    pedido: null,
    problema: null,
    podeDesfazer: false,
    fora: foraDaqui(partida),
  };
}

/** What was typed here before and never reached the server comes back. */
function comGuardada(linha: LinhaDaRodada, kept: Guardada | undefined): LinhaDaRodada {
  if (!kept || linha.situacao === 'salva' || linha.fora) return linha;
  const pedido = kept.versao === linha.partida.versao ? kept.pedido : null;
  return { ...linha, figuras: kept.figuras, pedido, situacao: pedido ? 'sem_rede' : 'falta' };
}

/** A row asked again still says what went wrong, and an untouched result can still be taken back. */
export function comAntes(linha: LinhaDaRodada, before: LinhaDaRodada | undefined): LinhaDaRodada {
  if (!before) return linha;
  const isSame = before.partida.versao === linha.partida.versao;
  return { ...linha, problema: before.problema, podeDesfazer: isSame && before.podeDesfazer };
}

/** A walkover that ends a tie calls its other leg off, and taking it back brings that leg again. */
const mexeEmOutras = ({ confronto }: Partida, { tipo }: Lancamento): boolean =>
  confronto !== null && (tipo === 'wo' || tipo === 'limpar');

function problemaDe(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('organizacao.placares.recusado');
  const { validations = {}, warning, error: text } = error.body ?? {};
  return (
    Object.values(validations).flat()[0] ?? warning ?? text ?? t('organizacao.placares.recusado')
  );
}

const statusDe = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

function semSalvar({ partida }: LinhaDaRodada, error: unknown, t: Translate) {
  if (statusDe(error) === 0) return { situacao: 'sem_rede' } as const;
  // A result that stands stays as it is, and says why it was not changed.
  const situacao = estaFeita(partida) ? ('salva' as const) : ('recusada' as const);
  return { situacao, pedido: null, problema: problemaDe(error, t) };
}

const temFiguras = (figuras: Figuras) => Object.values(figuras).some((value) => value !== null);

/** What was refused is kept as typed, not to be sent again by itself. */
const naoGuardadas = (linhas: readonly LinhaDaRodada[]): Guardadas =>
  Object.fromEntries(
    linhas
      .filter(({ situacao }) => situacao !== 'salva')
      .map(({ partida, figuras, pedido, situacao }) => [
        partida.uuid,
        { figuras, pedido: situacao === 'recusada' ? null : pedido, versao: partida.versao },
      ])
      .filter(([, kept]) => (kept as Guardada).pedido || temFiguras((kept as Guardada).figuras)),
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

/** What is not saved yet is kept on this device. */
function useGuardadas(nome: string, linhas: readonly LinhaDaRodada[]): void {
  useEffect(() => {
    const waiting = naoGuardadas(linhas);
    store(nome, Object.keys(waiting).length > 0 ? waiting : null, KEPT_MINUTES);
  }, [nome, linhas]);
}

type DaRodada = {
  /** Under which it is kept on this device. */
  readonly nome: string;
  readonly partidas: readonly Partida[];
  readonly foraDaqui: ForaDaqui;
  onSaved(): void;
  /** Other rows, or this one, are no longer as the page has them. */
  onMoved(): void;
};

export function useRodada({ nome, partidas, foraDaqui, onSaved, onMoved }: DaRodada) {
  const t = useT();
  const [linhas, setLinhas] = useState(() => partidas.map((one) => linhaDe(one, foraDaqui)));
  const now = useRef(linhas);
  now.current = linhas;
  const outside = useRef(foraDaqui);
  outside.current = foraDaqui;

  const mudar = useCallback((uuid: string, change: Partial<LinhaDaRodada>) => {
    setLinhas((before) =>
      before.map((linha) => (linha.partida.uuid === uuid ? { ...linha, ...change } : linha)),
    );
  }, []);

  useEffect(() => {
    const kept = (readStored(nome) ?? {}) as Guardadas;
    setLinhas((before) =>
      partidas.map((one) =>
        comAntes(
          comGuardada(linhaDe(one, outside.current), kept[one.uuid]),
          before.find(({ partida }) => partida.uuid === one.uuid),
        ),
      ),
    );
  }, [nome, partidas]);

  useGuardadas(nome, linhas);

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
        mudar(uuid, { ...linhaDe(data, outside.current), podeDesfazer: isDone, ...depois });
        setTimeout(() => mudar(uuid, { podeDesfazer: false }), UNDO_MS);
        onSaved();
        if (mexeEmOutras(data, pedido)) onMoved();
      } catch (error) {
        mudar(uuid, semSalvar(linha, error, t));
        if (statusDe(error) === CONFLICT) onMoved();
      }
    },
    [mudar, onSaved, onMoved, t],
  );

  useRetry(() => {
    for (const { partida, situacao, pedido } of now.current) {
      if (situacao === 'sem_rede' && pedido) void enviar(partida.uuid, pedido);
    }
  });

  return { linhas, mudar, enviar };
}

export type UsoDaRodada = ReturnType<typeof useRodada>;
