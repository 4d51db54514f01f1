// What was told while a match was played, as the beginning of its sheet: for a look before it is sent.
import type { LanceAoVivo } from '#contract/partida/lances.ts';
import { NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import { golsReunidos, reunidos } from '#regras/vida/mesmo-gol.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { LanceEmRascunho } from './rascunho.ts';

const jogadorDe = ({ quem }: LanceAoVivo) => quem?.jogador ?? NAO_IDENTIFICADO;

/** Of one goal that several told, the word that knows most. */
const oQueSabeMais = (told: readonly [LanceAoVivo, ...LanceAoVivo[]]): LanceAoVivo =>
  told.find((one) => jogadorDe(one) !== NAO_IDENTIFICADO) ??
  told.find(({ minuto }) => minuto !== null) ??
  told[0];

const CARTOES: readonly LanceAoVivo['tipo'][] = ['amarelo', 'vermelho'];

type CartaoDoVivo = {
  readonly tipo: 'amarelo' | 'segundo_amarelo' | 'vermelho';
  readonly lance: LanceAoVivo;
};

/** Of one person: two yellows send them off, and a red beside those is the one that followed the second. */
function cartoesDoJogador(own: readonly LanceAoVivo[]): CartaoDoVivo[] {
  const [first, second] = reunidos(own.filter(({ tipo }) => tipo === 'amarelo'));
  const red = own.find(({ tipo }) => tipo === 'vermelho');
  return [
    ...(first ? [{ tipo: 'amarelo', lance: first[0] } as const] : []),
    ...(second ? [{ tipo: 'segundo_amarelo', lance: second[0] } as const] : []),
    ...(red && !second ? [{ tipo: 'vermelho', lance: red } as const] : []),
  ];
}

/** The same card of the same person, told by two, is one; of nobody in particular each is one. */
function cartoesDe(lances: readonly LanceAoVivo[], lado: LadoDoJogo): CartaoDoVivo[] {
  const own = lances.filter((one) => one.lado === lado && CARTOES.includes(one.tipo));
  const people = new Map<string, LanceAoVivo[]>();
  for (const one of own) {
    const who = jogadorDe(one);
    const key = who === NAO_IDENTIFICADO ? one.uuid : who;
    people.set(key, [...(people.get(key) ?? []), one]);
  }
  return [...people.values()]
    .flatMap(cartoesDoJogador)
    .toSorted((a, b) => own.indexOf(a.lance) - own.indexOf(b.lance));
}

export function rascunhoDoVivo(
  lances: readonly LanceAoVivo[],
  lado: LadoDoJogo,
): LanceEmRascunho[] {
  const gols = golsReunidos(lances, lado).map(
    (told) => ({ tipo: 'gol', lance: oQueSabeMais(told) }) as const,
  );
  return [...gols, ...cartoesDe(lances, lado)].map(({ tipo, lance }, id) => ({
    ...{ id, tipo },
    quem: { jogador: jogadorDe(lance) },
    assistencia: null,
    minuto: lance.minuto ? String(Math.min(lance.minuto, 150)) : '',
  }));
}
