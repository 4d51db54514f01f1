// What a ranking of a liga starts with: its own people, also where only the organisation enters scores. Plain data, so
// that the page needs no schemas in the browser.
import type { RegrasDePosicao, RegrasDoElo } from './regras.ts';

export const ELO_DA_LIGA: RegrasDoElo = {
  tipo: 'elo',
  ...{ inicio: 1500, k_novo: 40, jogos_novo: 10, k: 20 },
  ...{ mando: 0, margem: false, wo: false, provisorio_ate: 5 },
  ...{ pelos_dois: false, contas_verificadas: 0 },
};

export const POSICAO_DA_LIGA: RegrasDePosicao = {
  tipo: 'posicao',
  pontos: [100, 70, 50, 40, 30, 25, 20, 15],
  ...{ participacao: 10, peso: 'igual', melhores: null, janela_semanas: null },
  contas_verificadas: 0,
};
