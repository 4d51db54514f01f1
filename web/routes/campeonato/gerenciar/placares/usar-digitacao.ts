// Typing into the rows: what a figure, Enter or an arrow does, and where the cursor goes then.
import { useEffect, useState } from 'react';
import type { Partida } from '#contract/partidas.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { useLostFocus } from '#web/screen/lost-focus.ts';
import { aceitaPlacar, type CampoAtivo, daAnterior, daProxima, mesmoCampo } from './caminho.ts';
import {
  camposDa,
  comDigito,
  confrontoDa,
  estaCompleta,
  type Figuras,
  lancamentoDas,
  penaltisDa,
  semDigito,
} from './figuras.ts';
import { focarCampo } from './teclas.ts';
import { type LinhaDaRodada, temResultado, type UsoDaRodada } from './usar-rodada.ts';

type Contexto = { readonly fase: Fase | undefined; readonly ties: readonly Partida[] };

type Cursor = {
  readonly atual: CampoAtivo | null;
  ir(lugar: CampoAtivo | null): void;
};

type MovimentoDoCursor = { readonly typed?: Figuras; readonly anexa?: boolean };

/** Saving a row and moving over its fields. */
function passosDa({ linhas, enviar }: UsoDaRodada, contexto: Contexto, cursor: Cursor) {
  const linhaDe = (uuid: string) => linhas.find(({ partida }) => partida.uuid === uuid);

  const penaltisDaLinha = ({ partida, figuras }: LinhaDaRodada, typed: Figuras = figuras) =>
    penaltisDa(partida, typed, contexto);

  const camposDe = (linha: LinhaDaRodada, typed?: Figuras) =>
    camposDa(penaltisDaLinha(linha, typed));

  /** Saves what is complete; half a score stays as it is. */
  const salvar = (uuid: string, figuras?: Figuras) => {
    const linha = linhaDe(uuid);
    if (!linha || !aceitaPlacar(linha)) return;
    const typed = figuras ?? linha.figuras;
    const penaltis = penaltisDaLinha(linha, typed);
    if (estaCompleta(typed, penaltis)) void enviar(uuid, lancamentoDas(typed, penaltis));
  };

  const andar = (
    lugar: CampoAtivo,
    por: 1 | -1,
    { typed, anexa = false }: MovimentoDoCursor = {},
  ) => {
    const { uuid, campo } = lugar;
    const ir = (to: CampoAtivo) => cursor.ir({ ...to, anexa });
    const linha = linhaDe(uuid);
    if (!linha) return;
    const campos = camposDe(linha, typed);
    const next = campos[campos.indexOf(campo) + por];
    if (next) ir({ uuid, campo: next });
    else if (por === -1) ir(daAnterior(linhas, uuid, camposDe) ?? lugar);
    else {
      salvar(uuid, typed);
      const below = daProxima(linhas, uuid);
      if (below) cursor.ir({ ...below, anexa, sozinho: typed !== undefined });
      else ir(lugar);
    }
  };

  return { linhaDe, penaltisDaLinha, camposDe, salvar, andar };
}

/** What is done to a row with one press. */
function semFiguras(
  { linhas, enviar }: UsoDaRodada,
  cursor: Cursor,
  abertaDe: (uuid: string) => unknown,
) {
  return {
    faltou(uuid: string, wo_de: 'mandante' | 'visitante' | 'ambos') {
      if (!abertaDe(uuid)) return;
      void enviar(uuid, { tipo: 'wo', wo_de });
      cursor.ir(daProxima(linhas, uuid));
    },
    adiar(uuid: string) {
      if (!abertaDe(uuid)) return;
      void enviar(uuid, { tipo: 'adiar', jogo_previsto_at: null });
      cursor.ir(daProxima(linhas, uuid));
    },
    desfazer(uuid: string) {
      const linha = linhas.find(({ partida }) => partida.uuid === uuid);
      if (!linha || !temResultado(linha.partida)) return;
      void enviar(uuid, { tipo: 'limpar' }, { figuras: linha.figuras });
    },
  };
}

/** Everything that can be done to a row. */
function acoesDa(rodada: UsoDaRodada, contexto: Contexto, cursor: Cursor) {
  const { linhas, mudar } = rodada;
  const { linhaDe, penaltisDaLinha, camposDe, salvar, andar } = passosDa(rodada, contexto, cursor);
  const abertaDe = (uuid: string) => {
    const linha = linhaDe(uuid);
    return linha && aceitaPlacar(linha) ? linha : undefined;
  };
  const escrever = (uuid: string, figuras: Figuras) =>
    mudar(uuid, { figuras, situacao: 'falta', pedido: null, problema: null });
  return {
    penaltisDaLinha,
    estaAberta: (uuid: string) => abertaDe(uuid) !== undefined,
    salvar,
    /** By an arrow. */
    mover: (onde: CampoAtivo, por: 1 | -1) => andar(onde, por, { anexa: true }),
    /** `soNaLinha`: the last figure stays, and waits for the button that saves; so does one put right. */
    digitar(onde: CampoAtivo, digito: number, { soNaLinha = false } = {}) {
      const linha = abertaDe(onde.uuid);
      if (!linha) return;
      const { campo } = onde;
      const anexa = mesmoCampo(cursor.atual, onde) && cursor.atual?.anexa === true;
      const typed = comDigito(linha.figuras, { campo, digito, anexa });
      escrever(onde.uuid, typed);
      const campos = camposDe(linha, typed);
      const next = campos[campos.indexOf(campo) + 1];
      const stays = !next || (onde.tocado && typed[next] !== null);
      if (soNaLinha && stays) cursor.ir({ ...onde, anexa: true });
      else andar(onde, 1, { typed });
    },
    apagar(onde: CampoAtivo) {
      const linha = abertaDe(onde.uuid);
      if (!linha) return;
      if (linha.figuras[onde.campo] === null) andar(onde, -1, { anexa: true });
      else {
        escrever(onde.uuid, semDigito(linha.figuras, onde.campo));
        cursor.ir({ ...onde, anexa: true });
      }
    },
    /** Enter by habit, after the figures that have gone on by themselves, skips no match. */
    salvarEDescer(uuid: string) {
      const { atual } = cursor;
      const figuras = Object.values(linhaDe(uuid)?.figuras ?? {});
      if (atual?.uuid === uuid && atual.sozinho && figuras.every((figura) => figura === null)) {
        cursor.ir({ uuid, campo: atual.campo });
        return;
      }
      salvar(uuid);
      cursor.ir(daProxima(linhas, uuid));
    },
    ...semFiguras(rodada, cursor, abertaDe),
  };
}

type PerguntaAberta = { readonly uuid: string; readonly sobre: 'wo' | 'adiar' };

export function useDigitacao(rodada: UsoDaRodada, contexto: Contexto) {
  const first = rodada.linhas.find(aceitaPlacar)?.partida.uuid;
  // Null behind the last row.
  const [lugar, setLugar] = useState<CampoAtivo | null>();
  const [pergunta, setPergunta] = useState<PerguntaAberta | null>(null);
  // The field that is next may only have come with the figure before it. While a row asks, its first answer has the focus.
  useEffect(() => {
    if (lugar && !pergunta) focarCampo(lugar.uuid, lugar.campo);
  }, [lugar, pergunta]);
  const ir = (to: CampoAtivo | null) => {
    setPergunta(null);
    setLugar(to);
  };
  const initial = first ? { uuid: first, campo: 'mandante' as const } : null;
  const atual: CampoAtivo | null = lugar ?? initial;
  // Rows above may be left, and the last one comes back where it was refused.
  useLostFocus(lugar === null ? atual?.uuid : undefined, () => {
    if (atual) focarCampo(atual.uuid, atual.campo);
    return null;
  });
  const acoes = acoesDa(rodada, contexto, { atual, ir });
  return {
    ...acoes,
    atual,
    /** Matches of the ties of this round, in other rounds too. */
    doConfronto: contexto.ties,
    confrontoDaLinha: ({ partida, figuras }: LinhaDaRodada) =>
      confrontoDa(partida, figuras, contexto),
    /** What a row asks before it is done: who did not come, or whether to put it off. */
    pergunta,
    perguntar(uuid: string, sobre: PerguntaAberta['sobre']) {
      if (!acoes.estaAberta(uuid)) return;
      // Under a thumb it is asked where the keys are, and they are those of one row.
      setLugar((now) => (now?.uuid === uuid ? now : { uuid, campo: 'mandante' }));
      setPergunta({ uuid, sobre });
    },
    calar: () => setPergunta(null),
    /** The focus came here, by pointer, Tab or the cursor itself. */
    estar: (to: CampoAtivo) => setLugar((now = null) => (mesmoCampo(now, to) ? now : to)),
    tocar: (to: CampoAtivo) => setLugar({ ...to, tocado: true }),
  };
}

export type Digitacao = ReturnType<typeof useDigitacao>;
