import { aPagar, type EstadoDaTaxa } from '#regras/taxas/taxa.ts';

/** The colour of a state, wherever a fee is shown. */
export const TOM_DA_TAXA = {
  devida: 'warn',
  enviada: 'brand',
  paga: 'ok',
  recusada: 'bad',
  devolvida: 'neutral',
  isenta: 'neutral',
} as const satisfies Readonly<Record<EstadoDaTaxa, string>>;

/** Where the picture of a receipt is. A new one has the same address: when it was sent tells them apart. */
export const enderecoDoComprovante = (
  id: string,
  {
    participante,
    parcela,
    enviada_em,
  }: { participante: string; parcela: number; enviada_em: string | null },
): string =>
  `/api/campeonatos/${id}/taxas/${participante}/${parcela}/comprovante?v=${Date.parse(enviada_em ?? '') || 0}`;

/** Not paid, and the time is over. */
export const atrasada = (estado: EstadoDaTaxa, pagarAte: string | null, now: number): boolean =>
  aPagar(estado) && pagarAte !== null && Date.parse(pagarAte) < now;
