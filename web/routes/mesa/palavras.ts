// A score in words, as the table official reads it.
import type { JogoDaMesa } from '#contract/campeonato/mesa.ts';
import type { InformadoVisto } from '#contract/partida/dado.ts';
import type { Translate } from '#web/texts/texts.tsx';
import type { AoVivoNaMesa } from './ao-vivo.ts';
import { ehPlacar, type LanceNaMesa, type Palavra, type PalavraNaMesa } from './fila.ts';
import { nomeNaMesa, type QuadroDaMesa } from './mesa-aberta.ts';

export const ZERO: Extract<Palavra, { tipo: 'placar' }> = {
  tipo: 'placar',
  mandante: 0,
  visitante: 0,
  prorrogacao: false,
};

/** The figures of a match of which nobody has typed, told or sent anything: nil-nil as a result is another object. */
export const isUntouched = (palavra: Palavra): boolean => palavra === ZERO;

export function emPalavras(
  dito: PalavraNaMesa | InformadoVisto,
  nomes: readonly [string, string],
  t: Translate,
): string {
  if (dito.tipo === 'wo') {
    if (dito.wo_de === null) return t('mesa.placar.wo_de_quem');
    if (dito.wo_de === 'ambos') return t('mesa.placar.wo_duplo');
    return t('mesa.placar.wo_de', { time: nomes[dito.wo_de === 'mandante' ? 0 : 1] });
  }
  const [home, away] = dito.penaltis?.map((kicks) => ` (${kicks})`) ?? ['', ''];
  // A score is never broken into two lines.
  return `${dito.mandante}${home} ×${away} ${dito.visitante}`.replaceAll(' ', '\u00a0');
}

export const nomesDo = ({ mandante, visitante }: JogoDaMesa): readonly [string, string] => [
  nomeNaMesa(mandante),
  nomeNaMesa(visitante),
];

/** Where it is in the document: its line in the list, or its heading in place of the list. */
export const lugarDoJogo = (uuid: string): string => `jogo-${uuid}`;

/** 'Gol de Capivara, Dandara'. */
export function lanceEmPalavras(
  { tipo, lado, nome }: Pick<LanceNaMesa, 'tipo' | 'lado' | 'nome'>,
  nomes: readonly [string, string],
  t: Translate,
): string {
  if (tipo !== 'gol' && tipo !== 'amarelo' && tipo !== 'vermelho') {
    return t(`mesa.lance.${tipo === 'segundo_tempo' ? 'segundo_tempo' : 'inicio'}`);
  }
  const time = nomes[lado === 'mandante' ? 0 : 1];
  const what = t(`mesa.lance.${tipo}_de`, { time });
  return nome ? `${what}, ${nome}` : what;
}

function comecoDe({ informado }: JogoDaMesa): Palavra {
  if (!informado) return ZERO;
  return informado.tipo === 'wo' ? informado : { ...informado };
}

/** What stands on the table: as it is told, as it was typed, as it waits to be sent, or the official score. */
export function palavraDo(
  jogo: JogoDaMesa,
  { rascunhos, fila }: Pick<QuadroDaMesa, 'rascunhos' | 'fila'>,
  aoVivo: Pick<AoVivoNaMesa, 'comecou' | 'gols'>,
): PalavraNaMesa {
  const draft = rascunhos[jogo.uuid];
  if (aoVivo.comecou) {
    const [mandante, visitante] = aoVivo.gols;
    const penaltis = draft?.tipo === 'placar' ? draft.penaltis : null;
    return { ...ZERO, mandante, visitante, ...(penaltis && { penaltis }) };
  }
  const sent = fila
    .filter(ehPlacar)
    .findLast(({ partida, estado }) => partida === jogo.uuid && estado !== 'recusado');
  return draft ?? (sent?.estado === 'na_fila' ? sent.informado : comecoDe(jogo));
}

/** Whether the score as it stands is sent with penalties, or could be. */
export function penaltisDe(
  { penaltis_com, mata_mata }: JogoDaMesa,
  palavra: PalavraNaMesa,
): 'faltam' | 'podem' | 'nao' {
  if (palavra.tipo !== 'placar') return 'nao';
  if (penaltis_com === palavra.mandante - palavra.visitante) return 'faltam';
  return mata_mata && penaltis_com === null ? 'podem' : 'nao';
}

const isDecided = ({ penaltis }: { penaltis?: [number, number] | null | undefined }) =>
  penaltis != null && penaltis[0] !== penaltis[1];

/** What is missing before it can be sent, as far as this device knows. */
export function faltaNa(jogo: JogoDaMesa, palavra: PalavraNaMesa): 'quem' | 'penaltis' | null {
  if (palavra.tipo !== 'placar') return palavra.wo_de === null ? 'quem' : null;
  const isDue = palavra.penaltis != null || penaltisDe(jogo, palavra) === 'faltam';
  return isDue && !isDecided(palavra) ? 'penaltis' : null;
}

export const completa = (jogo: JogoDaMesa, palavra: PalavraNaMesa): palavra is Palavra =>
  faltaNa(jogo, palavra) === null;

/** What is sent: penalties that the score does not lead to stay behind. */
export function mandada(jogo: JogoDaMesa, palavra: PalavraNaMesa): PalavraNaMesa {
  if (palavra.tipo !== 'placar' || penaltisDe(jogo, palavra) !== 'nao') return palavra;
  const { penaltis: _, ...placar } = palavra;
  return placar;
}
