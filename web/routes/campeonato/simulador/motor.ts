// The engine in the browser: fetched when somebody opens the simulator, and only there.
import { completar } from '#regras/cenario/completar.ts';
import { dadosDoCenario } from '#regras/cenario/dados.ts';
import { linkDo } from '#regras/cenario/link.ts';
import { montar } from '#regras/cenario/montado.ts';
import { MAIS_NO_LINK } from '#regras/cenario/palpite.ts';
import { vistaDe } from '#regras/cenario/vista.ts';

export const motor = { completar, dadosDoCenario, linkDo, MAIS_NO_LINK, montar, vistaDe };

export type Motor = typeof motor;
