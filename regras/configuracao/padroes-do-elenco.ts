// Defaults of squads, sanctions and money. Without the schemas, like
// padroes.ts, which spreads these.
import type { REEMBOLSOS, TIPOS_DE_SANCAO, TROCAS_DE_ID } from './opcoes-do-elenco.ts';

export type Sancao =
  | { tipo: Exclude<(typeof TIPOS_DE_SANCAO)[number], 'pontos' | 'multa'> }
  | { tipo: 'pontos'; pontos: number }
  | { tipo: 'multa'; valor: number };

/** Every week at these hours of Brasília; days from 0, a Sunday. */
export type JanelaSemanal = { dia_semana: number; das: string; ate: string };

export const REGRAS_DO_ELENCO = {
  transferencias_semanais: [] as JanelaSemanal[],
  transferencias_emergencia: 0,
  troca_de_id: 'nunca' as (typeof TROCAS_DE_ID)[number],
  sancoes: [] as Sancao[],
  suspensao_desistencia_dias: null as number | null,
};

/** Where nothing was said about giving money back, nothing is promised in anybody's name. */
export const DINHEIRO = {
  segunda_entrada_centavos: null as number | null,
  parcelas: 1,
  prazo_pagamento_dias: null as number | null,
  reembolso: 'a_combinar' as (typeof REEMBOLSOS)[number],
  doacao: null as string | null,
};
