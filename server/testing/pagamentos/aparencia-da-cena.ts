// Calls of what comes with a plan, for tests that try all endpoints. Pictures are tried with files in server/aparencia/.
export const CHAMADAS_DA_APARENCIA = {
  exportarHistorico: { acao: 'editar', momento: 'aberto' },
  baixarPdf: { acao: 'editar', momento: 'aberto' },
  verAparencia: { acao: 'editar', momento: 'aberto' },
  mudarAparencia: {
    acao: 'editar',
    momento: 'aberto',
    body: () => ({ versao: 0, destaque: '#0b7a75', patrocinadores: [] }),
    umaVez: true,
  },
  tirarCapaDoCampeonato: { acao: 'editar', momento: 'aberto' },
} as const;

/** Sends or gives a file, so it is tried apart. */
export const APART: readonly string[] = [
  ...['enviarEscudo', 'enviarProva', 'verProva', 'enviarComprovante', 'verComprovante'],
  ...['enviarCapaDoCampeonato', 'enviarLogo'],
];
