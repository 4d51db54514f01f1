// What became of a score once the server had it: one that differed was in dispute, one that was taken may be contested
// or corrected later. It stays with the entry: a link may end before anybody looks again.
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import type { InformadoVisto } from '#contract/partida/dado.ts';
import { type Informado, mesmasFiguras } from '#regras/vida/partida.ts';
import {
  type DecisaoDaDisputa,
  type EntradaDaMesa,
  type EntradaDoPlacar,
  ehPlacar,
  type FilaDaMesa,
  type Palavra,
} from './fila.ts';

const isKnownThere = (entrada: EntradaDaMesa): entrada is EntradaDoPlacar =>
  ehPlacar(entrada) && entrada.estado !== 'na_fila' && entrada.estado !== 'recusado';

/** Those of which the server is about to be asked: what is sent meanwhile it may not know yet. */
export const perguntadas = (fila: FilaDaMesa): ReadonlySet<string> =>
  new Set(fila.filter(isKnownThere).map(({ id }) => id));

const ditoComo = (dito: Palavra | InformadoVisto): Informado => {
  if (dito.tipo === 'wo') return dito;
  const { penaltis, mandante, visitante } = dito;
  return { tipo: 'placar', mandante, visitante, ...(penaltis && { penaltis }) };
};

/** This very score counts. */
export const valeu = ({ informado }: EntradaDoPlacar, { vale }: DecisaoDaDisputa): boolean =>
  vale !== null && mesmasFiguras(ditoComo(informado), ditoComo(vale));

/** The server leaves out penalties that turn out to decide nothing: without them it is the score that was sent. */
const aindaVale = (entrada: EntradaDoPlacar, decisao: DecisaoDaDisputa): boolean => {
  const { informado } = entrada;
  const { vale } = decisao;
  const isLeftOut =
    vale?.tipo === 'placar' && vale.penaltis === null && informado.tipo === 'placar';
  const sent = isLeftOut ? { ...informado, penaltis: null } : informado;
  return valeu({ ...entrada, informado: sent }, decisao);
};

const oQueVale = ({ estado, informado }: JogoDaMesa): DecisaoDaDisputa =>
  informado ? { vale: informado } : { vale: null, cancelada: estado === 'cancelada' };

function comoEsta(entrada: EntradaDoPlacar, jogo: JogoDaMesa): EntradaDoPlacar {
  const isTaken = entrada.estado !== 'difere';
  if (jogo.estado === 'contestada') {
    return { ...entrada, decidido: undefined, ...(isTaken && { contestado: true }) };
  }
  const vale = oQueVale(jogo);
  const isNews = !(isTaken && aindaVale(entrada, vale));
  return {
    ...entrada,
    decidido: isNews ? vale : undefined,
    ...(isTaken && { contestado: false }),
  };
}

type DaConsulta = {
  /** Entries of which the server was asked. */
  readonly asked: ReadonlySet<string>;
  readonly nomeDoJogo: (jogo: JogoDaMesa) => string;
};

/** Of matches that this link no longer knows, or that others play by now, stays what was known. */
export function comOQueVale(
  fila: FilaDaMesa,
  jogos: readonly JogoDaMesa[],
  { asked, nomeDoJogo }: DaConsulta,
): FilaDaMesa {
  const known = new Map(jogos.map((jogo) => [jogo.uuid, jogo]));
  return fila.map((entrada) => {
    const jogo = known.get(entrada.partida);
    if (!jogo || !isKnownThere(entrada) || !asked.has(entrada.id)) return entrada;
    return nomeDoJogo(jogo) === entrada.jogo ? comoEsta(entrada, jogo) : entrada;
  });
}
