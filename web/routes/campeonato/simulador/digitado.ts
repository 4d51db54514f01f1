// What is typed, as it is typed: a score counts once both its figures are there.

import type { Palpite, Palpites } from '#regras/cenario/palpite.ts';
import type { JogoDoCenario } from '#regras/cenario/rodadas.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';

export type LadoDoPlacar = 'mandante' | 'visitante';

type PlacarDigitado = {
  readonly mandante: string;
  readonly visitante: string;
  readonly penaltis?: LadoDoPlacar | undefined;
  /** The match had a result when this was typed. */
  readonly mudado?: boolean | undefined;
};

export type PlacaresDigitados = Readonly<Record<string, PlacarDigitado>>;

export const digitadoDe = (palpites: Palpites): PlacaresDigitados =>
  Object.fromEntries(
    Object.entries(palpites).map(([uuid, palpite]) => [
      uuid,
      {
        ...palpite,
        mandante: String(palpite.mandante),
        visitante: String(palpite.visitante),
      },
    ]),
  );

function palpiteDe({ mandante, visitante, penaltis, mudado }: PlacarDigitado): Palpite {
  return {
    mandante: Number(mandante),
    visitante: Number(visitante),
    ...(penaltis && { penaltis }),
    ...(mudado && { mudado }),
  };
}

const feitos = new WeakMap<PlacarDigitado, Palpite>();

/** What was typed before is the same palpite still: what follows from it is not worked out again. */
export function palpitesDe(digitado: PlacaresDigitados): Palpites {
  const whole: Record<string, Palpite> = {};
  for (const [uuid, typed] of Object.entries(digitado)) {
    if (typed.mandante === '' || typed.visitante === '') continue;
    const palpite = feitos.get(typed) ?? palpiteDe(typed);
    feitos.set(typed, palpite);
    whole[uuid] = palpite;
  }
  return whole;
}

/** The figures of a result, where it has any. */
export function figurasDe(resultado: Resultado | null): PlacarDigitado {
  if (resultado?.tipo !== 'placar') return { mandante: '', visitante: '' };
  return { mandante: String(resultado.mandante), visitante: String(resultado.visitante) };
}

export type AcaoDeDigitar =
  | {
      readonly tipo: 'gols';
      readonly jogo: JogoDoCenario;
      readonly lado: LadoDoPlacar;
      readonly gols: string;
    }
  | { readonly tipo: 'penaltis'; readonly uuid: string; readonly lado: LadoDoPlacar }
  | { readonly tipo: 'voltar'; readonly uuid: string }
  | { readonly tipo: 'tudo'; readonly palpites: Palpites };

const without = (digitado: PlacaresDigitados, uuid: string): PlacaresDigitados =>
  Object.fromEntries(Object.entries(digitado).filter(([other]) => other !== uuid));

const MOST_DIGITS = 2;

export function digitar(digitado: PlacaresDigitados, acao: AcaoDeDigitar): PlacaresDigitados {
  if (acao.tipo === 'tudo') return digitadoDe(acao.palpites);
  if (acao.tipo === 'voltar') return without(digitado, acao.uuid);
  if (acao.tipo === 'penaltis') {
    const own = digitado[acao.uuid];
    return own ? { ...digitado, [acao.uuid]: { ...own, penaltis: acao.lado } } : digitado;
  }
  const { jogo, lado, gols } = acao;
  const real = jogo.semValor ? null : jogo.resultado;
  const figures = figurasDe(real);
  const before = digitado[jogo.uuid] ?? figures;
  const digits = gols.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
  const next = { ...before, [lado]: digits, mudado: real !== null };
  // Nothing else than what stands there without it.
  return next.mandante === figures.mandante && next.visitante === figures.visitante
    ? without(digitado, jogo.uuid)
    : { ...digitado, [jogo.uuid]: next };
}
