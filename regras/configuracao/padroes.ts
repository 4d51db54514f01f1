// What holds where the organiser chose nothing. The schemas take their defaults from here, and so do forms
// and presets, which work without the schemas.
import type { Fase, FaseDe, TipoDeFase } from './fases.ts';
import type { Criterio } from './opcoes.ts';
import { DINHEIRO, REGRAS_DO_ELENCO } from './padroes-do-elenco.ts';

export const TABELA = {
  pontos: { vitoria: 3, empate: 1, derrota: 0 },
  criterios: [
    'wins',
    'goal_difference',
    'goals_for',
    'head_to_head_two_teams_only',
    'lots',
  ] satisfies Criterio[],
  wo: { gols: 3, conta_gols: true, duplo: 'both_lose' as const, limite: null },
  desistencia: 'walkover_forward' as const,
};

export const CONFRONTO = {
  pernas: 1,
  gols_fora: 'off' as const,
  desempate: ['penalties' as const],
};

export const MATA_MATA = {
  pernas_final: 1,
  terceiro_lugar: false,
  cruzamento: 'campanha' as const,
  reordenar: false,
};

export const CLASSIFICAM = 2;

export const REGRAS = {
  // Nothing but the organisation's word, until somebody chooses more.
  quem_informa: 'organizador' as const,
  prazo_confirmacao_horas: 24,
  provas: ['placar' as const],
  sem_placar: 'moderacao' as const,
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
  cartoes: { amarelos: null, zera_na_fase: null, leva_na_volta: false },
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

const comTabela = () => ({ tabela: structuredClone(TABELA), zonas: [], classificam: CLASSIFICAM });

const NOVAS: { readonly [Tipo in TipoDeFase]: () => FaseDe<Tipo> } = {
  pontos_corridos: () => ({
    tipo: 'pontos_corridos',
    ...comTabela(),
    turnos: 1,
    espelhado: true,
  }),
  grupos: () => ({ tipo: 'grupos', ...comTabela(), grupos: 4, turnos: 1, melhores: 0 }),
  suico: () => ({ tipo: 'suico', ...comTabela(), rodadas: 5 }),
  liga: () => ({ tipo: 'liga', ...comTabela(), jogos: 8, potes: 1 }),
  mata_mata: () => ({ tipo: 'mata_mata', ...structuredClone(CONFRONTO), ...MATA_MATA }),
  dupla_eliminacao: () => ({
    tipo: 'dupla_eliminacao',
    ...structuredClone(CONFRONTO),
    final_extra: true,
  }),
};

/** A phase of this kind as it is before anybody changed anything. */
export function novaFase<Tipo extends TipoDeFase>(
  tipo: Tipo,
  mudancas: Partial<FaseDe<Tipo>> = {},
): FaseDe<Tipo> {
  return { ...(NOVAS[tipo] as () => Fase)(), ...mudancas } as FaseDe<Tipo>;
}
