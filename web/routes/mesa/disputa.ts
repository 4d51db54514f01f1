// What became of a score that differed from the official one, once the organisation has decided. It stays with the
// entry: a link may end before anybody looks again.
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import type { InformadoVisto } from '#contract/partida/dado.ts';
import {
  type DecisaoDaDisputa,
  type EntradaDaMesa,
  type EntradaDoPlacar,
  ehPlacar,
  type FilaDaMesa,
  type Palavra,
} from './fila.ts';

const emDisputa = (entrada: EntradaDaMesa): entrada is EntradaDoPlacar =>
  ehPlacar(entrada) && entrada.estado === 'difere';

/** Those of which the server is about to be asked: what is sent meanwhile it may not know yet. */
export const disputas = (fila: FilaDaMesa): ReadonlySet<string> =>
  new Set(fila.filter(emDisputa).map(({ id }) => id));

function decididoEm({ estado, informado }: JogoDaMesa): DecisaoDaDisputa | undefined {
  if (estado === 'contestada') return undefined;
  return informado ? { vale: informado } : { vale: null, cancelada: estado === 'cancelada' };
}

type Perguntado = {
  /** Entries of which the server was asked. */
  readonly asked: ReadonlySet<string>;
  readonly nomeDoJogo: (jogo: JogoDaMesa) => string;
};

/** Of matches that this link no longer knows, or that others play by now, stays what was known. */
export function comDecididas(
  fila: FilaDaMesa,
  jogos: readonly JogoDaMesa[],
  { asked, nomeDoJogo }: Perguntado,
): FilaDaMesa {
  const known = new Map(jogos.map((jogo) => [jogo.uuid, jogo]));
  return fila.map((entrada) => {
    const jogo = known.get(entrada.partida);
    if (!jogo || !emDisputa(entrada) || !asked.has(entrada.id)) return entrada;
    if (nomeDoJogo(jogo) !== entrada.jogo) return entrada;
    return { ...entrada, decidido: decididoEm(jogo) };
  });
}

const palavraDe = (dito: Palavra | InformadoVisto): string =>
  dito.tipo === 'wo'
    ? dito.wo_de
    : [dito.mandante, dito.visitante, dito.prorrogacao === true, ...(dito.penaltis ?? [])].join();

/** The organisation took this very score. */
export const valeu = ({ informado }: EntradaDoPlacar, { vale }: DecisaoDaDisputa): boolean =>
  vale !== null && palavraDe(informado) === palavraDe(vale);
