// A match while it is played: who may tell what happens in it, and the score that this comes to. It is shown and
// never counts: ending the match makes the claim, or the result.
import { golsReunidos, type LanceDito } from './mesmo-gol.ts';
import { type RecusaDaVida, recusaDoJogo } from './movimentos.ts';
import { type FatosDaPartida, joga, type LadoDoJogo, ladoDe, type Voz } from './partida.ts';

export const TIPOS_DE_LANCE = [
  'na_sala',
  'inicio',
  'gol',
  'amarelo',
  'vermelho',
  'segundo_tempo',
  'fim',
] as const;

export type TipoAoVivo = (typeof TIPOS_DE_LANCE)[number];

export const VOZES_AO_VIVO = ['mandante', 'visitante', 'mesa', 'organizacao'] as const;

export type VozAoVivo = (typeof VOZES_AO_VIVO)[number];

/** Of one side: the others are about the match. */
export const DE_UM_LADO: readonly TipoAoVivo[] = ['na_sala', 'gol', 'amarelo', 'vermelho'];

/** Of somebody, where who tells it knows of whom. */
export const DE_ALGUEM: readonly TipoAoVivo[] = ['gol', 'amarelo', 'vermelho'];

export type LanceContado = LanceDito & { readonly tipo: TipoAoVivo };

export type AndamentoAoVivo = {
  readonly comecou: boolean;
  readonly segundoTempo: boolean;
  readonly terminou: boolean;
  readonly gols: readonly [number, number];
};

export function andamentoDe(lances: readonly LanceContado[]): AndamentoAoVivo {
  const golsDe = (lado: LadoDoJogo) => golsReunidos(lances, lado).length;
  return {
    comecou: lances.some(({ tipo }) => tipo === 'inicio'),
    segundoTempo: lances.some(({ tipo }) => tipo === 'segundo_tempo'),
    terminou: lances.some(({ tipo }) => tipo === 'fim'),
    gols: [golsDe('mandante'), golsDe('visitante')],
  };
}

/** Who speaks here: a side before the organisation, because who plays speaks for their side. */
export function vozAoVivo(voz: Voz): VozAoVivo | null {
  return ladoDe(voz) ?? (voz.organiza && !joga(voz) ? 'organizacao' : null);
}

export type RecusaDoLance =
  | RecusaDaVida
  | 'ao_vivo_nao_agendada'
  | 'ao_vivo_antes'
  | 'ao_vivo_depois';

export function recusaDoLance(
  fatos: FatosDaPartida,
  { comecou, segundoTempo, terminou }: AndamentoAoVivo,
  tipo: TipoAoVivo,
): RecusaDoLance | null {
  const early = recusaDoJogo(fatos);
  if (early) return early;
  if (fatos.estado !== 'agendada') return 'ao_vivo_nao_agendada';
  if (terminou) return 'ao_vivo_depois';
  if (tipo === 'na_sala' || tipo === 'inicio') return comecou ? 'ao_vivo_depois' : null;
  if (!comecou) return 'ao_vivo_antes';
  return tipo === 'segundo_tempo' && segundoTempo ? 'ao_vivo_depois' : null;
}
