// Defaults: what holds where the organiser chose nothing. The schemas take their defaults from here, and so do forms
// and presets, which work without the schemas.
import type { Criterio } from './opcoes.ts';
import { DINHEIRO, REGRAS_DO_ELENCO } from './padroes-do-elenco.ts';

export const TABELA = {
  pontos: { vitoria: 3, empate: 1, derrota: 0 },
  criterios: ['vitorias', 'saldo', 'gols_pro', 'confronto_direto', 'sorteio'] satisfies Criterio[],
  wo: { gols: 3, conta_gols: true, duplo: 'ambos_perdem' as const, limite: null },
  desistencia: 'wo_adiante' as const,
};

/** What people expect of a Swiss: the strength of those whom one met. */
export const CRITERIOS_DO_SUICO: Criterio[] = [
  'buchholz',
  'buchholz_mediano',
  'sonneborn_berger',
  'saldo',
  'gols_pro',
  'sorteio',
];

export const GRUPOS = { melhores: 0, comparacao: 'sem_ultimos' as const };

export const CONFRONTO = {
  pernas: 1,
  wo_elimina: true,
  wo_duplo: 'eliminados' as const,
  gols_fora: 'nao' as const,
  desempate: ['penaltis' as const],
};

/** Out only after a second defeat: who both miss a match have lost once, like anybody who loses. */
export const DUPLA_ELIMINACAO = { wo_duplo: 'repescagem' as const, final_extra: true };

export const MATA_MATA = {
  pernas_final: 1,
  terceiro_lugar: false,
  cruzamento: 'campanha' as const,
  reordenar: false,
  evita_reencontro: true,
};

export const CLASSIFICAM = 2;

export const REGRAS = {
  // Nothing but the organisation's word, until somebody chooses more.
  quem_informa: 'organizador' as const,
  prazo_confirmacao_horas: 24,
  prazo_resposta_horas: 24,
  // Pictures are always welcome; none is asked for until somebody chooses so.
  provas: [],
  sem_placar: 'moderacao' as const,
  robo: 'sugerir' as const,
  prazo_reclamacao_horas: null,
  aviso_cancelamento_horas: null,
  rodadas_por_janela: 1,
  horario_sem_acordo: null,
  tolerancia_minutos: 15,
  modelo_rodada: 'janela' as const,
  dias_por_rodada: 7,
  elenco: null,
  transferencias: null,
  ...REGRAS_DO_ELENCO,
  cartoes: {
    amarelos: null,
    // Once cards suspend: the customary rule in Brazil.
    vermelho: 1,
    zera_na_fase: null,
    leva_na_volta: true,
    suspenso_joga: 'organizacao' as const,
  },
  duracao_minutos: null,
  limite_forca: null,
  times: [],
};

export const INSCRICAO = {
  vagas: 16,
  aprovacao: 'manual' as const,
  fecha_em: null,
  pede: ['time' as const],
  taxa_centavos: 0,
  chave_pix: null,
  ...DINHEIRO,
};
