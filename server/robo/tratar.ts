// What the product does by itself when something is due: the one table of kinds and who handles them.
import type { TratarTodos } from '#server/prazos/tipos.ts';
import { tratarProposta } from '#server/propostas/vencer-proposta.ts';
import { tratarTaxa } from '#server/taxas/vencer-taxa.ts';
import { tratarAdiada } from './adiada-vencida.ts';
import { tratarHorario } from './horario-sem-acordo.ts';
import { tratarResposta } from './resposta.ts';
import { tratarPlacar } from './sem-placar.ts';
import { tratarVeredito } from './veredito.ts';

export const TRATAR: TratarTodos = {
  placar: tratarPlacar,
  horario: tratarHorario,
  adiada: tratarAdiada,
  proposta: tratarProposta,
  resposta: tratarResposta,
  veredito: tratarVeredito,
  taxa: tratarTaxa,
};
