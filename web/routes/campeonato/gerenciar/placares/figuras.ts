// What is typed into one row of a round: figures one by one, and what is sent of them.
import type { Lancamento, Partida } from '#contract/partidas.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import {
  confrontoDigitado,
  type Penaltis,
  penaltisDoJogo,
} from '#web/routes/campeonato/partida/placar-confronto.ts';

const GOLS = ['mandante', 'visitante'] as const;
const PENALTIS = ['penaltis_mandante', 'penaltis_visitante'] as const;

export type CampoDoPlacar = (typeof GOLS)[number] | (typeof PENALTIS)[number];

export type Figuras = Readonly<Record<CampoDoPlacar, number | null>>;

export const SEM_FIGURAS: Figuras = {
  mandante: null,
  visitante: null,
  penaltis_mandante: null,
  penaltis_visitante: null,
};

export function figurasDe({ placar }: Partida): Figuras {
  const [mandante, visitante] = placar?.penaltis ?? [null, null];
  return {
    mandante: placar?.mandante ?? null,
    visitante: placar?.visitante ?? null,
    penaltis_mandante: mandante,
    penaltis_visitante: visitante,
  };
}

const MOST_GOALS = 99;

/** `anexa`: the figure goes behind the one that is there, as 0 behind 1; else it takes its place. */
export function comDigito(
  figuras: Figuras,
  { campo, digito, anexa }: { campo: CampoDoPlacar; digito: number; anexa: boolean },
): Figuras {
  const longer = (figuras[campo] ?? 0) * 10 + digito;
  const isLonger = anexa && figuras[campo] !== null && longer <= MOST_GOALS;
  return { ...figuras, [campo]: isLonger ? longer : digito };
}

export function semDigito(figuras: Figuras, campo: CampoDoPlacar): Figuras {
  const value = figuras[campo];
  return { ...figuras, [campo]: value !== null && value > 9 ? Math.floor(value / 10) : null };
}

type Contexto = {
  readonly fase: Fase | undefined;
  /** Matches of the ties of its phase, this one among them. */
  readonly ties: readonly Partida[];
};

export const temGols = ({ mandante, visitante }: Figuras) =>
  mandante !== null && visitante !== null;

/** The matches of the ties with what the rows saved since the page was asked: the next leg counts on it. */
export const comSalvas = (
  ties: readonly Partida[],
  linhas: readonly { readonly partida: Partida }[],
): readonly Partida[] =>
  ties.map((jogo) => linhas.find(({ partida }) => partida.uuid === jogo.uuid)?.partida ?? jogo);

const digitadoDas = ({ mandante, visitante }: Figuras) =>
  mandante === null || visitante === null
    ? null
    : { gols: [mandante, visitante] as const, prorrogacao: false };

/** What the score as typed makes of its tie; null in a table, and while goals are missing. */
export function confrontoDa(partida: Partida, figuras: Figuras, { fase, ties }: Contexto) {
  const digitado = digitadoDas(figuras);
  return digitado && confrontoDigitado(partida, { jogos: ties, fase }, digitado);
}

/** Whether the score as typed goes to penalties. One that is saved has those that it has. */
export function penaltisDa(partida: Partida, figuras: Figuras, contexto: Contexto): Penaltis {
  if (partida.placar) return partida.placar.penaltis ? 'needed' : 'no';
  const digitado = digitadoDas(figuras);
  if (!digitado) return 'no';
  const tie = confrontoDa(partida, figuras, contexto);
  return penaltisDoJogo(partida, { tie, fase: contexto.fase }, digitado) ?? 'no';
}

/** The fields of a row in the order of the keys. Penalties that a rule may spare are left to the sheet. */
export const camposDa = (penaltis: Penaltis): readonly CampoDoPlacar[] =>
  penaltis === 'needed' ? [...GOLS, ...PENALTIS] : GOLS;

export const estaCompleta = (figuras: Figuras, penaltis: Penaltis): boolean =>
  temGols(figuras) &&
  (penaltis !== 'needed' ||
    (figuras.penaltis_mandante !== null &&
      figuras.penaltis_visitante !== null &&
      figuras.penaltis_mandante !== figuras.penaltis_visitante));

export function lancamentoDas(figuras: Figuras, penaltis: Penaltis): Lancamento {
  const shootout: [number, number] = [
    figuras.penaltis_mandante ?? 0,
    figuras.penaltis_visitante ?? 0,
  ];
  return {
    tipo: 'placar',
    mandante: figuras.mandante ?? 0,
    visitante: figuras.visitante ?? 0,
    prorrogacao: false,
    ...(penaltis === 'needed' && { penaltis: shootout }),
  };
}
