// What was told while a match was played, as the beginning of its sheet: for a look before it is sent.
import type { LanceAoVivo } from '#contract/partida/lances.ts';
import { NAO_IDENTIFICADO } from '#regras/sumula/sumula.ts';
import { golsReunidos } from '#regras/vida/mesmo-gol.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { LanceEmRascunho } from './rascunho.ts';

const jogadorDe = ({ quem }: LanceAoVivo) => quem?.jogador ?? NAO_IDENTIFICADO;

/** Of one goal that several told, the word that knows most. */
const oQueSabeMais = (told: readonly [LanceAoVivo, ...LanceAoVivo[]]): LanceAoVivo =>
  told.find((one) => jogadorDe(one) !== NAO_IDENTIFICADO) ??
  told.find(({ minuto }) => minuto !== null) ??
  told[0];

const CARTOES: readonly LanceAoVivo['tipo'][] = ['amarelo', 'vermelho'];

/** The same card of the same person, told by two, is one. */
function cartoesDe(lances: readonly LanceAoVivo[], lado: LadoDoJogo): LanceAoVivo[] {
  const own = lances.filter((one) => one.lado === lado && CARTOES.includes(one.tipo));
  const isKnown = (one: LanceAoVivo) => jogadorDe(one) !== NAO_IDENTIFICADO;
  return own.filter(
    (one, at) =>
      !isKnown(one) ||
      !own.some(
        (other, before) =>
          before < at && other.tipo === one.tipo && jogadorDe(other) === jogadorDe(one),
      ),
  );
}

export function rascunhoDoVivo(
  lances: readonly LanceAoVivo[],
  lado: LadoDoJogo,
): LanceEmRascunho[] {
  const gols = golsReunidos(lances, lado).map(oQueSabeMais);
  return [...gols, ...cartoesDe(lances, lado)].map((lance, id) => ({
    id,
    tipo: lance.tipo === 'vermelho' || lance.tipo === 'amarelo' ? lance.tipo : 'gol',
    quem: { jogador: jogadorDe(lance) },
    assistencia: null,
    minuto: lance.minuto ? String(Math.min(lance.minuto, 150)) : '',
  }));
}
