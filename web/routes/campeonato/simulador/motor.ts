// The engine in the browser, and what is only needed once it is there: fetched when somebody opens the simulator.
import { completar } from '#regras/cenario/completar.ts';
import { dadosDoCenario } from '#regras/cenario/dados.ts';
import { montar } from '#regras/cenario/montado.ts';
import { MAIS_NO_LINK } from '#regras/cenario/palpite.ts';
import { vistaDe } from '#regras/cenario/vista.ts';
import { compartilhar } from '#web/campeonato/compartilhar.ts';
import { mostrarNoEndereco, paraMandar } from './endereco-do-cenario.ts';
import { escudoEmFigura } from './escudo-em-figura.ts';

export const motor = {
  ...{ completar, dadosDoCenario, MAIS_NO_LINK, montar, vistaDe },
  ...{ compartilhar, escudoEmFigura, mostrarNoEndereco, paraMandar },
};

export type Motor = typeof motor;
