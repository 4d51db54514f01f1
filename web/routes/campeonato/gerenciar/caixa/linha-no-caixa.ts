import type { TaxaDeAlguem } from '#contract/campeonato/taxas.ts';

/** One instalment of one entry. */
export type LinhaNoCaixa = {
  readonly chave: string;
  readonly de: TaxaDeAlguem;
  readonly parcela: TaxaDeAlguem['parcelas'][number];
};
