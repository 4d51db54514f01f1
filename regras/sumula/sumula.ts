// The match sheet: who scored, who gave the pass, who was booked, who was the best. Each side has a half of its
// own, with the goals that count for it.
import type { FatosDaPartida, LadoDoJogo } from '#regras/vida/partida.ts';

export const TIPOS_DE_LANCE = [
  'gol',
  'penalti',
  'amarelo',
  'segundo_amarelo',
  'vermelho',
  'craque',
] as const;

export type TipoDeLance = (typeof TIPOS_DE_LANCE)[number];

/** Fixed ids of the specification: somebody of this side, nobody knows who; and a player of the other side. */
export const NAO_IDENTIFICADO = '00000000-0000-4000-8000-000000000001';
export const GOL_CONTRA = '00000000-0000-4000-8000-000000000002';

/** Somebody of the squad (or a fixed id), or a name that was typed. */
export type Citado = { readonly jogador: string } | { readonly nome: string };

export type LanceDaSumula = {
  readonly tipo: TipoDeLance;
  readonly quem: Citado;
  readonly assistencia?: Citado | undefined;
  readonly minuto?: number | undefined;
};

/** One half as it is kept. */
export type MetadeDaSumula = {
  readonly versao: number;
  readonly por: 'lado' | 'organizacao';
  readonly lances: readonly LanceDaSumula[];
};

export type Metades = Readonly<Record<LadoDoJogo, MetadeDaSumula | null>>;

export const ehGol = ({ tipo }: Pick<LanceDaSumula, 'tipo'>): boolean =>
  tipo === 'gol' || tipo === 'penalti';

/** More goals than the side has in the score: one of the two is wrong, and the list counts for nobody until then. */
export const contradiz = (
  lances: readonly Pick<LanceDaSumula, 'tipo'>[],
  gols: number | null,
): boolean => gols !== null && lances.filter(ehGol).length > gols;

/** Goals of each side by the result that stands, else by the claim that waits; null: no goals to name. */
export function golsDe(
  fatos: Pick<FatosDaPartida, 'resultado' | 'informe' | 'decidida'>,
): Readonly<Record<LadoDoJogo, number>> | null {
  if (fatos.decidida) return null;
  const said = fatos.resultado ?? fatos.informe?.informado;
  if (said?.tipo !== 'placar') return null;
  return { mandante: said.mandante, visitante: said.visitante };
}
