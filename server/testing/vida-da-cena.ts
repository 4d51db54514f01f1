// Calls of every endpoint of the life of a match, for tests that try all endpoints.
const informado = { tipo: 'placar', mandante: 1, visitante: 0 };
const comum = { acao: 'vida', momento: 'andamento' } as const;
const informe = { ...comum, body: () => ({ informado }) };

export const CHAMADAS_DA_VIDA = {
  informarPlacar: informe,
  mudarInforme: informe,
  retirarInforme: comum,
  confirmarInforme: comum,
  contestarPlacar: { ...comum, body: () => ({ motivo: 'Não foi' }) },
  retirarContestacao: comum,
  aceitarVersao: comum,
  julgarCaso: {
    ...comum,
    body: () => ({
      ...{ versao: 1, decisao: informado, motivo: 'Foi' },
      regra: { texto: 'Vale a tela final.' },
    }),
  },
  verCaso: comum,
  salvarSumula: { ...comum, body: () => ({ mandante: { versao: 0, lances: [] } }) },
};
