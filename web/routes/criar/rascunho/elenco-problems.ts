import type { Regras } from '#regras/configuracao/fases.ts';
import { type Problema, quando } from '#regras/montagem/problemas.ts';

function sheet({ elenco }: Regras): Problema[] {
  if (!elenco?.sumula) return [];
  const { sumula, maximo, em_campo } = elenco;
  const path = 'regras.elenco.sumula';
  return [
    ...quando(sumula > maximo, path, 'criar.problema.sumula_grande', { n: maximo }),
    ...quando(sumula < em_campo, path, 'criar.problema.sumula_pequena', { n: em_campo }),
  ];
}

/** Of what came to squads besides their size and the dates of windows. */
export function squadProblems(regras: Regras): Problema[] {
  return [
    ...sheet(regras),
    ...regras.transferencias_semanais.flatMap(({ das, ate }, index) =>
      quando(das === ate, `regras.transferencias_semanais.${index}.ate`, 'criar.problema.horario'),
    ),
  ];
}
