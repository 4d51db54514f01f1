// The hour of a proposal has come and nobody answered: that is written down, for the rule of W.O. to read.
import type { TratarPrazo } from '#server/prazos/tipos.ts';
import { closeProposta } from './queries.ts';

export const tratarProposta: TratarPrazo = {
  async vencer(tx, { objeto }) {
    await closeProposta(tx, objeto, { estado: 'sem_resposta', por: null });
  },
};
