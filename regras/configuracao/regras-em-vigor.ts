// Rules as they are obeyed, whatever an older row, version or kept draft holds. Without the schemas, like
// fases-em-vigor.ts.
import type { Regras } from './fases.ts';
import { REGRAS } from './padroes.ts';

/** Stored with every championship long before anybody could choose them. */
const NAO_ESCOLHIDAS = [
  'quem_informa',
  'prazo_confirmacao_horas',
  'provas',
  'sem_placar',
  'aviso_cancelamento_horas',
  'cartoes',
] as const satisfies readonly (keyof Regras)[];

/** What came with the choice: rules without it were stored before. */
const COM_ESCOLHA = 'prazo_reclamacao_horas' satisfies keyof Regras;

export function regrasEmVigor(guardadas: Partial<Regras>): Regras {
  const escolhidas = { ...guardadas };
  if (!(COM_ESCOLHA in guardadas)) for (const name of NAO_ESCOLHIDAS) delete escolhidas[name];
  return {
    ...REGRAS,
    ...escolhidas,
    cartoes: { ...REGRAS.cartoes, ...escolhidas.cartoes },
  };
}
