// What the product does by itself when something is due: the one table of kinds and who handles them.
import type { TratarTodos } from '#server/prazos/tipos.ts';
import { tratarProposta } from '#server/propostas/vencer-proposta.ts';

export const TRATAR: TratarTodos = { proposta: tratarProposta };
