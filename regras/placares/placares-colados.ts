// Results as people type them in a group ("Pipa 2x1 Cajueiro", "Pipa 1 (4) x (3) 1 Cajueiro"), each put to
// the match that it is of. Nothing is guessed: a name that fits two teams is left for a person to choose.
import { textoDaLinha } from '#regras/participantes/linha-colada.ts';
import { type Dito, dizer, type ParDeGolsColado } from './linha-de-placar.ts';
import { melhorNome, servemJuntos } from './quem-serve.ts';

/** A match that may be meant: what people may call its sides. */
export type PartidaChamada = {
  readonly uuid: string;
  readonly mandante: readonly string[];
  readonly visitante: readonly string[];
};

/** In the order of the match, whatever the order of the line. */
type PlacarLido = {
  readonly linha: number;
  readonly partida: string;
  readonly gols: ParDeGolsColado;
  readonly penaltis: ParDeGolsColado | null;
};

type LinhaNaoLida = {
  readonly linha: number;
  readonly texto: string;
  /** `sem_placar`: no result in it; `desconhecido`, `ambiguo`: of no match, of more than one. */
  readonly motivo: 'sem_placar' | 'desconhecido' | 'ambiguo' | 'repetido' | 'limite';
};

type Leitura = {
  readonly placares: readonly PlacarLido[];
  readonly naoLidas: readonly LinhaNaoLida[];
};

const MOST_LINES = 1_000;
const MOST_CHARACTERS = 50_000;

type Achada = { readonly uuid: string; readonly invertida: boolean };

const servem = ([first, second]: Dito['lados'], a: readonly string[], b: readonly string[]) =>
  servemJuntos(melhorNome(first, a), melhorNome(second, b));

function achar(
  lados: Dito['lados'],
  partidas: readonly PartidaChamada[],
): Achada | LinhaNaoLida['motivo'] {
  let best = 0;
  let found: Achada[] = [];
  for (const { uuid, mandante, visitante } of partidas) {
    for (const invertida of [false, true]) {
      const fit = invertida
        ? servem(lados, visitante, mandante)
        : servem(lados, mandante, visitante);
      if (fit > best) [best, found] = [fit, []];
      if (fit > 0 && fit === best) found.push({ uuid, invertida });
    }
  }
  const [only] = found;
  if (!only) return 'desconhecido';
  return found.length === 1 ? only : 'ambiguo';
}

const virar = ([first, second]: ParDeGolsColado, turned: boolean): ParDeGolsColado =>
  turned ? [second, first] : [first, second];

export function lerPlacares(texto: string, partidas: readonly PartidaChamada[]): Leitura {
  const placares = new Map<string, PlacarLido>();
  const naoLidas: LinhaNaoLida[] = [];
  const lines = texto.slice(0, MOST_CHARACTERS).split(/\r\n|[\r\n\u0085\u2028\u2029]/);
  for (const [index, bruta] of lines.entries()) {
    const linha = index + 1;
    const text = textoDaLinha(bruta).trim();
    if (text === '') continue;
    const leave = (motivo: LinhaNaoLida['motivo']) => naoLidas.push({ linha, texto: text, motivo });
    if (index >= MOST_LINES) {
      leave('limite');
      break;
    }
    const dito = dizer(text);
    const achada = dito && achar(dito.lados, partidas);
    if (!achada) leave('sem_placar');
    else if (typeof achada === 'string') leave(achada);
    else if (placares.has(achada.uuid)) leave('repetido');
    else {
      const { uuid, invertida } = achada;
      const penaltis = dito.penaltis && virar(dito.penaltis, invertida);
      placares.set(uuid, { linha, partida: uuid, gols: virar(dito.gols, invertida), penaltis });
    }
  }
  return { placares: [...placares.values()], naoLidas };
}
