// The quick way: a preset says how it is played; what is played, and when, is asked apart.
import { isNoCampo, type MODALIDADES } from './opcoes.ts';
import { type Predefinido, type Preset, predefinido } from './presets.ts';

export type Modalidade = (typeof MODALIDADES)[number];

export type PedidoExpresso = {
  readonly preset: Preset;
  /** Without it that of the preset. */
  readonly modalidade?: Modalidade | undefined;
  /** Everything on one evening: rounds have a date, and nobody agrees on days. */
  readonly isNoite: boolean;
};

export function configuracaoExpressa(
  { preset, modalidade, isNoite }: PedidoExpresso,
  participantes: number,
): Predefinido {
  const ready = predefinido(preset, participantes);
  const regras = isNoite ? { ...ready.regras, modelo_rodada: 'data' as const } : ready.regras;
  if (modalidade === undefined || modalidade === ready.modalidade) return { ...ready, regras };
  const plataforma = isNoCampo(modalidade) ? 'presencial' : 'crossplay';
  return { ...ready, regras, modalidade, plataforma };
}
